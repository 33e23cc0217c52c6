import { agentApi } from '@borlette/shared/contract/agent';
import { authApi } from '@borlette/shared/contract/auth';
import { companyApi } from '@borlette/shared/contract/company';
import { generaleApi } from '@borlette/shared/contract/generale';
import { posApi } from '@borlette/shared/contract/pos';
import { callAt, itemsIn, send } from '@borlette/shared/contract/request';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { Form } from '../support/form.ts';
import { unique } from '../support/names.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'un bon mot de passe';
const person = () => ({
	first_name: 'Rose',
	last_name: unique('Essai'),
	phone: '+50934567890',
	commission: 100,
	username: unique('personne-'),
	password: PASSWORD,
});

test.describe('an admin', () => {
	test.use({ role: 'company' });

	test('builds a branch: generale, supervisor, surcussale, and follows who belongs to whom', async ({
		page,
		api,
	}) => {
		const zone = unique('Zone-');
		await api(generaleApi.create, {
			body: { name: zone, zone, responsible: '', phone: null, commission: 0 },
		});
		const supervisor = await api(supervisorApi.create, { body: person() });
		// Last in the list: other tests take its first one.
		const name = unique('Succursale-');
		await page.goto('/dashboard/surcussale/new');
		const form = new Form(page);
		await form.fill({ Nom: name, Ville: 'Jacmel', Commission: '2' });
		await form.choose('Superviseur', `Rose ${supervisor.last_name}`);
		await form.choose('Générale', zone);
		await form.save.click();
		await expect(new Shell(page).toast(/enregistré/)).toBeVisible();

		await page.goto(`/dashboard/surcussale/list?q=${name}`);
		const list = new Table(page);
		await expect(list.row(name).getByRole('link', { name: zone })).toBeVisible();
		await list.act(list.row(name), 'Bloquer');
		await expect(list.row(name)).toContainText('Bloquée');
		await page.getByTestId('toaster').getByRole('button', { name: 'Annuler' }).click();
		await expect(list.row(name)).toContainText('Active');
		await list.row(name).getByRole('link', { name: supervisor.last_name }).click();
		await expect(page).toHaveURL(`/dashboard/supervisor/${supervisor.id}`);

		await page.goto(`/dashboard/generale/list?q=${zone}`);
		await list.row(zone).getByRole('link', { name: '1', exact: true }).click();
		await expect(list.row(name)).toContainText('Jacmel');
	});

	test('a new password signs the supervisor in; what is given may be done', async ({
		page,
		api,
		baseURL,
	}) => {
		const supervisor = await api(supervisorApi.create, { body: person() });
		const signIn = (password: string) =>
			send(baseURL ?? '', authApi.login, { body: { username: supervisor.username, password } });
		await page.goto(`/dashboard/supervisor/list?q=${supervisor.username}`);
		const list = new Table(page);
		await list.act(list.row(supervisor.username), 'Nouveau mot de passe');
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('button', { name: 'Générer' }).click();
		const made = await dialog.getByLabel(/^Mot de passe/).inputValue();
		await dialog.getByRole('button', { name: 'Changer le mot de passe' }).click();
		await expect(dialog.getByText(made)).toBeVisible();
		await dialog.getByRole('button', { name: 'Terminé' }).click();
		expect((await signIn(PASSWORD))?.status).toBe(401);
		expect((await signIn(made))?.status).toBe(200);

		await list.act(list.row(supervisor.username), 'Permissions');
		await page.getByRole('checkbox', { name: 'Ajouter un agent' }).check();
		await expect(page.getByRole('checkbox', { name: 'Ajouter une compagnie' })).toBeDisabled();
		await new Form(page).save.click();
		await expect(new Shell(page).toast(/enregistré/)).toBeVisible();
		const body = { username: supervisor.username, password: made };
		const { user } = await callAt(baseURL ?? '', authApi.login, { body });
		expect(user.perms).toContainEqual({ codename: 'add_agent' });
	});

	test('a terminal is taken from an agent', async ({ page, api, baseURL }) => {
		const [branch] = itemsIn(await api(surcussaleApi.list, { query: {} }));
		const [house] = itemsIn(await api(companyApi.list, { query: {} }));
		if (!branch || !house) throw new Error('The demo has no surcussale.');
		const login = person();
		await api(agentApi.create, { body: { ...login, surcussale_id: branch.id, device_id: '' } });
		const who = { company: house.ref_code, username: login.username, password: PASSWORD };
		const signIn = (device_id: string) =>
			send(baseURL ?? '', posApi.login, { body: { ...who, device_id } });
		const [first, second] = [unique('POS-'), unique('POS-')];
		expect((await signIn(first))?.status).toBe(200);
		await page.goto(`/dashboard/agent/list?q=${login.username}`);
		const list = new Table(page);
		await list.act(list.row(login.username), 'Terminaux');
		const dialog = page.getByRole('dialog');
		await expect(dialog.getByText(first)).toBeVisible();
		await dialog.getByRole('button', { name: 'Retirer' }).click();
		await dialog.getByRole('button', { name: 'Retirer le terminal' }).click();
		await expect(dialog.getByText(/Aucun terminal n’est attribué/)).toBeVisible();
		expect((await signIn(second))?.status).toBe(200);
	});
});

test.describe('a supervisor', () => {
	test.use({ role: 'supervisor' });

	test('sees their surcussales, and neither supervisors nor permissions', async ({ page }) => {
		await page.goto('/dashboard/surcussale/list');
		await expect(new Table(page).row('Delmas 33')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Nouvelle surcussale' })).toHaveCount(0);
		for (const path of ['supervisor/list', 'generale/list', 'user/permissions']) {
			await page.goto(`/dashboard/${path}`);
			await expect(page.getByRole('heading', { name: 'Permission non autorisé' })).toBeVisible();
		}
	});
});
