import type { Locator, Page } from '@playwright/test';
import { companyDay } from '../support/dates.ts';
import { look } from '../support/look.ts';
import { printed } from '../support/paper.ts';
import { FAULTS } from '../support/remotes.ts';
import { chooseElsewhere } from '../support/settings.ts';
import { follow, settled } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const since = companyDay(20);
/** One list of each remote, and that of fiches, which is the longest. */
const LISTS = {
	agents: '/dashboard/agent/list',
	fiches: `/dashboard/borlette/list-fiches?start_date=${since}`,
	draws: '/dashboard/tirage/list',
	report: '/dashboard/rapports/agent',
};
/** Its rows are known by an agent, and have a state, a tick and a menu beside the name. */
const LIMITS = '/dashboard/borlette-configuration/limite-game-per-agent';
/** As long as the contract lets first and last names be, so whatever else a test named somebody. */
const LONG_NAME = `${'Marie-Guerda '.repeat(12)}· 0086`;
const PER_PAGE = 25;
/** px */
const HIGHEST_LIST = 3_500;

/** Where the frame of a table and its outer cells are, once it is scrolled to its end in both directions. */
const measure = (region: Locator) =>
	region.evaluate((frame) => {
		const isRtl = getComputedStyle(frame).direction === 'rtl';
		frame.scrollIntoView({ block: 'center' });
		frame.scrollTo({ top: frame.scrollHeight, left: frame.scrollWidth * (isRtl ? -1 : 1) });
		const [row] = [...frame.querySelectorAll('tbody tr')].slice(-1);
		const [head] = frame.querySelectorAll('thead tr');
		if (!row || !head) throw new Error('The table has no rows.');
		const box = frame.getBoundingClientRect();
		const foot = frame.querySelector('tfoot')?.getBoundingClientRect();
		/** Whether what is seen in the middle of it is itself. */
		const isSeen = (cell: Element) => {
			const { left, top, width, height } = cell.getBoundingClientRect();
			const [x, y] = [left + width / 2, top + height / 2];
			return cell.contains(document.elementFromPoint(x, y));
		};
		const ofData = [...row.children].filter((cell) => !cell.matches('[data-tick], [data-actions]'));
		const headings = [...head.children].filter((cell) => cell.matches('[data-column]'));
		return {
			lastColumn: isSeen(ofData.at(-1) as Element) && isSeen(headings.at(-1) as Element),
			firstColumn: isSeen(ofData[0] as Element) && isSeen(headings[0] as Element),
			headerStays: Math.abs((headings[0] as Element).getBoundingClientRect().top - box.top) <= 2,
			totalStays: !foot || Math.abs(foot.bottom - box.bottom) <= 20,
			pageIsNoWider: document.documentElement.scrollWidth <= window.innerWidth,
		};
	});
const ALL_WELL = {
	lastColumn: true,
	firstColumn: true,
	headerStays: true,
	totalStays: true,
	pageIsNoWider: true,
};

const region = (page: Page) =>
	page
		.getByRole('main')
		.getByRole('region')
		.filter({ has: page.locator('thead [data-first]') });

test('at a desk: header, first column and total stay, the last column is reached, what is cut is told', async ({
	page,
}) => {
	await page.goto('/dashboard/app');
	for (const [name, address] of Object.entries(LISTS)) {
		await test.step(name, async () => {
			await follow(page, address);
			await settled(page);
			await expect(region(page).locator('tbody tr').first()).toBeVisible();
			await look(page, `table-${name}-1440`);
			expect(await measure(region(page))).toEqual(ALL_WELL);
			await look(page, `table-${name}-1440-end`);
			await chooseElsewhere(page, { themeMode: 'dark', themeDirection: 'rtl' });
			await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
			expect(await measure(region(page))).toEqual(ALL_WELL);
			await look(page, `table-${name}-1440-dark-rtl`);
			await chooseElsewhere(page, {});
			await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
		});
	}
	await test.step('a cell that is cut', async () => {
		await page.evaluate(() => {
			localStorage.setItem('table.agent', JSON.stringify({ widths: { surcussale_name: 64 } }));
		});
		await follow(page, LISTS.agents);
		await expect(region(page).locator('tbody tr').first()).toBeVisible();
		const cut = await region(page)
			.locator('tbody td')
			.evaluateAll((cells) => cells.findIndex((cell) => cell.scrollWidth > cell.clientWidth));
		expect(cut).toBeGreaterThanOrEqual(0);
		const cell = region(page).locator('tbody td').nth(cut);
		await cell.hover();
		await expect(page.locator('[data-whole-text]')).toHaveText((await cell.textContent()) ?? '');
		await look(page, 'table-cut');
	});
});

