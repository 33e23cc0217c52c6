import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What Ctrl+P puts on paper: the text of each page. */
export async function printed(page: Page): Promise<string[]> {
	// A browser without a window has no dialog: its print is over before the paper is asked for.
	const held = await page.evaluateHandle(() => {
		const holding = new AbortController();
		const hold = (event: Event) => {
			event.stopImmediatePropagation();
			document.documentElement.setAttribute('data-printing', '');
		};
		window.addEventListener('afterprint', hold, { signal: holding.signal });
		return holding;
	});
	await page.keyboard.press('Control+P');
	await page.waitForSelector('html[data-printing]', { state: 'attached' });
	const file = await page.pdf({ preferCSSPageSize: true });
	await held.evaluate((holding) => {
		holding.abort();
		document.documentElement.removeAttribute('data-printing');
		window.dispatchEvent(new Event('afterprint'));
	});
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
	return text.map((words) => words.replace(/\s+/g, ' '));
}
