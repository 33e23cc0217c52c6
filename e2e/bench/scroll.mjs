/**
 * Prints how a list of 100,000 rows scrolls in the browser: the share of its frames that took at
 * most 33 ms, and how many showed a place without a row or the outline of one.
 * Run: pnpm --filter ./e2e bench:scroll   (after a build: npm start builds)
 */

import path from 'node:path';
import { chromium } from '@playwright/test';
import { readScript } from '../../deploy/local/script.mjs';
import { findChromium } from '../chromium.mjs';
import { ownerUrlOf } from '../support/owner.mjs';
import { startProduct } from '../support/product.mjs';
import { generateFiches } from './load/fiches.mjs';
import { openHouse, ownerPool, signedIn } from './load/house.mjs';
import { calmMachine, machineLine, quantile, verdict } from './load/machine.mjs';

readScript(import.meta.filename);

const ROWS = 100_000;
const FRAME_MS = 33;
const GOAL = 0.9;
/** Pixels a second; one gesture of each is too short to reach the end. */
const SPEEDS = { reading: 1_500, skimming: 8_000, 'the bar dragged': 200_000 };
const SECONDS = 5;

/**
 * @typedef {{ ms: number, isBlank: boolean, isOutlined: boolean, top: number }} Frame
 * @typedef {Window & { isWatched: boolean, seen: Frame[] }} Watched what the page keeps meanwhile
 */

/** In the page: notes each frame until it is told to stop. */
function beginToWatch() {
	const scroller = document.querySelector('table')?.parentElement;
	if (!scroller) throw new Error('There is no table');
	/** @type {Frame[]} */
	const frames = [];
	let last = performance.now();
	/** @param {number} x @param {number} y */
	const rowAt = (x, y) => document.elementFromPoint(x, y)?.closest('tbody tr');
	/** @param {Element} row */
	const isGap = ({ firstElementChild: cell }) =>
		cell instanceof HTMLTableCellElement && cell.colSpan > 1;
	/** @param {number} now */
	const frame = (now) => {
		const box = scroller.getBoundingClientRect();
		const heights = [0.2, 0.4, 0.6, 0.8].map((share) => box.top + box.height * share);
		const rows = heights.map((y) => rowAt(box.left + 40, y));
		frames.push({
			ms: now - last,
			isBlank: rows.some((row) => !row || isGap(row)),
			isOutlined: rows.some((row) => row?.ariaHidden === 'true'),
			top: scroller.scrollTop,
		});
		last = now;
		if (!(/** @type {Watched & typeof window} */ (window).isWatched)) return;
		requestAnimationFrame(frame);
	};
	// Not by the name of anything that windows have: that is put back (decision 0017).
	Object.assign(window, { isWatched: true, seen: frames });
	requestAnimationFrame(frame);
}

function endToWatch() {
	const watched = /** @type {Watched & typeof window} */ (window);
	watched.isWatched = false;
	// The first one waited for the others to begin.
	return [...watched.seen].slice(1);
}

/** @param {import('@playwright/test').Page} page @param {number} speed */
async function watchAt(page, speed) {
	const box = await page.getByRole('table').boundingBox();
	if (!box) throw new Error('The table is not drawn');
	const gestures = await page.context().newCDPSession(page);
	await page.evaluate(beginToWatch);
	await gestures.send('Input.synthesizeScrollGesture', {
		x: Math.round(box.x + 300),
		y: 500,
		yDistance: -speed * SECONDS,
		speed,
		gestureSourceType: 'mouse',
	});
	return page.evaluate(endToWatch);
}

const product = await startProduct();
const browser = await chromium.launch({
	executablePath: await findChromium(),
	chromiumSandbox: process.getuid?.() !== 0,
});
try {
	const postgres = path.join(path.dirname(product.storeDir), 'postgres');
	const pool = ownerPool(await ownerUrlOf(postgres), 2);
	const house = await openHouse(pool, { agents: 500 });
	await generateFiches(pool, house, ROWS);
	const accessToken = await signedIn(pool, house.companyId);
	await pool.query('VACUUM ANALYZE');
	await pool.end();

	const context = await browser.newContext({
		locale: 'fr-FR',
		viewport: { width: 1440, height: 900 },
	});
	await context.addInitScript((token) => {
		localStorage.setItem('accessToken', token);
		localStorage.setItem('role', 'company');
	}, accessToken);
	const page = await context.newPage();
	const { draw_date: day } = house.draw;
	const days = new URLSearchParams({ start_date: day, end_date: day, size: 'all' });
	console.log(machineLine(await calmMachine()));
	await page.goto(`${product.url}/dashboard/borlette/list-fiches?${days}`);
	await page
		.locator(`table[aria-rowcount="${ROWS + 1}"] tbody a`)
		.first()
		.waitFor();

	for (const [name, speed] of Object.entries(SPEEDS)) {
		const frames = await watchAt(page, speed);
		const far = (frames.at(-1)?.top ?? 0) - (frames[0]?.top ?? 0);
		if (far < speed) throw new Error(`It scrolled ${far} pixels only.`);
		const times = frames.map(({ ms }) => ms);
		const share = times.filter((ms) => ms <= FRAME_MS + 1).length / frames.length;
		const blank = frames.filter(({ isBlank }) => isBlank).length;
		const outlined = frames.filter(({ isOutlined }) => isOutlined).length;
		console.log(
			`${name.padEnd(16)} ${String(Math.round(far)).padStart(8)} px of ${speed * SECONDS} (no further: ${verdict(far <= speed * SECONDS)}), ${frames.length} frames: ${(share * 100).toFixed(1)} % within ${FRAME_MS} ms (goal ${GOAL * 100} %: ${verdict(share >= GOAL)}), 99 % within ${quantile(times, 0.99).toFixed(0)} ms; blank ${blank} (${verdict(blank === 0)}), with outlines ${outlined}`,
		);
	}
} finally {
	await browser.close();
	await product.stop();
}
