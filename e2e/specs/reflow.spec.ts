import { randomUUID } from 'node:crypto';
import { agentApi } from '@borlette/shared/contract/agent';
import { callAt, itemsIn } from '@borlette/shared/contract/request';
import { transactionApi } from '@borlette/shared/contract/transaction';
import type { Page } from '@playwright/test';
import { expectReflow, withTextApart } from '../support/accessible.ts';
import { look } from '../support/look.ts';
import { addressesOf, codesOf, publishedRoutes } from '../support/routes.ts';
import { follow, settled } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** As a screen 1,280 px wide shows a page at 400 %. */
test.use({ language: 'de', viewport: { width: 320, height: 640 } });

async function chooseCountry(page: Page): Promise<void> {
	await page.getByRole('button', { name: /^Land: / }).click();
	await page.getByRole('option', { name: 'HT' }).click();
	await expect(page.getByRole('button', { name: /^Land: HT/ })).toBeVisible();
}

for (const role of ['company', 'superuser'] as const) {
	test.describe(`a user of ${role}`, () => {
		test.use({ role });
		test('no page is wider than 320 px, in the language of the longest words, also where text stands apart', async ({
			page,
			api,
			baseURL,
		}) => {
			const codes = await codesOf(baseURL ?? '', 'company');
			// What both may open, one of them has been through.
			const routes = (await publishedRoutes()).filter(
				({ permission }) => (!permission || codes.has(permission)) === (role === 'company'),
			);
			expect(routes).not.toEqual([]);
			await page.goto('/dashboard/app');
			for (const path of await addressesOf(api, routes)) {
				await test.step(path, async () => {
					await follow(page, path);
					await settled(page);
					await look(page, `page${path.replaceAll('/', '-')}-320`);
					await expectReflow(page);
					await withTextApart(page, () => expectReflow(page, `${path} with its text apart`));
				});
			}
			// The bar is widest with a country; who chose one has another token than `api`.
			if (role === 'superuser') {
				await chooseCountry(page);
				await expectReflow(page);
			}
		});
	});
}

for (const role of ['company', 'superuser'] as const) {
	test.describe(`with letters twice as large, a user of ${role}`, () => {
		test.use({ role, viewport: { width: 390, height: 844 } });
		test('has every button of the bar on the screen, and on a wide one reads a company whole at the top of the menu', async ({
			page,
		}) => {
			await page.goto('/dashboard/app');
			await settled(page);
			await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
			const buttons = page.getByRole('banner').getByRole('button');
			await expect(buttons.last()).toBeVisible();
			const beyond = await buttons.evaluateAll((all) =>
				all
					.map((button) => button.getBoundingClientRect())
					.filter(({ left, right }) => left < 0 || right > 390),
			);
			expect(beyond).toEqual([]);
			// Whose the menu is says nobody's who looks at all companies.
			if (role === 'superuser') return;
			await page.setViewportSize({ width: 1440, height: 900 });
			const name = page.getByTestId('sidebar').getByText('Lotto Lakay');
			await expect(name).toBeVisible();
			const cut = await name.evaluate((text) => text.scrollWidth - text.clientWidth);
			expect(cut).toBe(0);
		});
	});
}

test.describe('who closes a day on a phone', () => {
	test.use({ role: 'company' });
	test('has the field of a count whole within its card', async ({ page }) => {
		await page.goto('/dashboard/rapports/cloture');
		const field = page.locator('input[data-count]').first();
		await expect(field).toBeVisible();
		const beyond = await field.evaluate((input) => {
			const card = input.closest('dd')?.getBoundingClientRect();
			return card ? input.getBoundingClientRect().right - card.right : undefined;
		});
		expect(beyond).toBeLessThanOrEqual(0);
	});
});

test.describe('who is asked before money is recorded twice', () => {
	test.use({ role: 'company' });
	test('has both answers within the question', async ({ page, api, token, baseURL, problems }) => {
		problems.allow(/status of 409/);
		const [agent] = itemsIn(await api(agentApi.list, { query: { limit: 1 } }));
		if (!agent) throw new Error('The demo has no agent.');
		const body = { agent_id: agent.id, kind: 'deposit' as const, amount: 777_700, note: '' };
		await callAt(baseURL ?? '', transactionApi.create, { body }, { token, key: randomUUID() });
		await page.goto(`/dashboard/transactions/new?kind=deposit&agent_id=${agent.id}`);
		await page.getByLabel(/^Betrag/).fill('7777');
		await page.getByRole('button', { name: 'Buchung speichern' }).click();
		const question = page.getByRole('alertdialog');
		await expect(question.getByRole('button', { name: /^Es ist eine andere/ })).toBeVisible();
		const beyond = await question.evaluate((dialog) => {
			const own = dialog.getBoundingClientRect();
			return [...dialog.querySelectorAll('button')]
				.map((button) => button.getBoundingClientRect())
				.filter(({ left, right }) => left < own.left || right > own.right).length;
		});
		expect(beyond).toBe(0);
	});
});

test.describe('who works by the keyboard at 200 %', () => {
	test.use({ role: 'company', viewport: { width: 720, height: 450 } });
	test('sees what has the focus, above the totals of a list and the details of a ball', async ({
		page,
	}) => {
		const isSeen = () =>
			page.evaluate(() => {
				const { activeElement: focused } = document;
				if (!focused) return false;
				const { left, top, width, height } = focused.getBoundingClientRect();
				return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
			});
		await page.goto('/dashboard/rapports/cloture');
		const counts = page.locator('input[data-count]');
		await expect(counts.first()).toBeFocused();
		for (let place = 1; place < 10; place += 1) {
			await page.keyboard.press('ArrowDown');
			await expect(counts.nth(place)).toBeFocused();
			expect(await isSeen(), `amount ${place}`).toBe(true);
		}
		await page.goto('/dashboard/borlette/statistiques');
		await page.getByRole('gridcell').first().focus();
		await page.keyboard.type('77');
		await expect(page.getByRole('gridcell', { name: /^77\./ })).toBeFocused();
		await expect.poll(isSeen).toBe(true);
	});
});
