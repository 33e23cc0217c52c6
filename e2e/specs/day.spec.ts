import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { letDrawCome } from '../support/clock.mjs';
import { openDraw } from '../support/draw.ts';
import { look } from '../support/look.ts';
import { secondPerson } from '../support/second-person.ts';
import { Table } from '../support/table.ts';
import { Terminal } from '../support/terminal.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

test('a day: sold, watched, blocked, closed, entered by one, confirmed by another, paid, seen in the reports', async ({
	page,
	browser,
	api,
	baseURL: at,
}) => {
	const baseURL = at ?? '';
	const { name, instanceId } = await openDraw(api);
	const terminal = await Terminal.open(baseURL, api);
	const winner = await terminal.sell(instanceId, [
		{ game: 'borlette', numbers: '38', stake: 20_000 },
	]);
	const loser = await terminal.sell(instanceId, [
		{ game: 'borlette', numbers: '61', stake: 10_000 },
	]);

	// The board moves by itself; a ball is blocked from it, and no terminal sells it any more.
	await page.goto(`/dashboard/borlette/statistiques?draw=${instanceId}`);
	const ball = (numbers: string) =>
		page.getByRole('gridcell', { name: new RegExp(`^${numbers}\\.`) });
	await expect(ball('38')).toHaveAccessibleName(/200,00\sG/);
	await terminal.sell(instanceId, [{ game: 'borlette', numbers: '39', stake: 5_000 }]);
	await expect(ball('39')).toHaveAccessibleName(/50,00\sG/);
	await ball('40').click();
	await page.getByRole('button', { name: 'Bloquer', exact: true }).click();
	await page.getByRole('button', { name: 'Ce tirage seulement' }).click();
	await expect(ball('40')).toHaveAccessibleName(/Bloquée$/);
	await expect(
		terminal.sell(instanceId, [{ game: 'borlette', numbers: '40', stake: 5_000 }]),
	).rejects.toThrow('boule_blocked');
	await letDrawCome(instanceId);

	// One person enters it, after having seen what it costs.
	await page.goto('/dashboard/tirage/lots-gagnants');
	const card = page.getByRole('listitem').filter({ hasText: name });
	await card.getByRole('link', { name: 'Entrer le résultat' }).click();
	await page.getByLabel(/^Pick 3/).fill('938');
	await page.getByLabel(/^Pick 4/).fill('4455');
	await expect(page.getByRole('definition').filter({ hasText: /^38$/ })).toBeVisible();
	await page.getByRole('button', { name: 'Vérifier' }).click();
	const form = page.getByRole('region', { name: 'Entrer le résultat' });
	await expect(form).toContainText(/À payer10\s000,00\sG/);
	await expect(form).toContainText('Ce résultat coûte bien plus que d’habitude.');
	await look(page, 'day-dry-run');
	await page.getByText(/^J’ai regardé/).click();
	await page.getByRole('button', { name: 'Entrer ce résultat' }).click();
	await expect(page.getByText(/^Vous avez entré ce résultat/)).toBeVisible();
	await expect(page.getByRole('button', { name: 'Confirmer le résultat' })).toHaveCount(0);

	// Another one types what they read, unseen: a slip is refused, and it stays waiting.
	const other = await secondPerson(browser, baseURL, api);
	await other.goto(`/dashboard/tirage/dates/${instanceId}`);
	await expect(other.getByText(/^Entré par .*, à confirmer$/)).toBeVisible();
	await expect(other.getByText('938')).toHaveCount(0);
	const type = async (pick3: string) => {
		await other.getByLabel(/^Pick 3/).fill(pick3);
		await other.getByLabel(/^Pick 4/).fill('4455');
		await other.getByRole('button', { name: 'Vérifier' }).click();
	};
	const confirm = other.getByRole('button', { name: 'Confirmer le résultat' });
	await type('940');
	await confirm.click();
	await expect(other.getByRole('alert')).toContainText('Ces chiffres ne sont pas ceux');
	await look(other, 'day-differs');
	await type('938');
	await expect(confirm).toBeDisabled();
	await other.getByText(/^J’ai regardé/).click();
	await confirm.click();
	await expect(other.getByText(/Les fiches gagnantes peuvent être payées/)).toBeVisible();
	await other.context().close();

	// The first one's page has moved by itself; the winner is paid, once.
	await expect(page.getByText(/Les fiches gagnantes peuvent être payées/)).toBeVisible();
	await expect(page.getByRole('region', { name: 'Historique' })).toContainText(
		/1 fiche gagnante, 10\s000,00\sG/,
	);
	expect(await terminal.pay(winner)).toMatchObject({ status: 'paid', gain: 1_000_000 });
	await expect(terminal.pay(winner)).rejects.toThrow('already_paid');
	await expect(terminal.pay(loser)).rejects.toThrow('not_payable');

	// Too late for another result, and that is said before it is entered.
	await page.getByRole('button', { name: 'Corriger le résultat' }).click();
	await page.getByLabel(/^Pick 3/).fill('939');
	await page.getByLabel(/^Motif/).fill('Mal lu');
	await page.getByRole('button', { name: 'Vérifier' }).click();
	await expect(page.getByRole('alert')).toContainText(
		winner.ref_code.replace(/(.{4})(?!$)/g, '$1 '),
	);
	await expect(page.getByRole('button', { name: 'Entrer ce résultat' })).toBeDisabled();

	await page.goto(`/dashboard/tirage/lots-gagnants?q=${encodeURIComponent(name)}`);
	await expect(new Table(page).row(name)).toContainText(/938384455.*Réglé/);
	await page.goto(`/dashboard/borlette/list-fiches-gagnants?agent_id=${terminal.agent.id}`);
	await expect(new Table(page).row(name)).toContainText('Payée');
	await page.goto(`/dashboard/rapports/root?agent_id=${terminal.agent.id}`);
	await expect(new Table(page).row(terminal.agent.name)).toContainText(
		/350,00\sG10\s000,00\sG−9\s650,00\sG/,
	);
	const draws = await api(dashboardApi.tirage, {});
	expect(draws.find((draw) => draw.name === name)).toMatchObject({
		vente: 35_000,
		state: 'settled',
	});
	await look(page, 'day-results');
});
