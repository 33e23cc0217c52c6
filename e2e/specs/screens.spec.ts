import { serveRegistry } from '../support/registry.ts';
import { HOME_OF, Shell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const HOME = HOME_OF['remote-reports'].path;
const AGENTS = HOME_OF['remote-admin'].path;

test('a mix without a remote draws no link to it, and all else works', async ({ page }) => {
	const toFiches = page.getByRole('main').locator('a[href^="/dashboard/borlette"]');
	const toAgents = page.getByRole('main').locator(`a[href="${AGENTS}"]`);
	await page.goto(HOME);
	await expect(toFiches.first()).toBeVisible();
	await serveRegistry(page, (registry) => {
		delete registry.remotes['remote-borlette'];
		const at = new Date().toISOString();
		registry.removed = { 'remote-borlette': { reason: 'given up', at, killed: [] } };
	});
	await page.goto(HOME);
	await expect(toAgents.first()).toBeVisible();
	await expect(page.getByText('Gain').first()).toBeVisible();
	await expect(toFiches).toHaveCount(0);
	await toAgents.first().click();
	await expect(page.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
});

test('a page that moved is led to where it stands now', async ({ page }) => {
	await serveRegistry(page, ({ remotes }) => {
		const { routes, redirects = {} } = remotes['remote-admin']?.manifest ?? { routes: [] };
		const route = routes.find(({ id }) => id === 'agent.list');
		if (route) route.path = '/dashboard/sellers';
		// Its build would have written it: in the metadata a redirect names the page.
		redirects['/dashboard/agent'] = '/dashboard/sellers';
	});
	await page.goto(HOME);
	await page.getByRole('main').locator('a[href="/dashboard/sellers"]').first().click();
	await expect(page).toHaveURL(/\/dashboard\/sellers$/);
	await expect(page.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
	await page.goto('/dashboard/agent');
	await expect(page).toHaveURL(/\/dashboard\/sellers$/);
});

test('the root of the reports leads to the first of them', async ({ page }) => {
	await page.goto('/dashboard/rapports');
	await expect(page).toHaveURL(/\/dashboard\/rapports\/root$/);
	await expect(page.getByRole('heading', { level: 1, name: 'Rapport de vente' })).toBeVisible();
});

test('without the start page people begin with the first page that they may open', async ({
	page,
}) => {
	await serveRegistry(page, ({ remotes }) => {
		delete remotes['remote-reports'];
	});
	await page.goto('/dashboard');
	await expect(page).toHaveURL(new RegExp(`${AGENTS}$`));
	const { main } = new Shell(page);
	await expect(main.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
	const trail = main.getByRole('navigation', { name: 'Fil d’Ariane' });
	await expect(trail).toContainText('Tableau de bord');
	await expect(trail.locator('a[href]')).toHaveCount(0);
});

test('a person without the permission of a page reads the text of its link', async ({ page }) => {
	const surcussale = page.getByRole('row').nth(1).locator('[data-cell-link]');
	await page.goto(AGENTS);
	await expect(surcussale).toBeVisible();
	const name = (await surcussale.textContent()) ?? '';
	await page.route('**/api/companies/user', async (route) => {
		const answer = await route.fetch();
		const user = await answer.json();
		const perms = user.perms.filter(
			({ codename }: { codename: string }) => codename !== 'view_surcussale',
		);
		await route.fulfill({ response: answer, json: { ...user, perms } });
	});
	await page.goto(AGENTS);
	await expect(page.getByRole('row').nth(1)).toContainText(name);
	await expect(surcussale).toHaveCount(0);
});
