import { expectAccessible } from '../support/accessible.ts';
import { look } from '../support/look.ts';
import { settled } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

test('a colour is picked from the board, by keys and by pointer', async ({ page }) => {
	await page.goto('/dashboard/tirage/infotirage/new');
	await settled(page);
	await page.getByRole('button', { name: 'Palette : Couleur' }).click();
	const shade = page.getByRole('slider', { name: 'Saturation et luminosité' });
	await expect(shade).toBeFocused();
	const text = page.getByRole('textbox', { name: 'Couleur' });
	await page.keyboard.press('ArrowDown');
	const byKey = await text.inputValue();
	expect(byKey).toMatch(/^#[0-9A-F]{6}$/);
	await look(page, 'colour-board');
	await expectAccessible(page, false);
	await page.locator('[data-scope="color-picker"][data-part="area-background"]').click();
	await expect(text).not.toHaveValue(byKey);
	await page.keyboard.press('Escape');
	await expect(shade).toBeHidden();
});

test('on a phone, where buttons grow with their text, its button shows the colour too', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/dashboard/tirage/infotirage/new');
	await settled(page);
	const shown = page.getByRole('button', { name: 'Palette : Couleur' }).locator('[style]');
	expect((await shown.boundingBox())?.height).toBeGreaterThan(20);
});
