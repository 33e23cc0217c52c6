import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { itemsIn } from '@borlette/shared/contract/request';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

test('a draw is made from the catalogue, then changed', async ({ page, api }) => {
	const name = unique('Tirage ');
	const [info] = itemsIn(await api(infoTirageApi.list, { query: {} }));
	if (!info) throw new Error('The demo has no catalogue of draws.');
	const form = new Form(page);

	await page.goto('/dashboard/tirage/list');
	await page.getByRole('link', { name: 'Nouveau tirage' }).last().click();
	await form.choose('Tirage du catalogue', info.name);
	await expect(form.field('Nom')).toHaveValue(info.name);
	await expect(form.field('Heure du tirage')).toHaveValue(info.draw_time);
	await form.fill({ Nom: name });
	await expect(page.getByText('Prochains tirages')).toBeVisible();
	await look(page, 'tirage-new');
	await form.save.click();
	await expect(new Shell(page).toast(/enregistré/)).toBeVisible();

	await page.goto(`/dashboard/tirage/list?q=${encodeURIComponent(name)}`);
	await new Table(page).row(name).getByRole('link').first().click();
	await expect(form.field('Nom')).toHaveValue(name);
	await form.fill({ Fermeture: '12' });
	await form.save.click();
	await expect(new Shell(page).toast(/enregistré/)).toBeVisible();
	const found = itemsIn(await api(tirageApi.list, { query: { q: name } }));
	expect(found.map(({ cutoff_minutes }) => cutoff_minutes)).toEqual([12]);
});

test('the list counts down to the close of sales', async ({ page }) => {
	await page.goto('/dashboard/tirage/list');
	const { table } = new Table(page);
	await expect(table.getByRole('columnheader', { name: 'Ferme dans' })).toBeVisible();
	const clock = table.getByText(/\d{2}:\d{2}:\d{2}/).first();
	const first = await clock.textContent();
	await expect(clock).not.toHaveText(first ?? '');
	await look(page, 'tirage-list');
});
