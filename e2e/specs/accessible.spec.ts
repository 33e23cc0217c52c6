import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../support/accessible.ts';
import { look } from '../support/look.ts';
import { addressesOf, codesOf, publishedRoutes } from '../support/routes.ts';
import { follow } from '../support/shell.ts';
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
	'/fiche2-view/nonsense',
];
const REMOTES = ['remote-admin', 'remote-borlette', 'remote-reports', 'remote-tirage'] as const;

/** As another tab does that changes the mode: without loading the page again. */
async function turn(page: Page, themeMode: 'light' | 'dark'): Promise<void> {
	await page.evaluate((mode) => {
		const newValue = JSON.stringify({ themeMode: mode });
		window.dispatchEvent(new StorageEvent('storage', { key: 'settings', newValue }));
	}, themeMode);
	await expect(page.locator('html')).toHaveClass(new RegExp(themeMode));
}

/** The page as it is now: whole in the light, and once more in the dark where colours count. */
async function examine(page: Page, path: string, isFirst = false): Promise<void> {
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.locator('html')).toHaveClass(/light/);
	await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
	await look(page, `page${path.replaceAll('/', '-')}-light`);
	await expectAccessible(page, isFirst);
	await turn(page, 'dark');
	await look(page, `page${path.replaceAll('/', '-')}-dark`);
	await expectContrast(page, isFirst);
	await turn(page, 'light');
}

/**
 * Pages one after the other in one browser, which then has the code already. Every test also fails
 * on an error in the console and on what the content security policy refuses (support/problems.ts).
 */
async function walk(
	page: Page,
	[first = '/', ...others]: readonly string[],
	go = follow,
): Promise<void> {
	await page.goto(first);
	await test.step(first, () => examine(page, first, true));
	for (const path of others) {
		await test.step(path, async () => {
			await go(page, path);
			await examine(page, path);
		});
	}
}

test('public pages: no violation in light, enough contrast in dark mode', ({ page }) =>
	walk(page, PUBLIC, async (_, path) => void (await page.goto(path))));

for (const name of REMOTES) {
	test.describe('an admin', () => {
		test.use({ role: 'company' });
		test(`${name}: no violation in light, enough contrast in dark mode`, async ({
			page,
			api,
			baseURL,
		}) => {
			// So many pages, on a busy machine.
			test.setTimeout(400_000);
			const codes = await codesOf(baseURL ?? '', 'company');
			const routes = (await publishedRoutes()).filter(
				({ remote, permission }) => remote === name && (!permission || codes.has(permission)),
			);
			expect(routes).not.toEqual([]);
			await walk(page, await addressesOf(api, routes));
		});
	});
}

test.describe('a superuser', () => {
	test.use({ role: 'superuser' });
	test('pages that no admin has: no violation in light, enough contrast in dark mode', async ({
		page,
		api,
		baseURL,
	}) => {
		test.setTimeout(400_000);
		const admins = await codesOf(baseURL ?? '', 'company');
		const routes = (await publishedRoutes()).filter(
			({ permission }) => permission && !admins.has(permission),
		);
		expect(routes).not.toEqual([]);
		await walk(page, await addressesOf(api, routes));
	});
});
