import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { look } from '../support/look.ts';
import { Shell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

interface App {
	today: Record<'vente' | 'gain' | 'commission' | 'net', number>;
}
const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test('the key figures are those of the API, the chart can be read as a table, and a figure leads to its list', async ({
	page,
	api,
}) => {
	await page.goto('/dashboard/app');
	const figures = page.getByRole('region', { name: 'Chiffres du jour' });
	await expect(figures.getByRole('listitem')).toHaveCount(4);
	const labels = { vente: 'Ventes', gain: 'Gains', commission: 'Commission', net: 'Net' } as const;
	// Other tests sell meanwhile: the figures of both follow.
	await expect(async () => {
		const [figure] = await api(dashboardApi.app, {});
		const today = figure?.today as App['today'];
		for (const [name, label] of Object.entries(labels)) {
			const card = figures.getByRole('listitem').filter({ hasText: label });
			const shown = await card.locator('p').first().textContent();
			// Shown with two decimals, so its digits are the minor units.
			expect(digits(shown), label).toBe(Math.abs(today[name as keyof App['today']]));
		}
	}).toPass();
	await look(page, 'dashboard');

	await page.getByText('Voir en tableau').first().click();
	await expect(new Shell(page).main.getByRole('table').first()).toBeVisible();

	await figures.getByRole('link', { name: 'Ventes' }).click();
	await expect(page).toHaveURL(/\/dashboard\/tirage\/list/);
});

test('the stream is asked for before the frame is there, so that no figure is read twice for its opening', async ({
	page,
}) => {
	const stream = page.waitForRequest('**/api/companies/events');
	await page.route('**/assets/layout.*.js', async (route) => {
		await stream;
		await route.continue();
	});
	await page.goto('/dashboard/app');
	await expect(
		page.getByRole('region', { name: 'Chiffres du jour' }).getByRole('listitem'),
	).toHaveCount(4);
});

test('one part that fails leaves the others standing, and recovers', async ({ page, problems }) => {
	problems.allow(/appLotto|status of 500|companies\/events/);
	// A sale elsewhere would read the part again before the button is pressed.
	await page.route('**/api/companies/events', (route) => route.abort());
	await page.route('**/api/companies/appLotto', (route) =>
		route.fulfill({ status: 500, json: { code: 'internal', message: 'broken on purpose' } }),
	);
	await page.goto('/dashboard/app');
	const { retry } = new Shell(page);
	await expect(retry).toBeVisible();
	await expect(
		page.getByRole('region', { name: 'Chiffres du jour' }).getByRole('listitem'),
	).toHaveCount(4);
	await page.unroute('**/api/companies/appLotto');
	await retry.click();
	await expect(retry).toBeHidden();
});
