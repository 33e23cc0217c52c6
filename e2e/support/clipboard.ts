import type { Page } from '@playwright/test';

/** What was copied, as a person gets at it: the product's pages may write to the clipboard, and not read it. */
export async function pasted(page: Page): Promise<string> {
	const place = await page.evaluateHandle(() => {
		const field = document.createElement('textarea');
		document.body.append(field);
		field.focus();
		return field;
	});
	await page.keyboard.press('ControlOrMeta+v');
	const text = await place.evaluate(({ value }) => value);
	await place.evaluate((field) => field.remove());
	return text;
}
