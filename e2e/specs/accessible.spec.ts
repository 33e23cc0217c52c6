import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { look } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const PUBLIC = [
	'/',
	'/auth/login',
	'/about-us',
	'/contact-us',
	'/faqs',
	'/404',
	'/500',
	'/coming-soon',
	'/maintenance',
];
const SIGNED_IN = [
	'/dashboard/app',
	'/dashboard/agent/list',
	'/dashboard/agent/new',
	'/dashboard/borlette/blocage-boule',
	'/dashboard/borlette/blocage-boule/new',
	'/dashboard/tirage/list',
	'/dashboard/tirage/new',
];
const MODES = ['light', 'dark'] as const;

async function expectPageAccessible(
	page: Page,
	path: string,
	mode: (typeof MODES)[number],
): Promise<void> {
	await page.addInitScript(
		(themeMode) => localStorage.setItem('settings', JSON.stringify({ themeMode })),
		mode,
	);
	await page.goto(path);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.locator('html')).toHaveClass(new RegExp(mode));
	await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
	await look(page, `page${path.replaceAll('/', '-')}-${mode}`);
	await expectAccessible(page);
}

for (const mode of MODES) {
	for (const path of PUBLIC) {
		test(`${path} in ${mode} mode`, ({ page }) => expectPageAccessible(page, path, mode));
	}
	test.describe('signed in', () => {
		test.use({ role: 'company' });
		for (const path of SIGNED_IN) {
			test(`${path} in ${mode} mode`, ({ page }) => expectPageAccessible(page, path, mode));
		}
	});
}
