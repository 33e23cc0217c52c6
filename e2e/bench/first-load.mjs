/**
 * Prints what host + first remote page cost on a cold first visit, beside the same app built as one
 * bundle, in one run on one machine: bytes and requests as sent (compressed), and the time on a
 * slow 4G (150 ms round trip, 1.6 Mbit/s, Lighthouse's setting) and on a slow phone (400 ms, 400 kbit/s).
 * Run: pnpm --filter ./e2e bench:first-load [--runs 5] [--why]   (after a build: npm start builds)
 * With --why it prints what each kilobyte of the built files is for, and measures nothing.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import webpack from 'webpack';
import { partsOf } from '../../.ci/weight/parts.mjs';
import { kB, whyOf } from '../../.ci/weight/why.mjs';
import { readScript } from '../../deploy/local/script.mjs';
import { findChromium } from '../chromium.mjs';
import { authApi, callAt } from '../support/contract.mjs';
import { startProduct } from '../support/product.mjs';
import { median, verdict } from './load/machine.mjs';
import { oneBundleConfig } from './one-bundle/webpack.config.mjs';

/** @import { Browser, CDPSession, Page } from '@playwright/test' */
/** @typedef {import('@borlette/shared/contract').OutputOf<typeof authApi.login>} Session */
/** @typedef {Awaited<ReturnType<typeof measure>>} Measured */

const PROJECT = path.resolve(import.meta.dirname, '../..');
const ONE_BUNDLE = path.join(PROJECT, '.cache/bench/one-bundle');
const PAGE = '/dashboard/agent/list';
/** A page of each remote. */
const ROUND = [PAGE, '/dashboard/tirage/list', '/dashboard/borlette/list-fiches', '/dashboard/app'];
/** `--runs 1` on a machine that others wait for. */
const { values: given } = readScript(import.meta.filename, {
	options: { runs: { type: 'string', default: '5' }, why: { type: 'boolean' } },
});
const RUNS = Number(given.runs);
const CALM_MS = 1_000;
const SLOW_4G = {
	offline: false,
	latency: 150,
	downloadThroughput: 1_638_400 / 8,
	uploadThroughput: 675_000 / 8,
};

const SLOW_PHONE = {
	offline: false,
	latency: 400,
	downloadThroughput: 400_000 / 8,
	uploadThroughput: 400_000 / 8,
};
/** Of each column the federated one has to keep them. */
const GOALS = {
	login: 240,
	first: 320,
	slow4g: 3_000,
	slowPhone: 8_000,
	ratio: 1.05,
};

/** @param {import('webpack').Configuration} config */
function build(config) {
	return new Promise((resolve, reject) => {
		webpack(config, (error, stats) => {
			if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
			else resolve(undefined);
		});
	});
}

const ADMIN = { username: 'admin', password: 'borlette2026' };
/** @param {string} url */
const signIn = (url) => callAt(url, authApi.login, { body: ADMIN });

/**
 * @param {CDPSession} network
 * @returns waits until the network told nothing for a second: the stream of events stays open as long
 *   as the page, and what a worker loads ends elsewhere, so open requests are not counted
 */
function calmOf(network) {
	let heardAt = performance.now();
	const events = /** @type {const} */ ([
		'Network.requestWillBeSent',
		'Network.dataReceived',
		'Network.loadingFinished',
		'Network.loadingFailed',
	]);
	for (const event of events) {
		network.on(event, () => {
			heardAt = performance.now();
		});
	}
	return async () => {
		while (performance.now() - heardAt < CALM_MS) await delay(CALM_MS / 5);
	};
}

/** @param {Browser} browser @param {Session} [session] */
async function open(browser, session) {
	const context = await browser.newContext({ locale: 'fr-FR' });
	if (session) {
		await context.addInitScript(({ accessToken, role }) => {
			localStorage.setItem('accessToken', accessToken);
			localStorage.setItem('role', role);
		}, session);
	}
	const page = await context.newPage();
	const network = await context.newCDPSession(page);
	await network.send('Network.enable');
	return { context, page, network };
}

/** One cold visit; resolves when the page's rows are there.
 * @param {Browser} browser
 * @param {{ url: string, session?: Session, path: string, ready: (page: Page) => Promise<void>, conditions?: typeof SLOW_4G }} how
 */
async function visit(browser, { url, session, path: target, ready, conditions }) {
	const { context, page, network } = await open(browser, session);
	if (conditions) await network.send('Network.emulateNetworkConditions', conditions);
	/** By request. @type {Map<string, string>} */
	const kinds = new Map();
	const cost = { bytes: 0, js: 0, requests: 0, ms: 0 };
	/** Bytes by kind. @type {Map<string, number>} */
	const parts = new Map();
	const calm = calmOf(network);
	network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
	network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		cost.requests += 1;
		cost.bytes += encodedDataLength;
		const kind = kinds.get(requestId) ?? 'Other';
		parts.set(kind, (parts.get(kind) ?? 0) + encodedDataLength);
		if (kind === 'Script') cost.js += encodedDataLength;
	});
	const begun = performance.now();
	await page.goto(new URL(target, url).href);
	await ready(page);
	cost.ms = performance.now() - begun;
	await calm();
	await context.close();
	return { ...cost, parts };
}

