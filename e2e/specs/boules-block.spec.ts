import { randomInt } from 'node:crypto';
import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { itemsIn } from '@borlette/shared/contract/request';
import { copied } from '../support/clipboard.ts';
import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { type Api, expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
/** Two different balls, the larger one first. */
function mariage(): [string, string] {
	const small = randomInt(99);
	const large = small + 1 + randomInt(99 - small);
	return [String(large).padStart(2, '0'), String(small).padStart(2, '0')];
}

/** Balls that nobody blocked, so that none of them is refused. */
async function freeBalls(api: Api) {
	const blocked = itemsIn(await api(boulesBlockApi.list, { query: {} })).map(({ boule }) => boule);
	for (;;) {
		const [large, small] = mariage();
		const found = {
			lotto4: digits(4),
			lotto5: digits(5),
			typed: `${large}*${small}`,
			kept: `${small}*${large}`,
		};
		if (!Object.values(found).some((boule) => blocked.includes(boule))) return found;
	}
}

test('balls are blocked together, and one of them is unblocked', async ({ page, api }) => {
	const reason = unique('essai ');
	const { lotto4, lotto5, typed, kept } = await freeBalls(api);
	const list = new Table(page);
	await page.goto('/dashboard/borlette/blocage-boule');
	await page.getByRole('link', { name: 'Bloquer des boules' }).last().click();
	const form = new Form(page);
	await form.field('Boules').fill(`${lotto4} ${typed} ${lotto5} `);
	await expect(page.getByRole('button', { name: `Retirer ${lotto5}` })).toBeVisible();
	await form.fill({ Motif: reason });
	await look(page, 'blocage-boule-new');
	await expect(
		page.getByText(/^Vaut pour toute la maison\s: tous les agents, tous les tirages/),
	).toBeVisible();
	await form.save.click();
	await expect(
		new Shell(page).toast(/bloquées pour tous les agents, tous les tirages/),
	).toBeVisible();

	await page.goto(`/dashboard/borlette/blocage-boule?q=${encodeURIComponent(reason)}`);
	await expect(list.row(reason)).toHaveCount(3);
	// 34*12 and 12*34 are one combination, kept in one form.
	const row = list.row(kept);
	await expect(row).toContainText('Tous les tirages');
	await list.act(row, 'Débloquer');
	await expect(new Shell(page).toast(/débloquée/)).toBeVisible();
	await expect(row).toContainText('Débloquée');
	await expect(list.row(lotto5)).not.toContainText('Débloquée');
	await look(page, 'blocage-boule-list');
});

test('a column of cells that is pasted is as many balls; what is no ball is named and not sent', async ({
	page,
}) => {
	await page.goto('/dashboard/borlette/blocage-boule/new');
	const form = new Form(page);
	const field = form.field('Boules');
	await expect(field).toBeVisible();
	await copied(page, '12\n34\n56\n78\n');
	await field.focus();
	await page.keyboard.press('ControlOrMeta+v');
	await page.keyboard.press('Tab');
	const balls = page.getByRole('button', { name: /^Retirer \d+$/ });
	await expect(balls).toHaveCount(4);
	await field.fill('7 12*3 ');
	await form.save.click();
	await expect(page.getByText(/n’est pas une boule valable/)).toBeVisible();
	await expect(page).toHaveURL(/\/new$/);
});
