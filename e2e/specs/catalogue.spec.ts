import path from 'node:path';
import type { Page } from '@playwright/test';
import { startCatalogue } from '../../shared/config/webpack/examples.mjs';
import { expectAccessible, expectContrast, expectReflow } from '../support/accessible.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Presses a switch of the catalogue's head. */
const turn = (page: Page, name: string) =>
	page.getByRole('button', { name, exact: true }).press('Enter');

/** As it is now, and once more in the other mode where colours count. */
async function examine(page: Page, name: string): Promise<void> {
	await look(page, `catalogue-${name}`);
	// The same part stands there in several states, each with its landmarks.
	await expectAccessible(page, true, ['landmark-unique']);
	await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
	await look(page, `catalogue-${name}-dark`);
	await expectContrast(page, true);
	await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'));
}

test('the catalogue: every part in light and dark, right to left and on a phone', async ({
	page,
}) => {
	// It is built first, which takes a while on a busy machine.
	test.slow();
	const { url, stop } = await startCatalogue({ root: ROOT, port: 0 });
	try {
		await page.setViewportSize(DESK);
		await page.goto(url);
		const groups = page.getByRole('navigation', { name: 'Groupes' }).getByRole('link');
		await expect(groups).not.toHaveCount(0);
		const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
		for (const title of await groups.allTextContents()) {
			// By keys: the notices of an example stay, over what is up there.
			await page.getByRole('link', { name: title, exact: true }).press('Enter');
			await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
			await examine(page, title);
			for (const opener of await page.getByRole('button', { name: /^Ouvrir/ }).all()) {
				// Once it is open, nothing else on the page is there for those who ask by role.
				const name = await opener.textContent();
				const opened = name?.includes('avis') ? page.getByTestId('toaster') : dialog;
				await opener.click();
				await expect(opened).not.toBeEmpty();
				await examine(page, `${title} ${name}`);
				await page.keyboard.press('Escape');
				await expect(dialog).toHaveCount(0);
			}
			await page.setViewportSize(PHONE);
			await expectReflow(page, title);
			await turn(page, 'De droite à gauche');
			await expectReflow(page, `${title}, right to left`);
			await look(page, `catalogue-${title}-phone-rtl`);
			await turn(page, 'De droite à gauche');
			await page.setViewportSize(DESK);
		}
	} finally {
		await stop();
	}
});
