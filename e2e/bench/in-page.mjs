/**
 * Prints how the page behaves once it is there: a change of page that was visited before, and the first visit of a remote
 * whose menu entry was pointed at. What a slow processor makes of presses and keys, and what memory grows by,
 * bench:interactions prints; how a list of 100,000 rows scrolls, bench:scroll.
 * Run: pnpm --filter ./e2e bench:in-page [--rounds 5]   (after a build: npm start builds)
 */
import { setTimeout as delay } from 'node:timers/promises';
import { readScript } from '../../deploy/local/script.mjs';
import { startProduct } from '../support/product.mjs';
import { calmMachine, machineLine, median, quantile } from './load/machine.mjs';
import { drawn, HOME, launchBrowser, openTab, tell } from './load/tab.mjs';

/** @import { Page } from '@playwright/test' */

const GOALS = { warm: 100, first: 150 };
const CALM_MS = 1_000;
const { values: given } = readScript(import.meta.filename, {
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

const product = await startProduct();
const browser = await launchBrowser();

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
		const { context, page } = await openTab(browser, product.url);
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

	const { context, page } = await openTab(browser, product.url);
	const menu = await menuOf(page);
	await round(page, menu);
	/** @type {number[]} */
	const warm = [];
	for (let count = 0; count < ROUNDS; count += 1) warm.push(...(await round(page, menu)));
	tell(`a change among ${menu.length} pages visited before, median`, median(warm), GOALS.warm);
	tell('the same, 95 % within', quantile(warm, 0.95), GOALS.warm);
	await context.close();
} finally {
	await browser.close();
	await product.stop();
}
