import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { itemsIn } from '@borlette/shared/contract/request';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { letDrawCome } from '../support/clock.mjs';
import { openDraw } from '../support/draw.ts';
import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.describe('the house', () => {
	test.use({ role: 'company' });

	test('a date that was not held is cancelled with a reason', async ({ page, api }) => {
		const { name, instanceId } = await openDraw(api);
		await page.goto(`/dashboard/tirage/dates?q=${encodeURIComponent(name)}&sort=draw_at`);
		const row = new Table(page).row(name).first();
		await expect(row.getByRole('timer')).toBeVisible();
		await row.getByRole('link', { name }).click();
		await expect(page.getByText('Les ventes sont ouvertes.')).toBeVisible();
		await letDrawCome(instanceId);
		await page.reload();
		await page.getByRole('button', { name: 'Annuler cette date' }).click();
		await page.getByLabel(/^Motif/).fill('Panne de la loterie');
		await page.getByRole('button', { name: 'Annuler et rendre les mises' }).click();
		await expect(page.getByText('Annulé : chaque mise est rendue.')).toBeVisible();
		await page.goto('/dashboard/tirage/lots-gagnants/auto');
		await expect(page.getByRole('heading', { name: 'Permission non autorisé' })).toBeVisible();
	});

	test('an entry of the catalogue is made, and a draw built from it keeps it', async ({
		page,
		api,
		problems,
	}) => {
		problems.allow(/status of 409/);
		const name = unique('Info ');
		const form = new Form(page);
		await page.goto('/dashboard/tirage/infotirage/new');
		await form.fill({ Nom: name, Origine: 'Ohio', 'Heure du tirage': '12:29' });
		await form.choose('Moment', 'Midi');
		await form.field('Fuseau horaire').fill('New York');
		await page.getByRole('option', { name: /^New York/ }).click();
		await page.getByText('lun.', { exact: true }).click();
		await expect(page.getByText('Dates d’un tirage créé à partir de cette entrée.')).toBeVisible();
		await form.save.click();
		await expect(new Shell(page).toast(/enregistré/)).toBeVisible();
		const [info] = itemsIn(await api(infoTirageApi.list, { query: { q: name } }));
		if (!info) throw new Error('The entry was not kept.');
		const { id: info_tirage_id, timezone, draw_time } = info;
		await api(tirageApi.create, {
			body: { info_tirage_id, name, timezone, draw_time, days: [1], cutoff_minutes: 5 },
		});
		await page.goto(`/dashboard/tirage/infotirage?q=${encodeURIComponent(name)}`);
		const list = new Table(page);
		await list.act(list.row(name), 'Supprimer');
		const dialog = page.getByRole('alertdialog');
		await dialog.getByRole('button', { name: 'Supprimer' }).click();
		await expect(dialog.getByRole('alert')).toContainText('vous pouvez le bloquer');
	});
});

test.describe('the provider', () => {
	test.use({ role: 'superuser' });

	test('results are imported, entered and confirmed for all; dates are made', async ({ page }) => {
		const csv = [
			'Draw Date,Midday Daily #,Midday Win 4 #,Evening Daily #,Evening Win 4 #',
			'11/19/1999,95,60,123,4567',
			'11/18/1999,1,2,,',
			'11/18/1999,3,4,,',
		].join('\n');
		await page.goto('/dashboard/tirage/lots-gagnants/auto/importer');
		await new Form(page).choose('Loterie', 'Georgia');
		await page
			.locator('input[type=file]')
			.setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
		await page.getByRole('button', { name: 'Importer' }).click();
		await expect(page.getByText('2 résultats importés')).toBeVisible();
		const problems = page.getByRole('region', { name: '2 lignes non retenues' });
		await expect(problems.getByRole('row').nth(1)).toContainText(
			/3.*001 0002.*Le fichier se contredit.*003 0004/,
		);
		await look(page, 'official-import');

		await page.goto(
			'/dashboard/tirage/lots-gagnants/auto?start_date=1999-11-19&end_date=1999-11-19&slot=soir',
		);
		await new Table(page).row('Georgia').getByRole('link').click();
		await expect(page.getByText(/est connu\s: 123 4567/)).toBeVisible();
		await page.getByRole('button', { name: 'Confirmer partout' }).click();
		await expect(page.getByText('Ce résultat n’attend nulle part.')).toBeVisible();
		await page.getByRole('button', { name: 'Entrer partout' }).click();
		await expect(page.getByText(/aucune compagnie n’a ce tirage à cette date/)).toBeVisible();

		await page.goto('/dashboard/tirage/automatique');
		await page.getByLabel('Jours à venir').fill('10');
		await page.getByRole('button', { name: /^Créer \d+ dates$/ }).click();
		await expect(new Shell(page).toast(/dates créées/)).toBeVisible();
		await expect(page.getByText('Toutes les dates de ces jours existent déjà.')).toBeVisible();
		await look(page, 'automatique');
	});
});
