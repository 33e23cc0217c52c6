import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

test('balls are blocked together, and one of them is unblocked', async ({ page }) => {
	const reason = unique('essai ');
	const list = new Table(page);
	await page.goto('/dashboard/borlette/blocage-boule');
	await page.getByRole('link', { name: 'Bloquer des boules' }).last().click();
	const form = new Form(page);
	await form.field('Boules').fill('07 34*12 123 ');
	await expect(page.getByRole('button', { name: 'Retirer 123' })).toBeVisible();
	await form.fill({ Raison: reason });
	await look(page, 'blocage-boule-new');
	await form.save.click();
	await expect(new Shell(page).toast(/enregistré/)).toBeVisible();

	await page.goto(`/dashboard/borlette/blocage-boule?q=${encodeURIComponent(reason)}`);
	await expect(list.row(reason)).toHaveCount(3);
	// 34*12 and 12*34 are one combination, kept in one form.
	const mariage = list.row(/12\*34/);
	await expect(mariage).toContainText('Tous les tirages');
	await list.act(mariage, 'Débloquer');
	await expect(new Shell(page).toast(/débloquée/)).toBeVisible();
	await expect(mariage).toContainText('Débloquée');
	await expect(list.row(/\b123\b/)).not.toContainText('Débloquée');
	await look(page, 'blocage-boule-list');
});

test('what is no ball is named and not sent', async ({ page }) => {
	await page.goto('/dashboard/borlette/blocage-boule/new');
	const form = new Form(page);
	await form.field('Boules').fill('7 12*3 ');
	await form.save.click();
	await expect(page.getByText(/n’est pas une boule valable/)).toBeVisible();
	await expect(page).toHaveURL(/\/new$/);
});
