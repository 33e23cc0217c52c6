import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const LIST = '/dashboard/borlette-configuration/limite-boule';

test('a limit is refused without a bound, saved with one, blocked and deleted', async ({
	page,
	problems,
}) => {
	problems.allow(/status of 422/);
	const ball = String(Math.floor(Math.random() * 90_000) + 10_000);
	await page.goto(LIST);
	await page.getByRole('link', { name: 'Nouvelle limite par boule' }).last().click();
	const form = new Form(page);
	await form.choose('Jeu', 'Lotto 5');
	await form.fill({ Boule: ball });
	await form.save.click();
	await expect(form.field('Limite')).toHaveAttribute('aria-invalid', 'true');
	await form.fill({ Limite: '500', 'Mise maximum': '2', 'Mise minimum': '5' });
	await form.save.click();
	await expect(form.field('Mise maximum')).toHaveAttribute('aria-invalid', 'true');
	await look(page, 'limite-refused');
	await form.fill({ 'Mise maximum': '50' });
	await form.save.click();
	await expect(new Shell(page).toast(/enregistré/)).toBeVisible();

	await page.goto(`${LIST}?game=lotto5`);
	const list = new Table(page);
	const row = list.row(ball);
	await expect(row).toContainText('500,00');
	await list.act(row, 'Bloquer');
	await expect(row).toContainText('Bloqué');
	await list.act(row, 'Supprimer');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
	await expect(list.row(ball)).toHaveCount(0);
});

test('an option is renamed and blocked in a surcussale', async ({ page, api }) => {
	const [option] = await api<{ id: string; name: string }[]>(
		'GET',
		'/api/companies/list-lotto?game=lotto5&sort=-position',
	);
	if (!option) throw new Error('The demo has no option of lotto 5.');
	const name = unique('Lotto 5 ');
	await page.goto(`/dashboard/borlette/lotto/${option.id}/edit`);
	const form = new Form(page);
	await form.fill({ Nom: name });
	await page.getByRole('checkbox').first().check();
	await form.save.click();
	await expect(new Shell(page).toast(/enregistré/)).toBeVisible();
	await expect(new Table(page).row(name)).toContainText('1 surcussale');
	// Others sell this option.
	const { version, ...rest } = await api<{ version: number; colour: string; position: number }>(
		'GET',
		`/api/companies/lotto/${option.id}`,
	);
	const { colour, position } = rest;
	const body = { id: option.id, version, name: option.name, colour, position };
	await api('PUT', '/api/companies/lotto', { ...body, blocked_surcussales: [] });
});
