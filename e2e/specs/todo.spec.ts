import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { alertsApi } from '@borlette/shared/contract/alerts';
import { type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { typeBoulesApi } from '@borlette/shared/contract/limite';
import { tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
import { callAt, itemsIn } from '@borlette/shared/contract/request';
import { KNOWN_LAYOUTS, resultSourceApi } from '@borlette/shared/contract/result-sources';
import { tirageApi } from '@borlette/shared/contract/tirage';
import type { Page } from '@playwright/test';
import { newBranch } from '../support/branch.ts';
import { letDrawCome } from '../support/clock.mjs';
import { openDraw } from '../support/draw.ts';
import { keyForDays, revoke } from '../support/grants.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { asOwner } from '../support/owner-client.mjs';
import { PEOPLE, signIn } from '../support/people.ts';
import { pageOf } from '../support/second-person.ts';
import { Table } from '../support/table.ts';
import { Terminal } from '../support/terminal.ts';
import { type Api, expect, test } from '../support/test.ts';
import { entry } from '../support/todo.ts';

const PAGE = '/dashboard/a-faire';
const OFFICE = { username: 'resultats', password: PEOPLE.company.password };

/** What came of it is there, and nothing of it says this. */
async function expectNone(page: Page, text: string | RegExp): Promise<void> {
	await page.goto(PAGE);
	await expect(page.getByRole('button', { name: /^À faire \(\d/ })).toBeVisible();
	await expect(entry(page, text)).toHaveCount(0);
}

const owner = (text: string, values: readonly unknown[] = []) =>
	asOwner(async (client) => {
		const { rowCount } = await client.query(text, [...values]);
		if (rowCount === 0) throw new Error(`Nothing to change: ${text}`);
	});

/** The same draw two weeks earlier, which sells all the same; of one week, another test compares the figures. */
const weeksBefore = (instanceId: string): Promise<string> =>
	asOwner(async (client) => {
		const { rows } = await client.query(
			`INSERT INTO tirage_instances (company_id, tirage_id, draw_date, opens_at, close_at, draw_at)
			SELECT company_id, tirage_id, draw_date - 14, now(), close_at, draw_at
			FROM tirage_instances WHERE id = $1 RETURNING id`,
			[instanceId],
		);
		return rows[0].id;
	});

/** A rule of the person signed in that tells each draw which took in so much, to nobody's browser. */
async function ruleOfDraws(api: Api, threshold: number) {
	const name = unique('Gros tirage ');
	const [me] = itemsIn(await api(alertsApi.people, { query: {} }));
	if (!me) throw new Error('Nobody can be told.');
	const { id } = await api(alertsApi.create, {
		body: {
			...{ name, about: 'draw_sales' as const, threshold, channels: ['push' as const] },
			...{ people: [me.id], quiet_from: null, quiet_to: null },
		},
	});
	return { name, remove: () => api(alertsApi.remove, { body: { id } }) };
}

/** The agent's day today as a closing expects it. */
async function dayOf(api: Api, branch: string) {
	const query = { limit: 10, surcussale_id: branch };
	const { day, items } = (await api(clotureApi.list, { query })) as ClosingPage;
	const [agent] = items;
	if (!agent) throw new Error('Nobody of the surcussale has anything to close.');
	return { day, agent };
}

test.describe('the house', () => {
	test.use({ role: 'company' });

	test('a draw’s day: silent, near its limit, without a result, to be confirmed, to be paid', async ({
		page,
		browser,
		api,
		baseURL: at,
	}) => {
		const baseURL = at ?? '';
		const branch = await newBranch(baseURL, api);
		const { name, instanceId } = await openDraw(api);
		const terminal = await Terminal.open(baseURL, api, branch.id);
		await page.goto(PAGE);
		const supervisor = await pageOf(browser, baseURL, PEOPLE.supervisor);
		await supervisor.goto(PAGE);
		const office = await pageOf(browser, baseURL, OFFICE);
		await office.goto(PAGE);

		// Silent, though it sold for this draw two weeks ago; until it sells.
		const past = await weeksBefore(instanceId);
		await terminal.sell(past, [{ game: 'borlette', numbers: '61', stake: 10_000 }]);
		await letDrawCome(past);
		await api(tirageInstanceApi.cancel, { body: { instance_id: past, reason: 'Essai' } });
		await owner(
			`UPDATE agent_devices SET last_used_at = now() - interval '1 hour' WHERE agent_id = $1`,
			[terminal.agent.id],
		);
		await owner(
			`UPDATE tirage_instances SET close_at = now() + interval '50 minutes' WHERE id = $1`,
			[instanceId],
		);
		const silent = `Terminaux silencieux : ${branch.name}`;
		for (const their of [page, supervisor]) {
			await expect(entry(their, silent)).toContainText(name);
		}
		await look(page, 'todo-silent');

		// Near its limit: the house's affair, put off and taken up again in its place.
		const [row] = await asOwner(
			async (client) =>
				(await client.query('SELECT tirage_id FROM tirage_instances WHERE id = $1', [instanceId]))
					.rows,
		);
		await api(typeBoulesApi.create, {
			body: {
				...{ game: 'borlette' as const, boule: '38', tirage_id: row.tirage_id },
				...{ min_stake: null, max_stake: null, limite: 60_000 },
			},
		});
		const line = { game: 'borlette' as const, numbers: '38', stake: 50_000 };
		const winner = await terminal.sell(instanceId, [line]);
		for (const their of [page, supervisor]) await expect(entry(their, silent)).toHaveCount(0);
		const near = entry(page, `Limite presque atteinte : ${name}`);
		await expect(near).toContainText(/1 numéro est à 80\s% ou plus, jusqu’à 83,33\s%\s: 38/);
		await expect(entry(supervisor, name)).toHaveCount(0);
		// Figures of a draw that sells are told by a rule of the house, until it sells no more.
		const rule = await ruleOfDraws(api, 50_000);
		const reached = entry(page, `${rule.name} : ${name}`);
		await expect(reached).toContainText(/Ventes\s: 500,00\sG, seuil 500,00\sG/);
		// Results are the office person's affair; limits, figures and terminals are not.
		await expectNone(office, name);
		await near.getByRole('button', { name: /^Autres actions/ }).click();
		await page.getByRole('menuitem', { name: 'Dans une heure' }).click();
		await expect(near).toHaveCount(0);
		await page.getByRole('button', { name: /^Remis/ }).click();
		await expect(near).toBeVisible();
		await page.getByRole('button', { name: /^À faire \(/ }).click();

		// Held: one enters what the other confirms, each led there by their entry.
		await letDrawCome(instanceId);
		await expect(entry(page, `Entrer le résultat : ${name}`)).toBeVisible();
		await expect(reached).toHaveCount(0);
		await rule.remove();
		await office.getByRole('link', { name: `Entrer le résultat : ${name}` }).click();
		await office.getByLabel(/^Pick 3/).fill('938');
		await office.getByLabel(/^Pick 4/).fill('4455');
		await office.getByRole('button', { name: 'Vérifier' }).click();
		await office.getByText(/^J’ai regardé/).click();
		await office.getByRole('button', { name: 'Entrer ce résultat' }).click();
		const confirm = page.getByRole('link', { name: `Confirmer le résultat : ${name}` });
		await expect(entry(page, `Entrer le résultat : ${name}`)).toHaveCount(0);
		await confirm.click();
		await page.getByLabel(/^Pick 3/).fill('938');
		await page.getByLabel(/^Pick 4/).fill('4455');
		await page.getByRole('button', { name: 'Vérifier' }).click();
		await page.getByText(/^J’ai regardé/).click();
		// What was sold is not what was sealed: nobody is paid until it is again.
		const sealedAnd = (more: number) =>
			owner('UPDATE fiche_lines SET stake = stake + $2 WHERE instance_id = $1 AND stake > 0', [
				instanceId,
				more,
			]);
		await sealedAnd(1);
		await page.getByRole('button', { name: 'Confirmer le résultat' }).click();
		await expect(page.getByText(/^Confirmé par/)).toBeVisible();
		await Promise.all([page.goto(PAGE), office.goto(PAGE)]);
		const stuck = `Paiement bloqué : ${name}`;
		for (const their of [page, office]) {
			await expect(entry(their, stuck)).toContainText('personne n’est payé');
		}
		await sealedAnd(-1);
		// Whoever put it right says so by its version; else it is tried again after ten minutes.
		await owner('UPDATE tirage_instances SET version = version + 1 WHERE id = $1', [instanceId]);
		for (const their of [page, office]) await expect(entry(their, stuck)).toHaveCount(0);

		// Much was won: the supervisor's affair too, until it is paid.
		const gain = /Payer un gain de 25\s000,00\sG/;
		for (const their of [page, supervisor]) {
			await expect(entry(their, branch.name).filter({ hasText: gain })).toBeVisible();
		}
		await expect(entry(page, name)).toHaveCount(0);
		await expectNone(office, branch.name);
		await terminal.pay(winner);
		for (const their of [page, supervisor]) {
			await expect(entry(their, branch.name)).toHaveCount(0);
		}
		await office.context().close();
		await supervisor.context().close();
	});

	test('cash: what a closing misses, what nobody brought, an invoice; each until it is made good', async ({
		page,
		browser,
		api,
		token,
		baseURL: at,
	}) => {
		const baseURL = at ?? '';
		const keyed = () => ({ token, key: randomUUID() });
		const branch = await newBranch(baseURL, api);
		const { instanceId } = await openDraw(api);
		const terminal = await Terminal.open(baseURL, api, branch.id);
		await terminal.sell(instanceId, [{ game: 'borlette', numbers: '12', stake: 20_000 }]);
		await page.goto(PAGE);
		const supervisor = await pageOf(browser, baseURL, PEOPLE.supervisor);
		await supervisor.goto(PAGE);
		const both = [page, supervisor];
		const office = await pageOf(browser, baseURL, OFFICE);

		const { day, agent } = await dayOf(api, branch.id);
		const { expected, no } = agent;
		await callAt(
			baseURL,
			clotureApi.create,
			{ body: { agent_id: agent.id, day, no, expected, counted: expected - 5_000, note: '' } },
			keyed(),
		);
		const difference = `Écart de caisse : ${branch.name}`;
		for (const their of both) {
			await expect(entry(their, difference)).toContainText(/−50,00\sG/);
		}
		// Given to the supervisor, who finds it among their own.
		await entry(page, difference)
			.getByRole('button', { name: /^Autres actions/ })
			.click();
		await page.getByRole('menuitem', { name: 'Jean-Robert Desrosiers' }).click();
		await supervisor.getByRole('button', { name: /^Pour moi/ }).click();
		await expect(entry(supervisor, difference)).toBeVisible();
		await supervisor.getByRole('button', { name: /^Pour tous/ }).click();
		await look(page, 'todo-cash');
		// Cash is not the office person's affair, who enters results.
		await expectNone(office, branch.name);
		await page.getByRole('link', { name: difference }).click();
		await expect(new Table(page).row(terminal.agent.name)).toContainText(/Manque 50,00\sG/);
		await page.goto(`/dashboard/transactions/new?agent_id=${agent.id}`);
		await page.getByLabel(/^Montant/).fill('50');
		await page.getByRole('button', { name: 'Enregistrer le mouvement' }).click();
		await expect(page).toHaveURL(/transactions\/root\?new=/);
		await page.goto(PAGE);
		for (const their of both) await expect(entry(their, difference)).toHaveCount(0);

		// What was sold yesterday and not brought.
		const late = await newBranch(baseURL, api);
		const other = await Terminal.open(baseURL, api, late.id);
		await other.sell(instanceId, [{ game: 'borlette', numbers: '13', stake: 10_000 }]);
		await owner(`UPDATE wallet_entries SET at = at - interval '1 day' WHERE agent_id = $1`, [
			other.agent.id,
		]);
		await owner(`UPDATE ledger_days SET day = day - 1 WHERE agent_id = $1`, [other.agent.id]);
		const debt = new RegExp(`Encaisser 90,00\\sG\\s: ${late.name}`);
		for (const their of both) await expect(entry(their, debt)).toBeVisible();
		await expectNone(office, late.name);
		await page.getByRole('link', { name: debt }).click();
		await page.getByLabel(`Montant compté, ${other.agent.name}`).fill('90');
		await page.keyboard.press('Enter');
		await expect(page.getByText(/90,00\sG enregistré/)).toBeVisible();
		await page.goto(PAGE);
		for (const their of both) await expect(entry(their, late.name)).toHaveCount(0);

		// Said to be done by a person, and that taken back.
		const number = unique('F-');
		await owner(
			`INSERT INTO invoices (company_id, number, month, terminals, unit_price, amount, currency, due_on)
			SELECT company_id, $2, '2020-01-01', 1, 700, 700, 'DOP', current_date + 1 FROM agents WHERE id = $1`,
			[other.agent.id, number],
		);
		const invoice = entry(page, `Payer la facture ${number}`);
		await expect(invoice).toBeVisible();
		await expect(entry(supervisor, number)).toHaveCount(0);
		await expectNone(office, number);
		await invoice.getByRole('button', { name: /^Marquer/ }).click();
		await expect(invoice).toHaveCount(0);
		await page.getByRole('button', { name: /^Faits/ }).click();
		await expect(invoice).toContainText('Marie-Ange Toussaint');
		await owner(`DELETE FROM invoices WHERE number = $1`, [number]);
		await expect(invoice).toHaveCount(0);
		await office.context().close();
		await supervisor.context().close();
	});
});

test.describe('the provider', () => {
	test.use({ role: 'superuser' });
	let feed: Server;
	let answer = '<html>Bientôt de retour</html>';
	test.beforeAll(async () => {
		feed = createServer((_, response) => response.end(answer));
		await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
	});
	test.afterAll(() => {
		feed.close();
	});

	test('an invoice that nobody pays, books that differ, a server that is away; a source that cannot be read, then is not believed, then is', async ({
		page,
		api,
		baseURL: at,
	}) => {
		const baseURL = at ?? '';
		await page.goto(PAGE);
		const number = unique('F-');
		await owner(
			`INSERT INTO invoices (company_id, number, month, terminals, unit_price, amount, currency, due_on)
			SELECT id, $1, '2020-02-01', 1, 700, 700, 'DOP', current_date - 3 FROM companies ORDER BY id LIMIT 1`,
			[number],
		);
		await expect(entry(page, `facture ${number}`)).toContainText('Facture impayée');
		await owner('DELETE FROM invoices WHERE number = $1', [number]);
		await expect(entry(page, number)).toHaveCount(0);

		// The last check of all books says what differs, until one finds nothing; no other check comes between.
		const checked = (hours: number, differences: number) =>
			owner(
				`INSERT INTO book_checks (begun_at, ended_at, differences)
				VALUES ('2020-01-01', now() + make_interval(hours => $1), $2)`,
				[hours, differences],
			);
		const books = entry(page, /Contrôle des comptes\s: 4\s711 écarts/);
		await checked(1, 4711);
		await expect(books).toContainText('la commande reconcile les nomme');
		await checked(2, 0);
		await expect(books).toHaveCount(0);
		await owner(`DELETE FROM book_checks WHERE begun_at = $1`, ['2020-01-01']);

		// A key whose right ends in days, until it is revoked.
		const { id: key, name: holder } = await keyForDays(3);
		await expect(entry(page, `Renouveler « ${holder} »`)).toContainText('valable que jusqu’au');
		await revoke(key);
		await expect(entry(page, holder)).toHaveCount(0);

		// A server of companies that the directory does not hear, until it is no server any more.
		const server = `trou${Date.now()}`;
		await owner(
			`CREATE SUBSCRIPTION borlette_up_${server} CONNECTION 'host=127.0.0.1 port=1'
			PUBLICATION none WITH (connect = false)`,
		);
		const away = entry(page, `Rétablir le serveur « ${server} »`);
		await expect(away).toContainText('ses compagnies ne vendent pas');
		await owner(`ALTER SUBSCRIPTION borlette_up_${server} SET (slot_name = NONE)`);
		await owner(`DROP SUBSCRIPTION borlette_up_${server}`);
		await expect(away).toHaveCount(0);

		// A lottery of its own: what is read of it is entered for everybody who plays it.
		const { accessToken: token } = await signIn(baseURL, 'company');
		const state = unique('Vermont ');
		const { name, instanceId } = await drawOf(baseURL, token, state);
		await letDrawCome(instanceId);
		const source = {
			...{ state, name: 'Journal officiel', format: 'csv' as const, ...KNOWN_LAYOUTS.plain },
			...{ wait_minutes: 0, late_minutes: 600 },
		};
		const { port } = feed.address() as AddressInfo;
		const url = `http://127.0.0.1:${port}/`;
		const { id, version } = await api(resultSourceApi.create, { body: { ...source, url } });
		await expect(entry(page, `Source de résultats : ${state}`)).toContainText(
			'la disposition a changé',
		);
		const asked = async (seen: number, csv: string[], is_active = true) => {
			answer = ['date,slot,pick3,pick4', ...csv, ''].join('\n');
			const body = { ...source, url: `${url}${seen}`, id, version: seen, is_active };
			await api(resultSourceApi.update, { body });
		};
		const today = await dateOf(instanceId);
		await asked(version, [`${today},midi,938,4455`, '2099-01-01,midi,1,2']);
		const doubt = entry(page, `Entrer le résultat : ${state} midi`);
		await expect(doubt).toContainText('avant le tirage');
		await expect(entry(page, `Source de résultats : ${state}`)).toHaveCount(0);
		await look(page, 'todo-source');
		await asked(version + 1, [`${today},midi,938,4455`]);
		await expect(entry(page, `Confirmer le résultat : ${name}`)).toBeVisible();
		await expect(doubt).toHaveCount(0);
		await asked(version + 2, [], false);
	});
});

/** A draw of this state's lottery at midday, with a date that sells today. */
async function drawOf(baseURL: string, token: string, state: string) {
	const days = [1, 2, 3, 4, 5, 6, 7];
	const times = { timezone: 'Pacific/Honolulu', draw_time: '23:59', days };
	const name = unique('Tirage ');
	const info = await callAt(
		baseURL,
		infoTirageApi.create,
		{ body: { name, state, slot: 'midi', colour: '#2F6BDE', ...times } },
		{ token },
	);
	const body = { info_tirage_id: info.id, name, ...times, cutoff_minutes: 0 };
	const tirage = await callAt(baseURL, tirageApi.create, { body }, { token });
	const query = { tirage_id: tirage.id, sort: 'draw_at' as const };
	const [first] = itemsIn(await callAt(baseURL, tirageInstanceApi.list, { query }, { token }));
	if (!first) throw new Error('The draw has no date.');
	return { name, instanceId: first.id };
}

/** The day of a draw's date, as lotteries print it. */
const dateOf = (instanceId: string): Promise<string> =>
	asOwner(async (client) => {
		const { rows } = await client.query(
			'SELECT draw_date::text AS day FROM tirage_instances WHERE id = $1',
			[instanceId],
		);
		return rows[0].day;
	});
