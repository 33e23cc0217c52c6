/**
 * Prints what somebody waits for whose processor is four times slower: of each page that the admin may open the longest
 * press or key until the next frame (INP), and of these the one that three of four pages keep; and what memory
 * grows by once all pages were visited five times.
 * Run: pnpm --filter ./e2e bench:interactions   (after a build: npm start builds)
 */
import { readScript } from '../../deploy/local/script.mjs';
import { startProduct } from '../support/product.mjs';
import { calmMachine, machineLine, quantile } from './load/machine.mjs';
import { drawn, launchBrowser, openTab, tell, used } from './load/tab.mjs';

readScript(import.meta.filename);

/** @import { Page } from '@playwright/test' */

const GOALS = { inp: 200, growth: 0.1 };
const SLOWER = 4;
const ROUNDS = 5;
/** What is opened on a page, beside its first field. */
const MOST_PARTS = 4;
const WORST = 10;
/** What something else covers cannot be pressed. */
const PATIENCE_MS = 3_000;
/** Tabs, menus, dialogs, choices, sections, and what a list is sorted by. */
const PARTS = [
	'[role="tab"][aria-selected="false"]',
	'[aria-haspopup]:not([aria-expanded="true"])',
	'button[aria-expanded="false"]',
	'summary',
	'thead button',
]
	.map((part) => `main ${part}`)
	.join(', ');
const FIELDS = 'main input:is([type="text"], [type="search"], :not([type])):enabled';
const TYPED = 'del';

/**
 * @typedef {{ id: number, ms: number, event: string, wait: number, work: number }} Taken an event of a press or key, in
 *   ms: until the next frame, and of it until its handlers ran and while they did
 * @typedef {Taken & { what: string }} Pressed
 * @typedef {{ route: string, address: string, pressed: Pressed[] }} Visit
 */

/** In the page: notes what the browser measures from now on. Shorter ones than 16 ms it does not tell. */
function listen() {
	/** @type {Taken[]} */
	const taken = [];
	/** @type {PerformanceObserverInit & { durationThreshold: number }} */
	const wanted = { type: 'event', durationThreshold: 16 };
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
			taken.push({
				id: entry.interactionId,
				ms: entry.duration,
				event: entry.name,
				wait: entry.processingStart - entry.startTime,
				work: entry.processingEnd - entry.processingStart,
			});
		}
	}).observe(wanted);
	return taken;
}

/** Addresses in the page that links lead to. @param {Page} page */
const linksOf = (page) =>
	page
		.locator('main a[href^="/dashboard/"]')
		.evaluateAll((links) => [
			...new Set(links.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : ''))),
		]);

/** @param {string} route */
const patternOf = (route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);

/** As links do, without loading everything again. @param {Page} page @param {string} address */
async function follow(page, address) {
	await page.evaluate((to) => {
		document.querySelector('main h1')?.setAttribute('data-left', '');
		history.pushState(null, '', to);
		window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
	}, address);
	// What a wait answers is held: of a heading, its whole page.
	await page.waitForFunction(() => Boolean(document.querySelector('main h1:not([data-left])')));
	await drawn(page);
}

const product = await startProduct();
const browser = await launchBrowser();

