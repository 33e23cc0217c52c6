import type { Locator, Page } from '@playwright/test';

/** The entry of À faire that says this; the page moves by itself and is never loaded anew. */
export const entry = (page: Page, text: string | RegExp): Locator =>
	page.getByRole('list', { name: 'À faire' }).getByRole('listitem').filter({ hasText: text });
