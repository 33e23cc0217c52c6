/**
 * Plays every benchmark of the project, each as small as it can be, to see that it still runs: no run of the tests does. Figures
 * are not looked at: a missed goal is not a broken script.
 * Run: pnpm --filter ./e2e bench:all [--only <part of a name>]   (half an hour and more; after a build: npm start builds)
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startProcess } from '../../deploy/local/processes.mjs';
import { readScript } from '../../deploy/local/script.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PREFIX = 'bench:';
/** What makes a benchmark short; without a word here it is played as it is. @type {Record<string, string[]>} */
const SMALL = {
	canary: ['1'],
	dashboards: ['--pages', '4'],
	events: ['200'],
	fairness: ['rapport'],
	'first-load': ['--runs', '1'],
	history: ['--pairs', '0'],
	house: ['--fiches', '20000'],
	'in-page': ['--rounds', '1'],
	memory: ['--seconds', '2'],
	settlement: ['--fiches', '20000'],
	soak: ['--first', '2000', '--days', '2', '--fiches', '500', '--attack', '5'],
	'what-if': ['20000'],
	watching: ['--sales', '1'],
};
/** Why it is not played. @type {Record<string, string>} */
const LEFT_OUT = {
	all: '',
	tasks: 'needs a demo that runs beside it',
};
const LAST_LINES = 15;

const { values } = readScript(import.meta.filename, { options: { only: { type: 'string' } } });

/** @param {string} folder of a package @returns those that its manifest names */
function benchesOf(folder) {
	/** @type {{ scripts: Record<string, string> }} */
	const { scripts } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
	return Object.entries(scripts)
		.filter(([name]) => name.startsWith(PREFIX))
		.map(([name, line]) => ({ name: name.slice(PREFIX.length), folder, line }));
}

/** @param {ReturnType<typeof benchesOf>[number]} bench */
async function play({ name, folder, line }) {
	const [, ...args] = line.split(' ');
	const cwd = path.join(ROOT, folder);
	return startProcess(process.execPath, [...args, ...(SMALL[name] ?? [])], { cwd }).ended;
}

let broken = 0;
for (const bench of ['e2e', 'api'].flatMap(benchesOf)) {
	if (!bench.name.includes(values.only ?? '')) continue;
	const reason = LEFT_OUT[bench.name];
	if (reason) console.log(`${bench.name.padEnd(16)} not played: ${reason}`);
	if (reason !== undefined) continue;
	const begun = performance.now();
	const { code, output } = await play(bench);
	const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
	console.log(`${bench.name.padEnd(16)} ${code === 0 ? 'runs' : 'broken'} (${seconds} s)`);
	if (code === 0) continue;
	broken += 1;
	console.log(output.trimEnd().split('\n').slice(-LAST_LINES).join('\n').replace(/^/gm, '    '));
}
console.log(broken === 0 ? 'None is broken.' : `${broken} broken.`);
process.exitCode = broken === 0 ? 0 : 1;
