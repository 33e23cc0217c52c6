import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import type { Locator, Page } from '@playwright/test';
import { expectReflow } from '../support/accessible.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

/** Twelve digits, as no house sells in a day; below zero it has a sign as well. */
const SUM = -987_654_321_098;
const NAME = 'Jean-Baptiste Noël '.repeat(6).trim();

/** What the API answers, with rows of our own in place of its. */
async function withRows<T extends object>(page: Page, path: string, change: (row: T) => void) {
	await page.route(`**${path}?*`, async (route) => {
		const response = await route.fetch();
		const body = (await response.json()) as T[] | { items: T[] };
		for (const row of Array.isArray(body) ? body : body.items) change(row);
		await route.fulfill({ response, json: body });
	});
}

/** How far the text of an element reaches beyond the padding of what it stands in. */
const beyond = (figure: Locator): Promise<number> =>
	figure.evaluate((element) => {
		const card = element.parentElement as HTMLElement;
		const text = document.createRange();
		text.selectNodeContents(element);
		const { paddingInlineEnd } = getComputedStyle(card);
		const end = card.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd);
		return Math.max(0, Math.round(text.getBoundingClientRect().right - end));
	});

test('sums of twelve digits stay in their cards, on a phone and at a desk', async ({ page }) => {
	await page.route(`**${dashboardApi.app.path}`, async (route) => {
		const response = await route.fetch();
		const [row] = await response.json();
		for (const name of Object.keys(row.today)) row.today[name] = SUM;
		// As much as was sold nobody knew gains nor net of.
		row.today.pending = 0;
		await route.fulfill({ response, json: [row] });
	});
	await page.setViewportSize({ width: 390, height: 900 });
	await page.goto('/dashboard/app');
	const figures = page.getByRole('region', { name: 'Chiffres du jour' }).getByRole('listitem');
	for (const width of [390, 1_440]) {
		await test.step(`${width} px`, async () => {
			await page.setViewportSize({ width, height: 900 });
			await expect(figures.first()).toContainText('−9 876 543 210,98 G');
			await look(page, `sums-${width}`);
			for (const card of await figures.all()) {
				await expect.poll(() => beyond(card.locator('p').first())).toBe(0);
			}
			await expectReflow(page);
		});
	}
});

test('the sums of a report stay in their cards, however many stand beside each other', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1_440, height: 900 });
	await page.route(`**${rapportApi.vente.path}?*`, async (route) => {
		const response = await route.fetch();
		const body = await response.json();
		for (const name of Object.keys(body.totals ?? {})) body.totals[name] = SUM;
		await route.fulfill({ response, json: body });
	});
	await page.goto('/dashboard/rapports/root');
	const summary = page.getByRole('region', { name: 'En bref' }).locator('p', { hasText: /^−9/ });
	await expect(summary).toHaveCount(5);
	for (const sum of await summary.all()) expect(await beyond(sum)).toBe(0);
});

test('a name as long as may be leaves the bars beside it their room', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 900 });
	await withRows<{ name: string; agent_name: string }>(page, rapportApi.vente.path, (row) => {
		row.name = NAME;
		row.agent_name = NAME;
	});
	await page.goto('/dashboard/rapports/root');
	const chart = page.getByRole('img', { name: NAME });
	const bars = chart.locator('.recharts-bar-rectangle path');
	await expect(bars.first()).toBeVisible();
	await look(page, 'long-names-390');
	const widest = await bars.evaluateAll((all) =>
		Math.max(...all.map((bar) => bar.getBoundingClientRect().width)),
	);
	expect(widest).toBeGreaterThan(30);
});

test('a filter is no wider than its neighbours for one long choice', async ({ page }) => {
	await page.setViewportSize({ width: 1_440, height: 900 });
	await withRows<{ name: string }>(page, surcussaleApi.list.path, (row) => {
		row.name = NAME;
	});
	await page.goto('/dashboard/borlette/list-fiches');
	const filter = page.getByRole('combobox', { name: 'Surcussale' });
	await expect(filter.locator('option').last()).toHaveText(NAME);
	expect((await filter.boundingBox())?.width).toBeLessThanOrEqual(320);
});
