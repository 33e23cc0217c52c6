import { type Lotto, lottoApi } from '@borlette/shared/contract/lotto';
import { itemsIn } from '@borlette/shared/contract/request';
import { openDraw } from '../support/draw.ts';
import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { follow, Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { Terminal } from '../support/terminal.ts';
import { expect, test } from '../support/test.ts';

const LIST = '/dashboard/borlette/lotto';

test.describe('a house', () => {
	test.use({ role: 'company' });

	test('blocks an option at the terminals, deletes it, adds it again, and blocks it in a surcussale', async ({
		page,
		api,
		baseURL,
		problems,
	}) => {
		problems.allow(/status of 422/);
		const options = async () => itemsIn(await api(lottoApi.list, { query: { game: 'lotto5' } }));
		const third = (await options()).find(({ option }) => option === 3);
		if (!third) throw new Error('The demo has no third option of lotto 5.');
		const { instanceId } = await openDraw(api);
		const terminal = await Terminal.open(baseURL ?? '', api);
		const sell = () =>
			terminal.sell(instanceId, [{ game: 'lotto5', option: 3, numbers: '12345', stake: 500 }]);
		const list = new Table(page);
		const form = new Form(page);

		await page.goto(`${LIST}?game=lotto5`);
		await sell();
		await list.act(list.row(third.name), 'Bloquer');
		await expect(list.row(third.name)).toContainText('Bloqué');
		await expect(sell()).rejects.toThrow('option_blocked');
		await list.act(list.row(third.name), 'Supprimer');
		await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
		await expect(list.row(third.name)).toHaveCount(0);

		const name = unique('Lotto 5 ');
		await page.getByRole('link', { name: 'Nouvelle option' }).last().click();
		await form.choose('Jeu', 'Lotto 5');
		await form.choose('Option', '2');
		await form.fill({ Nom: name });
		await form.save.click();
		await expect(
			page.getByRole('combobox', { name: /^Option/ }),
			'the second option is there already',
		).toHaveAccessibleDescription(/déjà prise/);
		await look(page, 'lotto-refused');
		await form.choose('Option', '3');
		await form.save.click();
		await expect(new Shell(page).toast(/enregistré/)).toBeVisible();
		await sell();

		await list.row(name).getByRole('link').first().click();
		await form.fill({ Nom: third.name });
		await page.getByRole('checkbox').first().check();
		await form.save.click();
		await expect(list.row(third.name)).toContainText('1 surcussale');
		await look(page, 'lotto-list');
		// Others sell this option.
		const made = (await options()).find(({ option }) => option === 3) as Lotto;
		const { id, version, colour } = made;
		const body = { id, version, colour, name: third.name, position: third.position };
		await api(lottoApi.update, { body: { ...body, blocked_surcussales: [] } });
	});
});

test.describe('a supervisor', () => {
	test.use({ role: 'supervisor' });

	test('looks at the options and adds none', async ({ page }) => {
		await page.goto(LIST);
		await expect(new Table(page).row('Lotto 5 option 1')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Nouvelle option' })).toHaveCount(0);
		await follow(page, `${LIST}/new`);
		await expect(page.getByRole('heading', { name: 'Permission non autorisé' })).toBeVisible();
	});
});