test('a list that the window nearly holds is scrolled by itself alone; the page is not scrolled beside it', async ({
	page,
}) => {
	await page.goto('/dashboard/app');
	for (const address of [LISTS.agents, LISTS.fiches]) {
		await follow(page, address);
		await settled(page);
		const list = region(page);
		await expect(list.locator('tbody tr')).toHaveCount(PER_PAGE);
		const beyond = () =>
			page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
		await expect.poll(beyond).toBe(0);
		const hidden = await list.evaluate((frame) => frame.scrollHeight - frame.clientHeight);
		expect(hidden).toBeGreaterThan(0);
		// Where there is no room for a list, the page is scrolled.
		await page.setViewportSize({ width: 1440, height: 600 });
		await expect
			.poll(() => list.evaluate((frame) => frame.getBoundingClientRect().height))
			.toBe(360);
		await expect.poll(beyond).toBeGreaterThan(0);
		await page.setViewportSize({ width: 1440, height: 900 });
		await expect.poll(beyond).toBe(0);
	}
});

test('all rows in one scroll go as far as they are scrolled, also through those that are under way', async ({
	page,
}) => {
	await page.route(/\/api\/companies\/fiche\?.*\boffset=[1-9]/, FAULTS.hanging);
	await page.goto(`${LISTS.fiches}&end_date=${companyDay()}&size=all`);
	const scroller = region(page);
	await expect(scroller.locator('tbody a').first()).toBeVisible();
	await scroller.hover();
	const far = () => scroller.evaluate(({ scrollTop }) => scrollTop);
	// Past the first page of the API, where only outlines of rows are.
	for (const goal of [4_000, 8_000, 9_000, 10_000, 11_000, 12_000]) {
		await page.mouse.wheel(0, goal - (await far()));
		await expect.poll(far).toBe(goal);
	}
	await expect(scroller.locator('tr[aria-hidden] [data-outline]').first()).toBeAttached();
	await look(page, 'table-under-way');
});

test('Ctrl+P prints every row of the filter, whatever the page, under what a PDF of them says', async ({
	page,
}) => {
	const day = companyDay(3);
	await page.goto(`/dashboard/borlette/list-fiches?start_date=${day}&end_date=${day}`);
	await settled(page);
	const range = page.getByRole('navigation', { name: 'Pagination' }).getByText(/ sur /);
	const total = Number((await range.textContent())?.split(' sur ')[1]?.replace(/\D/g, ''));
	expect(total).toBeGreaterThan(PER_PAGE);
	const pages = await printed(page);
	expect(pages[0]).toMatch(/Fiches .* · \d{2} \S+ \d{4} · Établi le .* par /);
	for (const [index, text] of pages.entries()) {
		expect(text).toContain(`Page ${index + 1} sur ${pages.length}`);
	}
	const references = new Set(pages.join(' ').match(/\b[0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4}\b/g));
	expect(references.size).toBe(total);
	expect(pages.at(-1)).toContain('Total du filtre');
});

