import type { Page } from '@playwright/test';
import {
	expectAccessible,
	expectContrast,
	expectIdsApart,
	modeOf,
	turn,
} from '../support/accessible.ts';
import { look } from '../support/look.ts';
import { addressesOf, codesOf, publishedRoutes } from '../support/routes.ts';
import { follow, settled } from '../support/shell.ts';
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

/** But for what is truly changed: by axe, which runs in the page, and by what the reader of PDF brings for older browsers. */
const CONTAINED =
	/was contained: (?!document\.elementsFromPoint |Function\.prototype\.toString |window\.DOMException )/;

/**
 * The page as it is now: whole in the mode that the page before was left in, and once more in the
 * other where colours count. Turning back for the next one would take as long again.
 */
async function examine(page: Page, path: string, isFirst = false): Promise<void> {
	await settled(page);
	const mode = await modeOf(page);
	const other = mode === 'light' ? 'dark' : 'light';
	await look(page, `page${path.replaceAll('/', '-')}-${mode}`);
	await expectAccessible(page, isFirst);
	await expectIdsApart(page);
	await turn(page, other);
	await look(page, `page${path.replaceAll('/', '-')}-${other}`);
	await expectContrast(page, isFirst);
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
	/** What the guards of the page undid: nothing that is ours may be taken for a remote's misdeed. */
	const contained: string[] = [];
	page.on('console', (message) => {
		if (CONTAINED.test(message.text())) contained.push(message.text());
	});
	await page.goto(first);
	await test.step(first, () => examine(page, first, true));
	for (const path of others) {
		await test.step(path, async () => {
			await go(page, path);
			await examine(page, path);
		});
	}
	expect(contained).toEqual([]);
}

test('public pages: no violation in one mode, enough contrast in the other', ({ page }) =>
	walk(page, PUBLIC, async (_, path) => void (await page.goto(path))));

for (const name of REMOTES) {
	test.describe('an admin', () => {
		test.use({ role: 'company' });
		test(`${name}: no violation in one mode, enough contrast in the other`, async ({
			page,
			api,
			baseURL,
		}) => {
			// So many pages, on a busy machine.
			test.slow();
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
	test('pages that no admin has: no violation in one mode, enough contrast in the other', async ({
		page,
		api,
		baseURL,
	}) => {
		test.slow();
		const admins = await codesOf(baseURL ?? '', 'company');
		const routes = (await publishedRoutes()).filter(
			({ permission }) => permission && !admins.has(permission),
		);
		expect(routes).not.toEqual([]);
		await walk(page, await addressesOf(api, routes));
	});
});
