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

/** Copies a text as a person does elsewhere, from a spreadsheet say. */
export async function copied(page: Page, text: string): Promise<void> {
	const place = await page.evaluateHandle((lines) => {
		const field = document.createElement('textarea');
		field.value = lines;
		document.body.append(field);
		field.select();
		return field;
	}, text);
	await page.keyboard.press('ControlOrMeta+c');
	await place.evaluate((field) => field.remove());
}
