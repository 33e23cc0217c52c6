/**
 * Prints how the page behaves once it is there: a change of page that was visited before, the first visit of a remote
 * whose menu entry was pointed at, and what memory grows by. How a list of
 * 100,000 rows scrolls, bench:scroll prints.
 * Run: pnpm --filter ./e2e bench:in-page [--rounds 5]   (after a build: npm start builds)
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';
import { authApi, callAt } from '../support/contract.mjs';
import { startProduct } from '../support/product.mjs';
import { calmMachine, machineLine, median, quantile, verdict } from './load/machine.mjs';

/** @import { CDPSession, Page } from '@playwright/test' */

const GOALS = { warm: 100, first: 150, growth: 0.1 };
const CALM_MS = 1_000;
const HOME = '/dashboard/app';
const { values: given } = parseArgs({
	options: { rounds: { type: 'string', default: '5' } },
});
const ROUNDS = Number(given.rounds);

/**
 * In the page: follows a link of the menu, and waits until the page that it leads to has drawn itself.
 * @param {string} path @returns {Promise<number>} ms from the press to the frame that shows it
 */
function pressLink(path) {
	const link = document.querySelector(`nav a[href="${path}"]`);
	if (!(link instanceof HTMLElement)) throw new Error(`The menu has no ${path}`);
	document.querySelector('main h1')?.setAttribute('data-left', '');
	const begun = performance.now();
	link.click();
	return new Promise((resolve) => {
		const look = () => {
			const isThere = document.querySelector('main h1:not([data-left])');
			if (isThere) resolve(performance.now() - begun);
			else requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
}

/** Waits until nothing in the page is being loaded. @param {Page} page */
const drawn = (page) =>
	page.waitForFunction(
		() => document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]'),
	);

/** @param {CDPSession} session @returns {Promise<number>} bytes that are still in use */
async function used(session) {
	await session.send('HeapProfiler.collectGarbage');
	return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** @param {string} what @param {number} is @param {number} most @param {string} [unit] */
function tell(what, is, most, unit = 'ms') {
	const [shown, goal] = unit === '%' ? [is * 100, most * 100] : [is, most];
	console.log(
		`${what.padEnd(64)}${`${shown.toFixed(0)} ${unit}`.padStart(10)}  goal ≤ ${goal} ${unit}: ${verdict(is <= most)}`,
	);
}

const product = await startProduct();
const browser = await chromium.launch({
	executablePath: await findChromium(),
	chromiumSandbox: process.getuid?.() !== 0,
});

/** A tab of somebody signed in, at the dashboard, drawn. */
async function openPage() {
	const context = await browser.newContext({
		locale: 'fr-FR',
		viewport: { width: 1440, height: 900 },
	});
	const { accessToken, role } = await callAt(product.url, authApi.login, {
		body: { username: 'admin', password: 'borlette2026' },
	});
	await context.addInitScript(
		(one) => {
			localStorage.setItem('accessToken', one.accessToken);
			localStorage.setItem('role', one.role);
		},
		{ accessToken, role },
	);
	const page = await context.newPage();
	await page.goto(`${product.url}${HOME}`);
	await drawn(page);
	return { context, page, session: await context.newCDPSession(page) };
}

/** Addresses of the menu, in its order. @param {Page} page */
const menuOf = (page) =>
	page
		.locator('nav ul a')
		.evaluateAll((links) => [
			...new Set(
				links.map((link) => new URL(/** @type {HTMLAnchorElement} */ (link).href).pathname),
			),
		]);

/** First visits of remotes, each pointed at before. */
async function firstVisits() {
	const { remotes } = await product.registry();
	/** @type {number[]} */
	const times = [];
	for (const { manifest } of Object.values(remotes)) {
		const { context, page } = await openPage();
		const own = new Set(manifest.routes.map(({ path }) => path));
		const path = (await menuOf(page)).find((each) => own.has(each) && each !== HOME);
		if (path) {
			const link = page.locator(`nav a[href="${path}"]`).first();
			await link.dispatchEvent('pointerover');
			await link.evaluate((element) => {
				for (const type of ['pointerenter', 'mouseenter', 'mouseover', 'focusin']) {
					element.dispatchEvent(new Event(type, { bubbles: true }));
				}
			});
			await delay(CALM_MS);
			times.push(await page.evaluate(pressLink, path));
		}
		await context.close();
	}
	return times;
}

/** @param {Page} page @param {readonly string[]} menu @returns {Promise<number[]>} ms of each change */
async function round(page, menu) {
	/** @type {number[]} */
	const times = [];
	for (const path of menu) {
		// Nothing changes there.
		if (new URL(page.url()).pathname === path) continue;
		times.push(await page.evaluate(pressLink, path));
		await drawn(page);
	}
	return times;
}

try {
	console.log(machineLine(await calmMachine(10_000)));
	const firsts = await firstVisits();
	tell('the first page of a remote that was pointed at, median', median(firsts), GOALS.first);

	const { context, page, session } = await openPage();
	const menu = await menuOf(page);
	await round(page, menu);
	const before = await used(session);
	/** @type {number[]} */
	const warm = [];
	for (let count = 0; count < ROUNDS; count += 1) warm.push(...(await round(page, menu)));
	const growth = (await used(session)) / before - 1;
	tell(`a change among ${menu.length} pages visited before, median`, median(warm), GOALS.warm);
	tell('the same, 95 % within', quantile(warm, 0.95), GOALS.warm);
	tell(`memory after ${ROUNDS} more rounds through them`, growth, GOALS.growth, '%');
	await context.close();
} finally {
	await browser.close();
	await product.stop();
}