/** What the main thread works, ms, while somebody goes round the menu; each page was visited before. @param {Browser} browser @param {{ url: string, session: Session }} who */
async function walk(browser, { url, session }) {
	const { context, page, network } = await open(browser, session);
	await network.send('Performance.enable');
	const worked = async () => {
		const { metrics } = await network.send('Performance.getMetrics');
		const worked = metrics.find(({ name }) => name === 'TaskDuration');
		return (worked?.value ?? Number.NaN) * 1_000;
	};
	// Not the first of the round: each step of it has a page to leave.
	await page.goto(new URL(ROUND.at(-1) ?? PAGE, url).href);
	await page.locator('main h1').waitFor();
	const round = async () => {
		for (const path of ROUND) {
			const left = await page.title();
			await page.evaluate((to) => {
				history.pushState(null, '', to);
				dispatchEvent(new PopStateEvent('popstate'));
			}, path);
			// The page before stays until the next one is drawn: a heading alone may still be its.
			await page.waitForFunction(
				(before) =>
					document.title !== before &&
					document.querySelector('main h1') &&
					!document.querySelector('main [aria-busy="true"]'),
				left,
			);
		}
	};
	await round();
	const before = await worked();
	for (let count = 0; count < RUNS; count += 1) await round();
	const ms = (await worked()) - before;
	await context.close();
	return ms / (RUNS * ROUND.length);
}

/** @param {Awaited<ReturnType<typeof startProduct>>} product */
async function measure(product) {
	const browser = await chromium.launch({
		executablePath: await findChromium(),
		chromiumSandbox: process.getuid?.() !== 0,
	});
	try {
		const session = await signIn(product.url);
		/** By frame: a locator asks twice a second once it has waited for a while. @param {Page} page */
		const rows = async (page) => {
			await page.waitForFunction(() => document.querySelector('table tbody a'), undefined, {
				polling: 'raf',
			});
		};
		const first = { url: product.url, session, path: PAGE, ready: rows };
		const login = await visit(browser, {
			url: product.url,
			path: '/auth/login',
			ready: (page) => page.getByRole('button', { name: 'Se Connecter' }).waitFor(),
		});
		const fast = await visit(browser, first);
		/** @param {typeof SLOW_4G} conditions */
		const timeOn = async (conditions) => {
			/** @type {number[]} */
			const times = [];
			for (let run = 0; run < RUNS; run += 1) {
				times.push((await visit(browser, { ...first, conditions })).ms);
			}
			return median(times);
		};
		const slow4g = await timeOn(SLOW_4G);
		const slowPhone = await timeOn(SLOW_PHONE);
		const work = await walk(browser, { url: product.url, session });
		return { login, first: fast, slow4g, slowPhone, work };
	} finally {
		await browser.close();
		await product.stop();
	}
}

if (given.why) {
	for (const part of partsOf(PROJECT)) console.log(`${whyOf(PROJECT, part)}\n`);
	process.exit();
}

const product = await startProduct();
const registry = path.join(PROJECT, '.cache/bench/registry.json');
await mkdir(path.dirname(registry), { recursive: true });
await writeFile(registry, JSON.stringify(await product.registry()));
const federated = await measure(product);
await build(await oneBundleConfig({ output: ONE_BUNDLE, registry }));
const single = await measure(await startProduct({ webDir: ONE_BUNDLE }));

/** @param {string} label @param {(of: Measured) => number} get @param {(value: number) => string} show */
const row = (label, get, show) => {
	const [a, b] = [get(federated), get(single)];
	console.log(
		`${label.padEnd(44)}${show(a).padStart(12)}${show(b).padStart(14)}${(a / b).toFixed(2).padStart(8)}`,
	);
};
console.log(
	`${''.padEnd(44)}${'federated'.padStart(12)}${'one bundle'.padStart(14)}${'ratio'.padStart(8)}`,
);
row('login: JavaScript', (m) => m.login.js, kB);
row('login: all bytes', (m) => m.login.bytes, kB);
row('login: requests', (m) => m.login.requests, String);
row(`first remote page: JavaScript`, (m) => m.first.js, kB);
row(`first remote page: all bytes`, (m) => m.first.bytes, kB);
row(`first remote page: requests`, (m) => m.first.requests, String);
const SLOW = /** @type {const} */ ({ slow4g: 'slow 4G', slowPhone: '400 kbit/s, 400 ms' });
for (const name of /** @type {const} */ (['slow4g', 'slowPhone'])) {
	const label = `first remote page: ${SLOW[name]}, median of ${RUNS}`;
	row(
		label,
		(m) => m[name],
		(ms) => `${Math.round(ms)} ms`,
	);
}
row(
	`a change of page, main thread, mean of ${RUNS * ROUND.length}`,
	(m) => m.work,
	(ms) => `${ms.toFixed(1)} ms`,
);

/** @param {string} what @param {number} is @param {number} most @param {(value: number) => string} show */
const goal = (what, is, most, show) => {
	const isMet = is <= most;
	console.log(`goal ${what} ≤ ${show(most)}: ${verdict(isMet)} (${show(is)})`);
	return isMet;
};
/** @param {number} value */
const ms = (value) => `${(value / 1000).toFixed(1)} s`;
/** @param {number} value */
const times = (value) => `${value.toFixed(2)}×`;
const rest = [
	goal('login, JavaScript', federated.login.js, GOALS.login * 1024, kB),
	goal('first remote page, all bytes', federated.first.bytes, GOALS.first * 1024, kB),
	goal('first remote page on slow 4G', federated.slow4g, GOALS.slow4g, ms),
	goal('first remote page on 400 kbit/s', federated.slowPhone, GOALS.slowPhone, ms),
	goal('bytes', federated.first.bytes / single.first.bytes, GOALS.ratio, times),
	goal('time', federated.slow4g / single.slow4g, GOALS.ratio, times),
];
if (!rest.every(Boolean)) {
	console.log('\nWhere the first remote page goes, heaviest first:');
	for (const [kind, bytes] of [...federated.first.parts].sort((a, b) => b[1] - a[1])) {
		console.log(`  ${kind.padEnd(24)}${kB(bytes).padStart(12)}`);
	}
	console.log('and its scripts, by what they are for: bench:first-load -- --why');
}
