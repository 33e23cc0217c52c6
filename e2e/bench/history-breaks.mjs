/**
 * Shows that the replay sees: breaks a host and its API on purpose, one way after the other, and
 * fails unless the browser finds each.
 * Run: node e2e/bench/history-breaks.mjs [commit]
 */

import process from 'node:process';
import { readScript } from '../../deploy/local/script.mjs';
import { BREAKS, broken } from './history/breaks.mjs';
import { launchBrowser } from './history/browser.mjs';
import { doorCommits } from './history/commits.mjs';
import { ApiPool } from './history/pool.mjs';
import { replay } from './history/replay.mjs';

const { names } = readScript(import.meta.filename, { takesNames: true });
const remotes = names[0] ?? (await doorCommits()).at(-1)?.commit;
if (!remotes) throw new Error('No commit touched a door: name one.');
const pool = new ApiPool();
const browser = await launchBrowser();
try {
	for (const each of BREAKS) {
		const host = await broken(remotes, each);
		/** @type {import('./history/walk.mjs').Wanted} */
		const isWanted = ({ id }) => id === each.page;
		const { problems } = await replay({ browser, pool }, { host, remotes }, isWanted);
		const found = problems.filter(({ kind }) => kind === each.kind);
		console.log(`${each.what}, on ${each.page}: ${found[0]?.what ?? 'NOT SEEN'}`);
		if (found.length === 0) process.exitCode = 1;
	}
} finally {
	await pool.stop();
	await browser.close();
}
