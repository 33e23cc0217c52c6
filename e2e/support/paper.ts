import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What Ctrl+P puts on paper: the text of each page. */
export async function printed(page: Page): Promise<string[]> {
	// A browser without a window has no dialog, and would go on before the paper is made.
	await page.evaluate(() => {
		window.print = () => document.documentElement.setAttribute('data-printing', '');
	});
	await page.keyboard.press('Control+P');
	await page.waitForSelector('html[data-printing]');
	const file = await page.pdf({ preferCSSPageSize: true });
	await page.evaluate(() => document.documentElement.removeAttribute('data-printing'));
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
	return text.map((words) => words.replace(/\s+/g, ' '));
}
