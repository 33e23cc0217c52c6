/**
 * Replays this repository's history: hosts and APIs of commits that touched a door of shared or the
 * contract with remotes of other such commits, in a browser; and prints what was seen beside what
 * the proof says of each pair, for docs/benchmarks/history.md.
 * Run: node e2e/bench/history.mjs [--pairs n]
 *   --pairs n   replay n pairs more, then print; 0 prints what was seen so far. Without it: all
 * What was seen is kept in .cache/history, so a run that was broken off goes on. All pairs take some
 * hours of one core and 1 GB of disk for each commit.
 * What it cannot see: code that runs only when somebody clicks deep into a page, and the policies
 * that an API sends with the page, which say nothing of doors and contracts.
 */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readScript } from '../../deploy/local/script.mjs';
import { launchBrowser } from './history/browser.mjs';
import { doorCommits } from './history/commits.mjs';
import { checkoutOf, WALKS } from './history/folders.mjs';
import { pairsOf, wholeCommits } from './history/pairs.mjs';
import { ApiPool } from './history/pool.mjs';
import { replayChanged } from './history/replay.mjs';
import { table } from './history/report.mjs';
import { verdictOf } from './history/verdict.mjs';

/** @import { Pair } from './history/pairs.mjs' */
/** @import { Row } from './history/report.mjs' */

const AT_ONCE = 2;

/** @param {Pair} pair */
const keyOf = ({ host, remotes }) => `${host} ${remotes}`;

/** Pairs that were seen; of one seen twice the last. @returns {Promise<Row[]>} */
async function replayed() {
	const text = await readFile(WALKS, 'utf8').catch(() => '');
	/** @type {Row[]} */
	const rows = text
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line));
	return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** @param {ApiPool} pool @param {Pair[]} waiting */
async function work(pool, waiting) {
	// One each: a tab that takes its browser along harms one pair only.
	const browser = await launchBrowser();
	for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
		try {
			const result = await replayChanged({ browser, pool }, pair);
			await appendFile(WALKS, `${JSON.stringify(result)}\n`);
			console.log(`${keyOf(pair)}: ${result.problems.length} problems, ${result.seconds} s`);
		} catch (error) {
			console.error(`${keyOf(pair)} could not be replayed:`, error);
		}
	}
	await browser.close();
}

/** Commits of a pair are built by then, or were when it was seen. @param {Row} row @returns {Promise<Row>} */
async function withVerdict(row) {
	const [hostRoot, remotesRoot] = [checkoutOf(row.host), checkoutOf(row.remotes)];
	return { ...row, verdict: await verdictOf({ hostRoot, remotesRoot }) };
}

/** Replays the pairs that are still missing, at most so many. @param {number | undefined} most */
async function replayMissing(most) {
	const { whole, others } = await wholeCommits(await doorCommits());
	if (others.length > 0) console.log(`Not whole, left out: ${others.join(', ')}`);
	const done = new Set((await replayed()).map(keyOf));
	const missing = (await pairsOf(whole)).filter((pair) => !done.has(keyOf(pair)));
	const waiting = missing.slice(0, most);
	await mkdir(path.dirname(WALKS), { recursive: true });
	const pool = new ApiPool();
	try {
		await Promise.all(Array.from({ length: AT_ONCE }, () => work(pool, waiting)));
	} finally {
		await pool.stop();
	}
}

const { values } = readScript(import.meta.filename, { options: { pairs: { type: 'string' } } });
const most = values.pairs === undefined ? undefined : Number(values.pairs);
if (most !== 0) await replayMissing(most);
/** @type {Row[]} */
const rows = [];
for (const row of await replayed()) rows.push(await withVerdict(row));
console.log(await table(rows));
