/**
 * Prints what a page that is only looked at takes of its reader's processor while agents sell: for each live page the main
 * thread's time by sale, and the longest that somebody would wait for a press meanwhile, on a processor four times slower.
 * Run: pnpm --filter ./e2e bench:watching [--sales 8]   (after a build: npm start builds)
 */
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { readScript } from '../../deploy/local/script.mjs';
import { authApi, callAt } from '../support/contract.mjs';
import { startProduct } from '../support/product.mjs';
import { calmMachine, machineLine } from './load/machine.mjs';
import { drawn, launchBrowser, openTab, tell } from './load/tab.mjs';

/** @import { CDPSession, Page } from '@playwright/test' */

const { Terminal } = await import('../support/terminal.ts');

const GOAL_MS = 200;
const SLOWER = 4;
/** As many as that come before a page is read anew: once a second at most. */
const BURST = 5;
const EVERY_MS = 2_500;
const PAGES = [
	'/dashboard/app',
	'/dashboard/borlette/statistiques',
	'/dashboard/controle',
	'/dashboard/rapports/journalier',
	'/dashboard/borlette/list-fiches',
	'/dashboard/tirage/list',
];
const { values } = readScript(import.meta.filename, {
	options: { sales: { type: 'string', default: '8' } },
});
const SALES = Number(values.sales);

const product = await startProduct({ agents: 200 });
const browser = await launchBrowser();

/** @returns {Promise<() => Promise<unknown>>} sells a fiche of six lines */
async function openTerminal() {
	const { url } = product;
	const { accessToken: token } = await callAt(url, authApi.login, {
		body: { username: 'admin', password: 'borlette2026' },
	});
	const terminal = await Terminal.open(url, (endpoint, input) =>
		callAt(url, endpoint, input, { token }),
	);
	const [draw] = (await terminal.catalogue()).draws;
	if (!draw) throw new Error('No draw sells now');
	const line = () => ({
		game: /** @type {const} */ ('borlette'),
		numbers: String(randomInt(100)).padStart(2, '0'),
		stake: 500,
	});
	return () =>
		// A ball of the demo is blocked: a fiche with it is not sold, and others of the burst are.
		terminal.sell(draw.instance_id, Array.from({ length: 6 }, line)).catch((error) => {
			if (error.status !== 409) throw error;
		});
}

/** @param {CDPSession} session @returns {Promise<number>} ms of its own that the main thread worked */
async function worked(session) {
	const { metrics } = await session.send('Performance.getMetrics');
	return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** In the page: tasks during which nothing else is done, ms each. */
function listen() {
	/** @type {number[]} */
	const taken = [];
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) taken.push(duration);
	}).observe({ type: 'longtask' });
	return taken;
}

/** @param {string} path @param {() => Promise<unknown>} sell */
async function watch(path, sell) {
	const { context, page } = await openTab(browser, product.url);
	await page.goto(`${product.url}${path}`);
	await drawn(page);
	const session = await context.newCDPSession(page);
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	const taken = await page.evaluateHandle(listen);
	await delay(EVERY_MS);
	await taken.evaluate((all) => all.splice(0));
	const before = await worked(session);
	for (let sale = 0; sale < SALES; sale += 1) {
		await Promise.all(Array.from({ length: BURST }, sell));
		await delay(EVERY_MS);
	}
	const ms = ((await worked(session)) - before) / SALES;
	const longest = await taken.evaluate((all) => Math.max(0, ...all));
	await context.close();
	return { ms, longest };
}

try {
	const sell = await openTerminal();
	const load = await calmMachine();
	console.log(machineLine(load));
	console.log(`processor ${SLOWER} times slower, ${SALES} bursts of ${BURST} sales`);
	for (const path of PAGES) {
		const { ms, longest } = await watch(path, sell);
		console.log(`${path}: ${ms.toFixed(0)} ms of the slowed main thread by burst`);
		tell('  the longest that nothing else is done', longest, GOAL_MS);
	}
} finally {
	await browser.close();
	await product.stop();
}
