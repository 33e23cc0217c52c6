import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { chooseElsewhere } from './settings.ts';

declare global {
	interface Window {
		/** Its source puts it there. */
		readonly axe: typeof axe;
	}
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What may differ in the other mode: the same page stands there in other colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** What the frame around each page has most of: one page with it is enough. */
const MENU = 'nav[aria-label="Menu principal"]';

/**
 * Only what is wrong leaves the page: what axe tells of every rule that had nothing to say takes
 * longer on its way here than most of the rules. No page has frames, so one window is all there is.
 */
async function expectNone(page: Page, hasMenu: boolean, options: RunOptions): Promise<void> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
	const found = await page.evaluate(
		async ({ exclude, options }) => {
			const { violations } = await window.axe.run({ exclude }, options);
			return violations.flatMap(({ id, help, nodes }) =>
				nodes.map(
					({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
				),
			);
		},
		// What passed would be described too, which takes most of the time.
		{
			exclude: hasMenu ? [] : [MENU],
			options: { resultTypes: ['violations' as const], ...options },
		},
	);
	// Soft: one run names what is wrong on every page.
	expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}

/** No violation of WCAG 2.2 AA on the page as it is now. @param without rules that do not fit it */
export const expectAccessible = (page: Page, hasMenu: boolean, without: readonly string[] = []) =>
	expectNone(page, hasMenu, {
		runOnly: { type: 'tag', values: TAGS },
		rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
	});

/** Colours that can be read on the page as it is now. */
export const expectContrast = (page: Page, hasMenu: boolean) =>
	expectNone(page, hasMenu, { runOnly: { type: 'rule', values: OF_COLOURS } });

/** No id stands twice on the page as it is now: what names, labels or leads to it would mean the first alone. */
export async function expectIdsApart(page: Page): Promise<void> {
	const twice = await page.evaluate(() => {
		const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
		return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
	});
	expect.soft(twice, `ids that stand twice on ${page.url()}`).toEqual([]);
}

const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

export const modeOf = (page: Page): Promise<Mode> =>
	page.evaluate(() => (document.documentElement.classList.contains('dark') ? 'dark' : 'light'));

/** As another tab does that changes the mode. */
export async function turn(page: Page, themeMode: Mode): Promise<void> {
	await chooseElsewhere(page, { themeMode });
	await page.waitForFunction(
		(mode) => document.documentElement.classList.contains(mode),
		themeMode,
	);
	// Tests ask for less motion (playwright.config.ts): axe would look at colours on their way, and a page takes seconds for thousands.
	const turning = await page.evaluate(
		() => document.getAnimations().filter((each) => each instanceof CSSTransition).length,
	);
	expect.soft(turning, `elements that turn on ${page.url()}`).toBe(0);
}

/** Nothing sticks out of a page, so nobody has to scroll it sideways (WCAG 2.2, 1.4.10); what scrolls by itself may. */
export async function expectReflow(page: Page, what = page.url()): Promise<void> {
	const wider = () =>
		page.evaluate(() => {
			const wide = document.documentElement.clientWidth;
			if (document.documentElement.scrollWidth <= wide) return [];
			const out = [...document.querySelectorAll('body *')].filter((element) => {
				const { left, right, width } = element.getBoundingClientRect();
				return width > 0 && (left < -1 || right > wide + 1);
			});
			return ['it scrolls', ...out.map(({ outerHTML }) => outerHTML.slice(0, 200))];
		});
	// Soft: one run names what is wrong on every page. Between another width and the next frame the sidebar of before is there.
	await expect.configure({ soft: true }).poll(wider, `wider than the screen: ${what}`).toEqual([]);
}

/** As far apart as somebody may set letters, words, lines and paragraphs without losing anything (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `* {
	line-height: 1.5 !important;
	letter-spacing: 0.12em !important;
	word-spacing: 0.16em !important;
}
p {
	margin-block-end: 2em !important;
}`;

/** While `work` looks, the text of the page stands so far apart. */
export async function withTextApart(page: Page, work: () => Promise<void>): Promise<void> {
	const apart = await page.evaluateHandle((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
		return sheet;
	}, TEXT_SPACING);
	await work();
	await apart.evaluate((sheet) => {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
	});
}
