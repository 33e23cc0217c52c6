import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What may differ in the other mode: the same page stands there in other colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

async function expectNone(page: Page, axe: AxeBuilder): Promise<void> {
	// No page has frames, so nothing is gathered in a window of its own, which takes as long again.
	const { violations } = await axe.setLegacyMode().analyze();
	const found = violations.flatMap(({ id, help, nodes }) =>
		nodes.map(
			({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
		),
	);
	// Soft: one run names what is wrong on every page.
	expect.soft(found, `axe on ${page.url()}`).toEqual([]);
}

/** What the frame around each page has most of: one page with it is enough. */
const MENU = 'nav[aria-label="Menu principal"]';
async function builder(page: Page, hasMenu: boolean): Promise<AxeBuilder> {
	// What passed would be described too, and axe be put into a page that has it: most of the time.
	const isThere = await page.evaluate(() => 'axe' in window);
	const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'axe' }) });
	axe.options({ resultTypes: ['violations'] });
	return hasMenu ? axe : axe.exclude(MENU);
}

/** No violation of WCAG 2.2 AA on the page as it is now. @param without rules that do not fit it */
export const expectAccessible = async (
	page: Page,
	hasMenu: boolean,
	without: readonly string[] = [],
) => expectNone(page, (await builder(page, hasMenu)).withTags(TAGS).disableRules([...without]));

/** Colours that can be read on the page as it is now. */
export const expectContrast = async (page: Page, hasMenu: boolean) =>
	expectNone(page, (await builder(page, hasMenu)).withRules(OF_COLOURS));