test('on a phone: 25 rows are no longer than the thumb goes, and a sheet sorts and filters', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/dashboard/app');
	for (const [name, address] of Object.entries({ ...LISTS, limits: LIMITS })) {
		await test.step(name, async () => {
			await follow(page, address);
			await settled(page);
			const rows = page.getByRole('main').locator('ul[aria-label] > li');
			await expect(rows.first()).toBeVisible();
			await look(page, `table-${name}-390`);
			const { count, height, width } = await rows.first().evaluate((row) => {
				const list = row.parentElement as HTMLElement;
				const width = document.documentElement.scrollWidth;
				return { count: list.children.length, height: list.offsetHeight, width };
			});
			expect(width).toBe(390);
			const titles = page.locator('ul[aria-label] > li [data-title]');
			await expect(titles.first()).toBeVisible();
			const cut = await titles.evaluateAll((all, long) => {
				const [last] = all.slice(-1);
				const text = document.createTreeWalker(last as Element, NodeFilter.SHOW_TEXT).nextNode();
				if (text) text.nodeValue = long;
				return all
					.filter(
						(title) =>
							title.scrollHeight > title.clientHeight || title.scrollWidth > title.clientWidth,
					)
					.map(({ textContent }) => textContent);
			}, LONG_NAME);
			expect(cut, 'names whose end, the code, cannot be read').toEqual([]);
			const below = await titles.last().evaluate((title) => {
				const lines = document.createRange();
				lines.selectNodeContents(title);
				const values = title.closest('li')?.querySelector('dl')?.getBoundingClientRect();
				return values ? values.top - lines.getBoundingClientRect().bottom : Infinity;
			});
			if (name === 'fiches') {
				const agent = rows.first().locator('dd', { hasText: / · \d/ }).first();
				const hidden = await agent.evaluate((value, long) => {
					value.textContent = long;
					return value.scrollHeight - value.clientHeight;
				}, LONG_NAME);
				expect(hidden, 'of the name of an agent among the values').toBeLessThanOrEqual(1);
			}
			expect(below, 'from a name of several lines to what is below it').toBeGreaterThan(4);
			expect(height).toBeLessThanOrEqual((HIGHEST_LIST / PER_PAGE) * count);
			if (count >= PER_PAGE) expect(height).toBeLessThanOrEqual(HIGHEST_LIST);
		});
	}
	await test.step('the sheet', async () => {
		await follow(page, LISTS.agents);
		await page.getByRole('button', { name: 'Trier et filtrer' }).click();
		const sheet = page.getByRole('dialog', { name: 'Trier et filtrer' });
		await sheet.getByRole('combobox', { name: 'Trier par' }).selectOption('Commission');
		await expect(sheet.getByRole('combobox', { name: 'Trier par' })).toHaveValue('commission');
		await sheet.getByRole('button', { name: 'Décroissant' }).click();
		await expect(page).toHaveURL(/sort=-commission/);
		await sheet.getByRole('combobox', { name: 'État' }).selectOption('Bloqués');
		await expect(page).toHaveURL(/is_active=false/);
		await look(page, 'table-sheet-390');
		await sheet.getByRole('button', { name: /^Voir \d+ lignes?$/ }).click();
		await expect(sheet).toBeHidden();
		await expect(page.getByRole('button', { name: 'Trier et filtrer, 1 filtre' })).toBeVisible();
		await chooseElsewhere(page, { themeMode: 'dark' });
		await follow(page, LISTS.fiches);
		await page.getByRole('button', { name: 'Toutes les colonnes' }).first().click();
		await look(page, 'table-fiches-390-dark');
	});
});

test('of a long name in a column the name is shortened, and the code that tells it from namesakes is not', async ({
	page,
}) => {
	for (const list of [LISTS.fiches, LISTS.report]) {
		await page.goto(list);
		const name = page.locator('tbody [data-coded]').first();
		await expect(name).toBeVisible();
		const over = await name.evaluate((shown, long) => {
			const [first, code] = shown.children;
			if (!first || !code) throw new Error('A name without its code.');
			first.textContent = long;
			const cell = shown.closest('td, th') as Element;
			const isRead = first.scrollWidth > first.clientWidth && cell.clientWidth > 150;
			return isRead ? code.getBoundingClientRect().right - cell.getBoundingClientRect().right : 0;
		}, LONG_NAME);
		expect(over, `${list}: the code’s end beyond its cell’s`).toBeLessThan(0);
		await name.hover();
		await expect(page.locator('[data-whole-text]')).toHaveText(new RegExp(`^${LONG_NAME}`));
	}
});

test('with text twice as large the days of a filter are read whole, and headings grow with the rows', async ({
	page,
}) => {
	await page.addInitScript(() => {
		addEventListener('DOMContentLoaded', () => {
			document.documentElement.style.fontSize = '200%';
		});
	});
	await page.goto(LISTS.fiches);
	const day = page.getByRole('textbox', { name: 'Du' });
	await expect(day).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
	expect(await day.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
	const heading = page.getByRole('columnheader', { name: 'Agent' });
	await expect(heading).toHaveCSS('font-size', '26px');
});
