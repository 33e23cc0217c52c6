import { expect, type Page } from '@playwright/test';
import { COMPANY_ZONE } from './draw.ts';

/** The day, `yyyy-MM-dd`, that it is for the company, or was so many days before. */
export const companyDay = (ago = 0): string =>
	new Intl.DateTimeFormat('sv', { timeZone: COMPANY_ZONE }).format(Date.now() - ago * 86_400_000);

/** As it stands in a field. */
export const typedDay = (day: string): string => day.split('-').reverse().join('/');

/**
 * Nothing on the page draws dates in the language of the browser, and no date is written as calls write it.
 * Soft: one run names what is wrong on every page.
 */
export async function expectOurDates(page: Page): Promise<void> {
	const found = await page.evaluate(() => {
		const native = ['date', 'time', 'month', 'week', 'datetime-local'];
		const fields = [...document.querySelectorAll('input')].filter(({ type }) =>
			native.includes(type),
		);
		// biome-ignore lint/performance/useDomNodeTextContent: what is not drawn nobody reads
		const days = document.body.innerText.match(/.{0,20}\b\d{4}-\d\d-\d\d(?!\d|-\d).{0,20}/g) ?? [];
		return [...fields.map(({ outerHTML }) => outerHTML), ...days];
	});
	expect.soft(found, `dates of ${page.url()}`).toEqual([]);
}
