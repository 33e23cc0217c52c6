import type { Page } from '@playwright/test';

/** As another tab does that chooses settings: it stores them, and this one hears of it without being loaded again. */
export const chooseElsewhere = (page: Page, settings: object): Promise<void> =>
	page.evaluate((newValue) => {
		localStorage.setItem('settings', newValue);
		window.dispatchEvent(new StorageEvent('storage', { key: 'settings', newValue }));
	}, JSON.stringify(settings));
