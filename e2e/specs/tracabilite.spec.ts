import { scopeApi } from '@borlette/shared/contract/auth';
import { companyApi } from '@borlette/shared/contract/company';
import { generaleApi } from '@borlette/shared/contract/generale';
import { callAt, itemsIn } from '@borlette/shared/contract/request';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { Table } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'superuser' });

test('what was changed is found, shown before and after, and the chain is whole', async ({
	page,
	api,
	token: own,
	baseURL,
}) => {
	const [company] = itemsIn(await api(companyApi.list, { query: {} }));
	const { accessToken } = await callAt(
		baseURL ?? '',
		scopeApi.chooseCompany,
		{ body: { company: company?.id ?? '' } },
		{ token: own },
	);
	// Before a page is open: its calls under way would go with a token that has ended.
	await page.addInitScript((token) => localStorage.setItem('accessToken', token), accessToken);
	const signed = { token: accessToken };
	const name = unique('Grand Nord ');
	const generale = { name, zone: 'Cap', responsible: '', phone: null, commission: 1000 };
	const { id, version } = await callAt(
		baseURL ?? '',
		generaleApi.create,
		{ body: generale },
		signed,
	);
	const body = { ...generale, id, version, zone: 'Cap-Haïtien', commission: 1250 };
	await callAt(baseURL ?? '', generaleApi.update, { body }, signed);

	const table = new Table(page);
	await page.goto(`/dashboard/user/tracabilite-company?q=${encodeURIComponent(name)}`);
	await expect(table.row(name)).toHaveCount(2);
	await page.getByRole('combobox', { name: 'Action' }).selectOption('Modification');
	await expect(table.row(name)).toHaveCount(1);
	await look(page, 'trail');
	await table.row(name).getByRole('link').click();
	const panel = page.getByRole('dialog', { name: `Modification · Générale ${name}` });
	const changed = panel.getByRole('row');
	await expect(changed.nth(1)).toHaveText(/^ZoneCapCap-Haïtien$/);
	await expect(changed.nth(2)).toHaveText(/^Commission10\s%12,5\s%$/);
	await look(page, 'trail-entry');
	await panel.getByRole('button', { name: 'Fermer' }).click();

	await page.getByRole('button', { name: 'Vérifier' }).click();
	const verdict = page.getByRole('dialog', { name: 'Vérification de la traçabilité' });
	await expect(verdict.getByText(/^Intacte\s: /)).toBeVisible();
	await look(page, 'trail-verified');
});
