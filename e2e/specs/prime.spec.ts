import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { primeApi } from '@borlette/shared/contract/prime';
import { itemsIn } from '@borlette/shared/contract/request';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { type Api, expect, test } from '../support/test.ts';

const PATH = '/dashboard/tirage/configuration';

/** A draw that no other test knows. */
async function newTirage(api: Api): Promise<string> {
	const [info] = itemsIn(await api(infoTirageApi.list, { query: {} }));
	if (!info) throw new Error('The demo has no catalogue of draws.');
	const { timezone, draw_time, days } = info;
	const name = unique('Prime ');
	await api(tirageApi.create, {
		body: { info_tirage_id: info.id, name, timezone, draw_time, days, cutoff_minutes: 5 },
	});
	return name;
}

test.describe('a house', () => {
	test.use({ role: 'company' });

	test('sees what its general prime gives back and what the last draws would have been', async ({
		page,
		api,
		problems,
	}) => {
		problems.allow(/status of 422/);
		const [before] = itemsIn(await api(primeApi.list, { query: {} }));
		await page.goto(`${PATH}/generale`);
		const form = new Form(page);
		const borlette = page.getByRole('region', { name: 'Borlette' });
		await expect(borlette).toContainText(/80\s%/);
		await form.fill({ '1er lot': '75' });
		await expect(borlette).toContainText(/105\s%/);
		await page.getByRole('button', { name: 'Rejouer les 30 derniers tirages' }).click();
		const panel = page.getByRole('region', { name: /Et si/ });
		await expect(panel).toContainText(/il vous serait resté .* de moins/);
		await look(page, 'prime-general');
		await panel.getByText('Voir en tableau').click();
		await expect(panel.getByRole('row')).not.toHaveCount(0);
		await form.save.click();
		await expect(page.getByText('Cochez pour enregistrer')).toBeVisible();
		const [after] = itemsIn(await api(primeApi.list, { query: {} }));
		expect(after?.version).toBe(before?.version);
	});

	test('gives a draw a prime of its own, changes it and gives it up', async ({ page, api }) => {
		const name = await newTirage(api);
		const form = new Form(page);
		const list = new Table(page);
		const shell = new Shell(page);
		await page.goto(`${PATH}/tirage`);
		await page.getByRole('link', { name: 'Nouvelle prime de tirage' }).last().click();
		// The list has a choice of that name too.
		await expect(form.save).toBeVisible();
		await form.choose('Tirage', name);
		await expect(form.field('2e lot')).toHaveAttribute('placeholder', '20');
		await form.fill({ '1er lot': '55' });
		await look(page, 'prime-tirage-new');
		await form.save.click();
		await expect(shell.toast(/enregistré/)).toBeVisible();
		await page.goto(`${PATH}/tirage?q=${encodeURIComponent(name)}`);
		await expect(list.row(name)).toContainText('Non officiel');
		await list.row(name).getByRole('link').first().click();
		await expect(form.field('1er lot')).toHaveValue('55');
		await form.fill({ '1er lot': '50' });
		await form.save.click();
		await expect(list.row(name)).toContainText('Officiel');
		await list.act(list.row(name), 'Supprimer');
		const question = page.getByRole('alertdialog');
		await expect(question).toContainText('paieront la prime de la surcussale');
		await question.getByRole('button', { name: 'Supprimer' }).click();
		await expect(list.row(name)).toHaveCount(0);
	});

	test('an unknown kind of prime is no page', async ({ page }) => {
		await page.goto(`${PATH}/pays`);
		await expect(page).toHaveURL(/\/404$/);
	});
});

test.describe('a superuser', () => {
	test.use({ role: 'superuser' });

	test('lands on the general primes of all companies, and opens one', async ({ page }) => {
		await page.goto('/dashboard/app');
		await new Shell(page).nav.getByRole('link', { name: 'Prime générale' }).click();
		await expect(page).toHaveURL(new RegExp(`${PATH}/generale/list$`));
		await new Table(page).table.getByRole('link').first().click();
		await expect(page.getByRole('region', { name: 'Borlette' })).toBeVisible();
	});
});

test.describe('a supervisor', () => {
	test.use({ role: 'supervisor' });

	test('may not see the general prime', async ({ page }) => {
		await page.goto(`${PATH}/generale`);
		await expect(page.getByRole('heading', { name: 'Permission non autorisé' })).toBeVisible();
	});
});
