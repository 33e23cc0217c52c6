import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runTool } from '../../deploy/local/processes.mjs';
import { findOrInstallChromium } from '../chromium.mjs';
import { installNginx } from '../nginx.mjs';
import { failedInBrowser, failedInJest, failedInTap } from './failures.mjs';
import { asOutcome, tool } from './tool.mjs';

/** @import { Context } from '../stages.mjs' */

const REPORTS = '.cache/reports';

/** Tests of the tools themselves, with Node's own runner. @param {Context} context */
export function scriptTests({ root }) {
	const files = ['.ci', 'deploy', 'shared/config'].flatMap((folder) =>
		readdirSync(path.join(root, folder), { recursive: true })
			.map((file) => path.join(folder, String(file)))
			.filter((file) => file.endsWith('.test.mjs') && !file.includes('node_modules')),
	);
	return nodeTests(root, files);
}

/** @param {Context} context */
export const startTests = ({ root }) =>
	nodeTests(root, ['deploy/start.product.mjs', 'deploy/containers/images.product.mjs']);

/** A few rounds of what docs/faults.md records more of, then two processes at once. @param {Context} context */
export async function faultTests({ root }) {
	const args = [path.join(root, 'e2e/faults/kill.mjs'), '--rounds', '6'];
	const killed = asOutcome(await runTool(process.execPath, args, { cwd: root }));
	const lost = [path.join(root, 'e2e/faults/second.mjs'), '--rounds', '1', '--synchronous'];
	const promoted = asOutcome(await runTool(process.execPath, lost, { cwd: root }));
	const both = await nodeTests(root, ['e2e/faults/two-processes.mjs']);
	return {
		ok: killed.ok && promoted.ok && both.ok,
		output: `${killed.output}\n${promoted.output}\n${both.output}`,
		passed: both.passed + Number(killed.ok) + Number(promoted.ok),
		failed: both.failed + Number(!killed.ok) + Number(!promoted.ok),
	};
}

/** @param {string} root @param {string[]} files */
async function nodeTests(root, files) {
	const args = ['--test', '--test-reporter=tap', ...files];
	const result = await runTool(process.execPath, args, { cwd: root });
	/** @param {string} name */
	const count = (name) =>
		Number(result.output.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
	return {
		...asOutcome(result),
		passed: count('pass'),
		failed: count('fail'),
		failures: failedInTap(result.output),
	};
}

/** All of the browser's side in one run, so that its workers never idle. @param {Context} context */
export function jestTests({ root }) {
	const folders = readdirSync(root).filter((name) => /^(host|shared|remote-.*)$/.test(name));
	const projects = folders.filter((name) => existsSync(path.join(root, name, 'jest.config.js')));
	return jest(root, 'shared', 'jest', [
		'--projects',
		...projects.map((name) => path.join(root, name)),
	]);
}

/** A test of sources more than of what they do: quick, and so run with lint and types. */
const STATEMENTS = 'src/tools/testing/typed-sql/statements.test.ts';

/** @param {Context} context */
export const statementTests = ({ root }) => jest(root, 'api', 'statements', [STATEMENTS]);

/** @param {Context} context */
export const apiTests = ({ root }) =>
	jest(root, 'api', 'api', ['--testPathIgnorePatterns', STATEMENTS]);

/**
 * V8 optimises what runs often; a file of tests ends before that pays. It waits fifteen times as long as by
 * itself (67,584 bytes of bytecode), which takes a fifth of the screens’ processor time away. Later versions
 * of Node count otherwise and refuse to start with the word.
 */
const OPTIMISE_LATE = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : [];

/** @param {string} root @param {string} name of the package @param {string} stage @param {string[]} args */
async function jest(root, name, stage, args) {
	const file = reportFile(root, `${stage}.json`);
	const options = [
		...args,
		'--ci',
		// Jest would leave one of two cores to itself; its parent only waits.
		`--maxWorkers=${Math.max(2, availableParallelism() - 1)}`,
		'--passWithNoTests',
		'--json',
		`--outputFile=${file}`,
	];
	const result = await tool(path.join(root, name), 'jest', 'jest', options, {
		node: OPTIMISE_LATE,
	});
	const report = readReport(file);
	// A file that could not even be loaded counts as one failed test.
	const failed = report
		? report.numFailedTests + report.numRuntimeErrorTestSuites
		: Number(result.code !== 0);
	return {
		...asOutcome(result),
		passed: report?.numPassedTests ?? 0,
		failed,
		failures: report && failedInJest(report),
	};
}

/** @param {Context} context */
export async function browserTests({ root, progress }) {
	const chromium = await findOrInstallChromium(root, progress);
	await installNginx(root, progress);
	const file = reportFile(root, 'playwright.json');
	const result = await tool(path.join(root, 'e2e'), '@playwright/test', 'playwright', ['test'], {
		env: { ...process.env, CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
	});
	const report = readReport(file);
	const broken = report ? report.errors.length : Number(result.code !== 0);
	return {
		...asOutcome(result),
		passed: report?.stats.expected ?? 0,
		failed: (report ? report.stats.unexpected + report.stats.flaky : 0) + broken,
		failures: report && failedInBrowser(report),
	};
}

/** @param {string} root @param {string} name */
function reportFile(root, name) {
	const folder = path.join(root, REPORTS);
	mkdirSync(folder, { recursive: true });
	const file = path.join(folder, name);
	rmSync(file, { force: true });
	return file;
}

/** @param {string} file */
const readReport = (file) =>
	existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
