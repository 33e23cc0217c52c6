import { buildOutdated } from '../deploy/local/build.mjs';
import { installDependencies } from '../deploy/local/dependencies.mjs';
import { Failure } from '../deploy/local/failure.mjs';
import { ROOT } from '../deploy/local/paths.mjs';
import { endTools } from '../deploy/local/processes.mjs';
import { Progress } from '../deploy/local/progress.mjs';
import { report } from '../deploy/local/report.mjs';
import { onStop } from '../deploy/local/stopping.mjs';
import { HELP, readOptions } from './options.mjs';
import { STAGES } from './stages.mjs';
import { wasGood, watched } from './unchanged.mjs';

/**
 * @import { Stage } from './stages.mjs'
 * @import { FailedTest } from './stages/failures.mjs'
 * @typedef {{ ok: boolean, output?: string, passed?: number, failed?: number, failures?: FailedTest[] }} Outcome
 */

/** `npm test`. @param {string[]} args */
export async function test(args) {
	const progress = new Progress();
	/** @type {number | undefined} */
	let stopCode;
	onStop((code) => {
		stopCode = code;
		endTools();
	});
	try {
		const { help, only, changed } = readOptions(args, STAGES);
		if (help) return console.log(HELP(STAGES));
		const wanted = STAGES.filter(({ name }) => !only || only.includes(name));
		await installDependencies(ROOT, progress);
		const stages = changed ? withoutGood(wanted, progress) : wanted;
		const isBuilt = stages.some(({ needsBuild }) => needsBuild);
		const broken = isBuilt ? await build(progress) : undefined;
		/** @param {Stage} stage */
		const run = (stage) => runStage(stage, progress, stage.needsBuild ? broken : undefined);
		const outcomes = await inLanes(stages, run, () => stopCode !== undefined);
		if (stopCode !== undefined) throw new Failure('Stopped.', { code: stopCode });
		process.exitCode = summarise(progress, outcomes);
	} catch (error) {
		report(error);
		if (stopCode !== undefined) process.exitCode = stopCode;
	}
}

/** @param {Stage[]} wanted @param {Progress} progress */
function withoutGood(wanted, progress) {
	const stages = wanted.filter((stage) => !wasGood(ROOT, stage));
	const good = wanted.filter((stage) => !stages.includes(stage)).map(({ name }) => name);
	if (good.length > 0) progress.line(`✓ Good with these very files before: ${good.join(', ')}`);
	return stages;
}

/** Most stages wait half of their time: for a database, the end of their longest file. */
const LANES = 2;

/**
 * Begins the stages in their order, as many at once as there are lanes; one that asks to be alone
 * waits for those before it, and those after it wait for it.
 * @param {Stage[]} stages @param {(stage: Stage) => Promise<Outcome & { name: string }>} run
 * @param {() => boolean} isStopped @returns the outcomes in the order in which they came
 */
async function inLanes(stages, run, isStopped) {
	/** @type {(Outcome & { name: string })[]} */
	const outcomes = [];
	for (const group of groupsOf(stages)) {
		const waiting = [...group];
		const lane = async () => {
			while (!isStopped()) {
				const stage = waiting.shift();
				if (!stage) return;
				outcomes.push(await run(stage));
			}
		};
		await Promise.all(Array.from({ length: LANES }, lane));
	}
	return outcomes;
}

/** @param {Stage[]} stages @returns those that may run beside each other, in their order */
function groupsOf(stages) {
	/** @type {Stage[][]} */
	const groups = [];
	for (const [index, stage] of stages.entries()) {
		const isNew = stage.alone || index === 0 || stages[index - 1]?.alone;
		if (isNew) groups.push([]);
		groups.at(-1)?.push(stage);
	}
	return groups;
}

/** A build that fails lets the stages that need none run all the same. @param {Progress} progress @returns {Promise<Outcome | undefined>} */
async function build(progress) {
	try {
		await buildOutdated(ROOT, progress);
		return undefined;
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		return { ok: false, output: `${error.message}\n${error.output}`, failed: 1 };
	}
}

/** @param {Stage} stage @param {Progress} progress @param {Outcome} [broken] what the build came to, where it failed */
async function runStage(stage, progress, broken) {
	/** @type {Outcome} */
	let outcome = { ok: false };
	const files = watched(ROOT, stage);
	await progress
		.step(`${stage.name}: ${stage.title}`, async () => {
			outcome = broken ?? (await stage.run({ root: ROOT, progress }).catch(asOutcome));
			if (!outcome.ok) throw outcome;
			files.note();
		})
		.catch((error) => {
			if (error !== outcome) throw error;
			progress.line(indent(outcome.output ?? ''));
		});
	return { name: stage.name, ...outcome };
}

/** @param {unknown} error @returns {Outcome} */
const asOutcome = (error) => ({
	ok: false,
	output:
		error instanceof Failure
			? `${error.message}\n${error.output}`
			: String(error instanceof Error ? error.stack : error),
});

/** @param {string} text */
const indent = (text) => text.trimEnd().replace(/^/gm, '    ');
/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Once more at the end: what a stage printed is far up by then. @param {Outcome & { name: string }} outcome */
const namesOfFailed = ({ name: stage, failures = [] }) =>
	failures.map(({ name, message }) => `✗ ${stage}: ${name}\n${indent(message)}`.trimEnd());

/** @param {Progress} progress @param {(Outcome & { name: string })[]} outcomes @returns {number} the exit code */
function summarise(progress, outcomes) {
	const failing = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
	const good = outcomes.length - failing.length;
	progress.line('');
	progress.line(
		failing.length === 0
			? `All ${good} stages are good.`
			: `${good} of ${outcomes.length} stages are good; not: ${failing.join(', ')}`,
	);
	for (const line of outcomes.flatMap(namesOfFailed)) progress.line(line);
	const passed = sum(outcomes.map((outcome) => outcome.passed ?? 0));
	const failed = sum(outcomes.map((outcome) => outcome.failed ?? 0));
	progress.line(`${passed} passed, ${failed} failed`);
	return failing.length === 0 ? 0 : 1;
}