/** Walks through all pages on a slow processor, presses and types. @returns {Promise<Visit[]>} */
async function walk() {
	const { context, page, codes, session } = await openTab(browser, product.url);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	const taken = await page.evaluateHandle(listen);

	/** @param {string} what @param {() => Promise<unknown>} act @returns {Promise<Pressed[]>} one of each press or key, the longest event of it */
	async function timed(what, act) {
		await act();
		await drawn(page);
		// What was measured is told after its frame.
		const events = await taken.evaluate(async (all) => {
			await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
			return all.splice(0);
		});
		/** @type {Map<number, Pressed>} */
		const longest = new Map();
		for (const event of events) {
			if (event.ms > (longest.get(event.id)?.ms ?? 0)) longest.set(event.id, { ...event, what });
		}
		return [...longest.values()];
	}

	/** Through the menu where it has the page. @param {string} address @returns {Promise<Pressed[]>} */
	async function open(address) {
		const link = page.locator(`nav a[href="${address}"]`).first();
		if ((await link.count()) === 0) {
			await follow(page, address);
			return [];
		}
		const group = await link.evaluate((it) => it.closest('ul[id]')?.id);
		const button = page.locator(`nav button[aria-controls="${group}"]`);
		/** @type {Pressed[]} */
		const pressed = [];
		if (group && !(await link.isVisible())) {
			pressed.push(...(await timed('a group of the menu', () => button.click())));
		}
		pressed.push(...(await timed('the menu', () => link.click())));
		return pressed;
	}

	/** Names of what can be opened, by place; without one what is not to be seen. */
	const namesNow = () =>
		page
			.locator(PARTS)
			.evaluateAll((parts) =>
				parts.map((part) =>
					part.checkVisibility()
						? (part.getAttribute('aria-label') ?? part.textContent.trim())
						: '',
				),
			);

	/** Opens some of what can be opened, each name once, and closes it. @returns {Promise<Pressed[]>} */
	async function openParts() {
		/** @type {Pressed[]} */
		const pressed = [];
		const { pathname } = new URL(page.url());
		const names = new Set((await namesNow()).filter(Boolean));
		for (const name of [...names].slice(0, MOST_PARTS)) {
			if (new URL(page.url()).pathname !== pathname) break;
			// Pages draw themselves anew.
			const place = (await namesNow()).indexOf(name);
			if (place < 0) continue;
			const part = page.locator(PARTS).nth(place);
			const isReached = await part.click({ timeout: PATIENCE_MS, trial: true }).then(
				() => true,
				() => false,
			);
			if (!isReached) continue;
			pressed.push(...(await timed(name, () => part.click())));
			pressed.push(...(await timed(`${name}, away`, () => page.keyboard.press('Escape'))));
		}
		return pressed;
	}

	/** Types into the first field, and deletes it. @returns {Promise<Pressed[]>} */
	async function type() {
		const field = page.locator(FIELDS).first();
		if (!(await field.isVisible())) return [];
		const pressed = await timed('a field', () => field.click());
		pressed.push(...(await timed('typing', () => page.keyboard.type(TYPED))));
		const back = async () => {
			for (const _ of TYPED) await page.keyboard.press('Backspace');
		};
		pressed.push(...(await timed('deleting', back)));
		await page.keyboard.press('Escape');
		return pressed;
	}

	const { remotes } = await product.registry();
	const waiting = Object.values(remotes)
		.flatMap(({ manifest }) => manifest.routes)
		.filter(({ permission }) => permission === null || codes.has(permission))
		.map(({ path }) => path);
	/** @type {Set<string>} */
	const links = new Set();
	/** @type {Visit[]} */
	const visits = [];
	/** @param {string} route */
	const addressOf = (route) =>
		route.includes(':') ? [...links].find((link) => patternOf(route).test(link)) : route;
	for (;;) {
		const route = waiting.find((each) => addressOf(each));
		const address = route && addressOf(route);
		if (!route || !address) break;
		waiting.splice(waiting.indexOf(route), 1);
		const pressed = await open(address);
		for (const link of await linksOf(page)) links.add(link);
		pressed.push(...(await openParts()), ...(await type()));
		visits.push({ route, address, pressed });
	}
	if (waiting.length > 0) console.log(`No link leads to ${waiting.join(', ')}: not visited.`);
	await context.close();
	return visits;
}

/** What memory grows by from the first visit of all pages to the last. @param {readonly string[]} addresses */
async function growth(addresses) {
	const { context, page, session } = await openTab(browser, product.url);
	/** @type {number[]} */
	const sizes = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const address of addresses) await follow(page, address);
		sizes.push(await used(session));
	}
	await context.close();
	console.log(
		`memory after each round: ${sizes.map((size) => `${(size / 2 ** 20).toFixed(1)} MB`).join(', ')}`,
	);
	return (sizes.at(-1) ?? Number.NaN) / (sizes[0] ?? Number.NaN) - 1;
}

try {
	console.log(machineLine(await calmMachine(10_000)));
	const visits = await walk();
	const all = visits.flatMap(({ route, pressed }) => pressed.map((each) => ({ route, ...each })));
	// None was told: each was shorter than what the browser tells.
	const longest = visits.map(({ pressed }) => Math.max(16, ...pressed.map(({ ms }) => ms)));
	console.log(
		`${visits.length} pages, ${all.length} presses and keys of 16 ms and more, ${SLOWER} times slower`,
	);
	tell(
		'the longest of a page (INP), three of four pages within',
		quantile(longest, 0.75),
		GOALS.inp,
	);
	console.log(
		`  half within ${quantile(longest, 0.5)} ms, all within ${Math.max(...longest)} ms; the longest:`,
	);
	for (const { route, what, event, ms, wait, work } of all
		.toSorted((a, b) => b.ms - a.ms)
		.slice(0, WORST)) {
		console.log(
			`  ${ms} ms (waited ${wait.toFixed(0)}, handled ${work.toFixed(0)}, drawn ${(ms - wait - work).toFixed(0)})  ${route}: ${what} (${event})`,
		);
	}
	const grown = await growth(visits.map(({ address }) => address));
	tell(
		`memory after ${ROUNDS} visits of ${visits.length} pages, of that after one`,
		grown,
		GOALS.growth,
		'%',
	);
} finally {
	await browser.close();
	await product.stop();
}
