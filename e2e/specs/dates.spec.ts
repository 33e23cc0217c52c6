import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectContrast, turn } from '../support/accessible.ts';
import { companyDay, expectOurDates, typedDay } from '../support/dates.ts';
import { look } from '../support/look.ts';
import { settled } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const LIST = '/dashboard/transactions';
const BOARD = '/dashboard/borlette/statistiques';

/** What a calendar says in English, of a browser that is. */
const ENGLISH = /calendar |month|year|choose|select|switch|today|monday|sunday|november/i;

const end = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const opener = (page: Page, name: string) =>
	page.getByRole('button', { name: `Calendrier : ${name}` });
const daysOf = (page: Page) => {
	const { searchParams } = new URL(page.url());
	return [searchParams.get('start_date'), searchParams.get('end_date')];
};

/** All that somebody reads or hears of it. */
const spoken = (part: Locator) =>
	part.evaluate((root) =>
		[root, ...root.querySelectorAll('*')]
			.flatMap((one) =>
				['aria-label', 'aria-roledescription', 'title'].map((name) => one.getAttribute(name)),
			)
			.concat(root.textContent)
			.join(' '),
	);

test.describe('a browser in English, the product in French', () => {
	test.use({ role: 'company', locale: 'en-US' });

	test('dates are chosen in one press, typed, and taken from the calendar by keys', async ({
		page,
	}) => {
		await page.goto(LIST);
		await expect(end(page, 'Du')).toHaveValue(typedDay(companyDay()));
		await look(page, 'dates-list');
		await opener(page, 'Du').click();
		const calendar = page.getByRole('dialog', { name: 'Calendrier : Du' });
		const chosen = calendar.getByRole('button', { name: /, choisi$/ });
		await expect(chosen).toBeFocused();
		expect(await spoken(calendar)).not.toMatch(ENGLISH);
		await look(page, 'dates-calendar-light');
		await expectAccessible(page, false);
		await turn(page, 'dark');
		await look(page, 'dates-calendar-dark');
		await expectContrast(page, false);
		await turn(page, 'light');
		await calendar.getByRole('button', { name: 'Hier', exact: true }).click();
		await expect(calendar).toBeHidden();
		await expect(end(page, 'Au')).toHaveValue(typedDay(companyDay(1)));
		expect(daysOf(page)).toEqual([companyDay(1), companyDay(1)]);

		// Typed, short; what is no day is an error, and the list stays.
		const typed = typedDay(companyDay(3));
		await end(page, 'Du').fill(typed.replaceAll('/', ''));
		await end(page, 'Du').press('Enter');
		await expect(end(page, 'Du')).toHaveValue(typed);
		await expect.poll(() => daysOf(page)).toEqual([companyDay(3), companyDay(1)]);
		await end(page, 'Au').fill('31/02');
		await end(page, 'Au').press('Tab');
		await expect(page.getByText('« 31/02 » n’est pas une date')).toBeVisible();
		await look(page, 'dates-wrong');
		expect(daysOf(page)).toEqual([companyDay(3), companyDay(1)]);
		await end(page, 'Au').fill(companyDay(1));
		await end(page, 'Au').press('ArrowUp');
		await expect.poll(() => daysOf(page)).toEqual([companyDay(3), companyDay()]);

		await opener(page, 'Du').press('Enter');
		await expect(chosen).toBeFocused();
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('Enter');
		await expect(calendar).toBeHidden();
		await expect(opener(page, 'Du')).toBeFocused();
		await expect.poll(() => daysOf(page)).toEqual([companyDay(4), companyDay()]);
		await expectOurDates(page);
	});

	test('on a phone the calendar fits, and the board’s draw is one of the day’s chips', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(LIST);
		await page.getByRole('button', { name: 'Trier et filtrer' }).click();
		await opener(page, 'Au').click();
		const calendar = page.getByRole('dialog', { name: 'Calendrier : Au' });
		const day = calendar.getByRole('button', { name: /, choisi$/ });
		await expect(day).toBeFocused();
		await look(page, 'dates-phone');
		const [box, target] = [await calendar.boundingBox(), await day.boundingBox()];
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
		expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(36);
		await page.keyboard.press('Escape');
		await expect(calendar).toBeHidden();

		await page.goto(BOARD);
		const draws = page.getByRole('group', { name: 'Tirage', exact: true });
		await expect(draws.getByRole('button', { pressed: true })).toHaveText(/ferme dans|fermé/);
		await expect(page.getByRole('group', { name: 'Jour du tirage' })).toBeVisible();
		await settled(page);
		await look(page, 'dates-board-phone');
		const last = draws.getByRole('button').last();
		await last.press('Enter');
		await expect(last).toHaveAttribute('aria-pressed', 'true');
		await expect(page).toHaveURL(/draw=/);
		await expectOurDates(page);
		await page.setViewportSize({ width: 1440, height: 900 });
		await look(page, 'dates-board');
	});
});
