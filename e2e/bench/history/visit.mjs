/**
 * Runs in the page: goes to an address as links do, waits until the page stands, opens what can be
 * opened in it, and answers what there was to see.
 * @param {{ path: string, maySave: boolean }} options `maySave`: an edit page, saved as it is
 * @returns {Promise<Seen>}
 * @import { Noted } from './seen.ts'
 * @typedef {{ at: string, heading: string, isDrawn: boolean, alerts: string[], odd: string[],
 *   calls: Noted['calls'], reads: string[], links: string[] }} Seen
 *   `at`: where it ended; `alerts`: what stands in place of the page or of a part; `odd`: words that
 *   no page shows on purpose
 */
export async function visit({ path, maySave }) {
	const PATIENCE_MS = 25_000;
	const PART_PATIENCE_MS = 5_000;
	const CALM_LOOKS = 3;
	const LOOK_EVERY_MS = 30;
	const MOST_PARTS = 4;
	const seen = globalThis.borletteSeen;
	// Not by frames: a page that is not looked at need not be painted.
	const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
	const main = () => document.querySelector('main') ?? document.body;
	/** @param {ParentNode} place @param {string} selector */
	const partsOf = (place, selector) =>
		[...place.querySelectorAll(selector)].filter((part) => part instanceof HTMLElement);
	const alertsIn = () => partsOf(main(), '[role="alert"]');
	const isBusy = () => document.querySelector('[aria-busy="true"]') || seen.pending > 0;

	/** @param {() => unknown} isThere @param {number} patience */
	async function calm(isThere, patience) {
		const deadline = performance.now() + patience;
		let looks = 0;
		while (looks < CALM_LOOKS && performance.now() < deadline) {
			await pause();
			looks = isThere() && !isBusy() ? looks + 1 : 0;
		}
		return looks >= CALM_LOOKS;
	}
	const heading = () => document.querySelector('h1:not([data-left])');

	/** Answers of different calls may look alike: only what was called can have been read. @param {string} call */
	const wasAnswered = (call) => {
		const pattern = new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`);
		return [...seen.answered].some((each) => pattern.test(each));
	};

	seen.calls = [];
	seen.reads.clear();
	for (const old of document.querySelectorAll('h1')) old.setAttribute('data-left', '');
	if (location.pathname !== path || !heading()) {
		history.pushState(null, '', path);
		window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
	}
	const isCalm = await calm(() => heading() || alertsIn().length > 0, PATIENCE_MS);
	const isDrawn = isCalm && Boolean(heading());
	const at = location.pathname;
	const title = heading()?.textContent?.trim() ?? '';
	const links = partsOf(main(), 'a[href^="/dashboard/"]').map((link) =>
		String(link.getAttribute('href')).replace(/[?#].*/, ''),
	);
	/** @param {Element} alert */
	const textOfAlert = (alert) => alert.textContent.trim().slice(0, 300);
	const alerts = alertsIn().map(textOfAlert);
	let text = main().textContent;

	/** Clicks, looks at what opened, and leaves it. @param {HTMLElement} part */
	async function open(part) {
		part.click();
		await calm(() => true, PART_PATIENCE_MS);
		const opened = [...document.querySelectorAll('[role="dialog"]')];
		text += [main(), ...opened].map((each) => each.textContent).join(' ');
		const inside = opened.flatMap((each) => partsOf(each, '[role="alert"]'));
		alerts.push(...[...alertsIn(), ...inside].map(textOfAlert));
		const key = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
		(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
		await calm(() => true, PART_PATIENCE_MS);
	}
	const closed =
		'[role="tab"][aria-selected="false"], button[aria-haspopup], button[aria-expanded="false"], summary';
	/** @param {HTMLElement} part */
	const nameOf = (part) => part.getAttribute('aria-label') ?? part.textContent.trim();
	const tried = new Set();
	while (isDrawn && tried.size < MOST_PARTS && location.pathname === at) {
		const part = partsOf(main(), closed).find(
			(each) => !each.matches(':disabled') && !tried.has(nameOf(each)),
		);
		if (!part) break;
		tried.add(nameOf(part));
		await open(part);
	}
	// What a row opens over its list has the list's own address, with a word more.
	const row = partsOf(main(), 'table a[href], [role="row"] a[href]')
		.filter((each) => each instanceof HTMLAnchorElement)
		.find(({ pathname, search }) => pathname === at && search);
	if (row && location.pathname === at) await open(row);
	const [save] = partsOf(main(), 'form button[type="submit"]:not(:disabled)');
	if (save && maySave && isDrawn && location.pathname === at) {
		save.click();
		await calm(() => true, PART_PATIENCE_MS);
	}
	return {
		at,
		heading: title,
		isDrawn,
		alerts: [...new Set(alerts)],
		odd: [...new Set(text.match(/NaN|undefined|Invalid Date|\[object \w+\]/g) ?? [])],
		calls: seen.calls,
		reads: [...seen.reads].filter(([, call]) => wasAnswered(call)).map(([read]) => read),
		links: [...new Set(links)],
	};
}
