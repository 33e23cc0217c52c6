/**
 * Prints how long it takes from a change of one line of a remote until a host has it: in a copy of
 * the workspace's sources, with the release tool and its probe against a running product.
 * Run: pnpm --filter ./e2e bench:publish   (after a build: npm start, or npm test -- --only start)
 */

import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readScript } from '../../deploy/local/script.mjs';
import { startProduct } from '../support/product.mjs';
import { median } from './load/machine.mjs';

readScript(import.meta.filename);

const PROJECT = path.resolve(import.meta.dirname, '../..');
const COPY = path.join(PROJECT, '.cache/bench/publish');
const REMOTE = 'remote-admin';
const RUNS = 5;
const GOAL_S = 10;

/** Sources are copied, packages are linked. */
async function copyWorkspace() {
	await rm(COPY, { recursive: true, force: true });
	await mkdir(COPY, { recursive: true });
	const left = ['node_modules', 'dist', '.cache', 'test-results', 'coverage'];
	for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
		await cp(path.join(PROJECT, name), path.join(COPY, name));
	}
	for (const name of ['shared', 'deploy', REMOTE]) {
		const from = path.join(PROJECT, name);
		for (const entry of await readdir(from)) {
			if (left.includes(entry)) continue;
			await cp(path.join(from, entry), path.join(COPY, name, entry), { recursive: true });
		}
		await symlink(path.join(from, 'node_modules'), path.join(COPY, name, 'node_modules'));
	}
}

/** One line of a remote: the title of its first page, in code and in `remote.json`. @param {number} run */
async function changeOneLine(run) {
	const file = path.join(COPY, REMOTE, 'src/remote.meta.ts');
	const text = await readFile(file, 'utf8');
	await writeFile(file, text.replace(/fr: '(\d+ )?/, `fr: '${run} `));
}

await copyWorkspace();
/** As the copy has it. @param {string} name */
const tool = (name) => import(path.join(COPY, 'deploy', name));
const { buildOutdated } = await tool('local/build.mjs');
const { storeBuild } = await tool('release/store.mjs');
const { probe } = await tool('release/probe.mjs');
const { publishBuilds } = await tool('release/publish.mjs');
/** @type {{ line(): void, step: <T>(label: string, work: () => T) => T }} */
const silent = { line() {}, step: (_label, work) => work() };

const product = await startProduct();
const target = product.channel('production');
const dist = path.join(COPY, REMOTE, 'dist');
const PARTS = ['build', 'hash and store', 'probe', 'sign and name', 'seen'];
/** Seconds of each part, by run. @type {number[][]} */
const runs = [];
try {
	for (let run = 1; run <= RUNS; run += 1) {
		await changeOneLine(run);
		/** @type {number[]} */
		const times = [];
		/** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
		const timed = async (work) => {
			const begun = performance.now();
			const result = await work();
			times.push((performance.now() - begun) / 1000);
			return result;
		};
		await timed(() => buildOutdated(COPY, silent, { names: [REMOTE] }));
		const stored = await timed(() => storeBuild(target.storeDir, dist));
		await timed(() => probe(product.url, stored));
		const { revision } = await timed(() => publishBuilds(target, [dist]));
		await timed(async () => {
			const answer = await fetch(new URL('/registry/production.json', product.url));
			const { payload } = await answer.json();
			if (JSON.parse(payload).revision !== revision) throw new Error('The host has it not.');
		});
		runs.push(times);
	}
} finally {
	await product.stop();
	await rm(COPY, { recursive: true, force: true });
}

/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);
PARTS.forEach((part, index) => {
	console.log(
		`${part.padEnd(20)}${median(runs.map((times) => times[index] ?? Number.NaN))
			.toFixed(2)
			.padStart(8)} s`,
	);
});
const total = median(runs.map(sum));
const first = sum(runs[0] ?? []);
console.log(`${'all, the first time'.padEnd(20)}${first.toFixed(2).padStart(8)} s`);
console.log(`${`all, median of ${RUNS}`.padEnd(20)}${total.toFixed(2).padStart(8)} s`);
console.log(`goal ≤ ${GOAL_S} s: ${total <= GOAL_S ? 'met' : 'MISSED'} (${total.toFixed(1)} s)`);
