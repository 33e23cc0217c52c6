import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runTool } from '../../deploy/local/processes.mjs';
import { findOrInstallChromium } from '../chromium.mjs';
import { installNginx } from '../nginx.mjs';
import { failedInBrowser, failedInJest, failedInTap } from './failures.mjs';
import { groupsFolder, together } from './together.mjs';
import { asOutcome, tool } from './tool.mjs';

/** @import { Context } from '../stages.mjs' */

const REPORTS = '.cache/reports';

/** Tests of the tools themselves, with Node's own runner. @param {Context} context */
export function scriptTests({ root }) {
	const folders = ['.ci', 'deploy', 'shared/config'];
	return nodeTests(
		root,
		folders.flatMap((at) => filesOf(root, at, /\.test\.mjs$/)),
	);
}

/** @param {string} root @param {string} folder @param {RegExp} name @returns {string[]} from the root, sorted */
const filesOf = (root, folder, name) =>
	readdirSync(path.join(root, folder), { recursive: true })
		.map((file) => path.join(folder, String(file)))
		.filter((file) => name.test(file) && !file.includes('node_modules'))
		.sort();

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

/** More of them load more, fewer leave a core idle while the last one ends. */
const GROUPS = { screens: 1, api: 14 };

/** What all pages rely on (clocks, the stream, guards of the page): these tests replace it, each by itself. */
const RELIED_ON = /^(host|shared\/(config|src\/(api|data)))\//;

/** All of the browser's side in one run, so that its workers never idle. @param {Context} context */
export function jestTests({ root }) {
	const packages = readdirSync(root)
		.filter((name) => /^(host|shared|remote-.*)$/.test(name))
		.filter((name) => existsSync(path.join(root, name, 'jest.config.js')));
	const files = packages.flatMap((name) => {
		const tests = filesOf(root, name, /\.test\.tsx?$/);
		const apart = tests.filter((file) => RELIED_ON.test(file));
		const others = tests.filter((file) => !apart.includes(file));
		return [
			...apart.map((file) => path.join(root, file)),
			...together(root, name, others, GROUPS.screens),
		];
	});
	const roots = [groupsFolder(root, ''), ...packages.map((name) => path.join(root, name))];
	// One project for all packages, so that what they share is compiled once.
	return jest(
		root,
		'shared',
		'jest',
		['--rootDir', root, '--roots', ...roots],
		files,
		OPTIMISE_LATE,
	);
}

/** A test of sources more than of what they do: quick, and so run with lint and types. */
const STATEMENTS = 'api/src/tools/testing/typed-sql/statements.test.ts';

/** @param {Context} context */
export const statementTests = ({ root }) =>
	jest(root, 'api', 'statements', [], [path.join(root, STATEMENTS)]);

/** They wait for processes of their own for minutes: begun first, another one is at work beside them. */
const LONG = /\/(backup|carry|second)\.test\.ts$/;

/** @param {Context} context */
export function apiTests({ root }) {
	const tests = filesOf(root, 'api/src', /\.test\.ts$/).filter((file) => file !== STATEMENTS);
	const files = [
		...tests.filter((file) => LONG.test(file)).map((file) => path.join(root, file)),
		...together(
			root,
			'api',
			tests.filter((file) => !LONG.test(file)),
			GROUPS.api,
		),
	];
	const roots = [groupsFolder(root, 'api'), path.join(root, 'api/src')];
	return jest(root, 'api', 'api', ['--roots', ...roots], files);
}

/**
 * V8 optimises what runs often; a file of screens’ tests ends before that pays, a group of the API's does not. It waits
 * fifteen times as long as by itself (67,584 bytes of bytecode), which takes a fifth of their processor time away.
 * Later versions of Node count otherwise and refuse to start with the word.
 */
const OPTIMISE_LATE = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : [];

/**
 * @param {string} root @param {string} name of the package @param {string} stage @param {string[]} args
 * @param {string[]} files @param {string[]} [node] options of Node itself
 */
async function jest(root, name, stage, args, files, node = []) {
	const file = reportFile(root, `${stage}.json`);
	const options = [
		...args,
		'--ci',
		// Jest would leave one of two cores to itself; its parent only waits.
		`--maxWorkers=${Math.max(2, availableParallelism() - 1)}`,
		'--passWithNoTests',
		'--json',
		`--outputFile=${file}`,
		'--runTestsByPath',
		...files,
	];
	const result = await tool(path.join(root, name), 'jest', 'jest', options, { node });
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
