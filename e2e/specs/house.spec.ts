import { agentApi, agentName } from '@borlette/shared/contract/agent';
import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
import { itemsIn } from '@borlette/shared/contract/request';
import { tirageApi } from '@borlette/shared/contract/tirage';
import type { Page } from '@playwright/test';
import { companyDay } from '../support/dates.ts';
import { Form } from '../support/form.ts';
import { look } from '../support/look.ts';
import { startProduct } from '../support/product.mjs';
import { follow, Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { type Api, expect, test as plain } from '../support/test.ts';

/** Enough for pages, namesakes and a closing that nobody oversees; a start with more takes longer. */
const AGENTS = 300;

/** A large house of its own: what is in it is what the demo made, whatever other tests do. */
const test = plain.extend<object, { house: string }>({
	house: [
		async ({ browserName: _ }, use) => {
			const product = await startProduct({ agents: AGENTS });
			await use(product.url);
			await product.stop();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ house }, use) => use(house),
});
test.use({ role: 'company' });
// One house for both.
test.describe.configure({ mode: 'default' });

const folded = (text: string) =>
	text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('-', ' ').toLowerCase();

test('traps of a large house: choices, search, references, namesakes', async ({ page, api }) => {
	await test.step('1 a choice that was not made stops the saving; who is meant is said', () =>
		blockForOne(page, api));
	await test.step('2 a name is found however it is typed, and a number', () =>
		searchFor(page, api));
	await test.step('3 a reference finds its fiche whatever is set', () => findFiche(page, api));
	await test.step('4 namesakes are told apart', () => tellApart(page, api));
});

async function blockForOne(page: Page, api: Api): Promise<void> {
	const [tirage] = itemsIn(await api(tirageApi.list, { query: { is_active: true } }));
	if (!tirage) throw new Error('The demo has no draw.');
	const blocked = async () =>
		itemsIn(await api(boulesBlockApi.list, { query: { q: '45', is_active: true } }));
	const before = await blocked();
	await page.goto('/dashboard/borlette/blocage-boule/new');
	const form = new Form(page);
	await form.field('Boules').fill('45 ');
	await expect(page.getByText(/^Vaut pour toute la maison/)).toBeVisible();
	const agent = page.getByRole('combobox', { name: 'Agent' });
	await agent.fill('mesidor');
	await agent.press('Tab');
	await expect(agent).toHaveValue('mesidor');
	await expect(agent).toHaveAccessibleDescription(/«\smesidor\s» n’est pas un choix/);
	await form.save.click();
	await expect(agent).toHaveAccessibleDescription(/n’est pas un choix/);
	expect(await blocked()).toEqual(before);
	await agent.fill('mesidor');
	await agent.press('Enter');
	await expect(agent).toHaveValue(/Mésidor · \w+/);
	const name = (await agent.inputValue()).replace(/, .*$/, '');
	await form.choose('Tirage', tirage.name);
	await expect(page.getByText(new RegExp(`^Vaut pour ${name}.*, ${tirage.name}`))).toBeVisible();
	await form.save.click();
	await expect(
		new Shell(page).toast(new RegExp(`45.*pour ${name}.*, ${tirage.name}`)),
	).toBeVisible();
	await expect(new Table(page).row(name)).toContainText(tirage.name);
	await follow(page, '/dashboard/user/tracabilite-company');
	await expect(new Table(page).row(`45, ${name}, ${tirage.name}`)).toBeVisible();
}

async function searchFor(page: Page, api: Api): Promise<void> {
	const query = { q: 'jean', limit: 100 };
	const found = itemsIn(await api(agentApi.list, { query }));
	const agent = found.find(({ first_name, phone }) => /[-é]/.test(first_name) && phone);
	if (!agent) throw new Error('The house has no such agent.');
	const list = new Table(page);
	await follow(page, '/dashboard/agent/list');
	for (const typed of [
		folded(`${agent.last_name} ${agent.first_name} ${agent.code}`),
		agent.phone?.replace(/^\+509/, '') ?? '',
		agent.phone?.replace(/(..)/g, '$1 ').trim() ?? '',
	]) {
		await list.search.fill(typed);
		await expect(page, typed).toHaveURL(/[?&]q=/);
		await expect(list.row(agent.username), typed).toBeVisible();
	}
}

async function findFiche(page: Page, api: Api): Promise<void> {
	const query = { start_date: companyDay(40), end_date: companyDay(7), limit: 1 };
	const [fiche] = itemsIn(await api(ficheApi.list, { query }));
	if (!fiche) throw new Error('The demo has no past.');
	const grouped = fiche.ref_code.match(/.{4}/g)?.join(' ') ?? '';
	const list = new Table(page);
	await follow(
		page,
		`/dashboard/borlette/list-fiches?start_date=${companyDay(1)}&end_date=${companyDay(1)}`,
	);
	for (const typed of [fiche.ref_code, grouped.toLowerCase()]) {
		await list.search.fill(typed);
		await expect(list.row(grouped)).toBeVisible();
	}
	await page.getByRole('button', { name: 'Effacer les filtres' }).click();
	await expect(list.search).toHaveValue('');
	await expect(page).not.toHaveURL(/q=|start_date/);
}

async function tellApart(page: Page, api: Api): Promise<void> {
	const all = itemsIn(await api(agentApi.list, { query: { limit: 100 } }));
	const nameOf = ({ first_name, last_name }: (typeof all)[number]) => `${first_name} ${last_name}`;
	const one = all.find(
		(agent) => all.filter((other) => nameOf(other) === nameOf(agent)).length > 1,
	);
	if (!one) throw new Error('The house has no namesakes.');
	const namesakes = all.filter((other) => nameOf(other) === nameOf(one));
	const list = new Table(page);
	await follow(page, '/dashboard/agent/list');
	await list.search.fill(nameOf(one));
	for (const agent of namesakes) await expect(list.row(agent.code)).toContainText(agent.username);
	await follow(page, '/dashboard/borlette/blocage-boule/new');
	await page.getByRole('combobox', { name: 'Agent' }).fill(nameOf(one));
	for (const agent of namesakes) {
		const option = page.getByRole('option', { name: agentName(agent) });
		await expect(option).toContainText(agent.surcussale_name);
	}
}

test('traps of a large house: a second person, the closing, what is to be paid, like with like', async ({
	page,
	api,
}) => {
	await test.step('5 who may confirm is said, and types the digits unseen', () =>
		confirmUnseen(page, api));
	await test.step('6 all agents are closed on one page, by keys', () => closeDay(page, api));
	await test.step('7 what is to be paid does not look like what was paid', () => pay(page));
	await test.step('8 what is not final is called so', () => callProvisional(page));
});

async function confirmUnseen(page: Page, api: Api): Promise<void> {
	const query = { state: 'provisional' } as const;
	const [waiting] = itemsIn(await api(tirageInstanceApi.list, { query }));
	if (!waiting) throw new Error('No result waits.');
	await page.goto(`/dashboard/tirage/dates/${waiting.id}`);
	await expect(page.getByText(/^Entré par .*, à confirmer$/)).toBeVisible();
	await expect(page.getByRole('button', { name: 'Vérifier' })).toBeVisible();
	const fields = page.getByRole('main').getByRole('textbox');
	await expect(fields).not.toHaveCount(0);
	for (const field of await fields.all()) await expect(field).toHaveValue('');
}

async function closeDay(page: Page, api: Api): Promise<void> {
	const query = { limit: 50 };
	const { total, items } = (await api(clotureApi.list, { query })) as ClosingPage;
	expect(total).toBeGreaterThan(AGENTS / 2);
	const agent = items.find(({ state, expected }) => state === 'open' && expected > 0);
	if (!agent) throw new Error('Nobody owes anything.');
	await follow(page, '/dashboard/rapports/cloture');
	await expect(page.getByText(`0 sur ${total} agents clôturés`)).toBeVisible();
	await look(page, 'house-closing');
	await page.getByRole('searchbox').fill(agent.agent_name);
	await expect(page.locator('tbody tr')).toHaveCount(1);
	await page.keyboard.press('ArrowDown');
	await expect(page.getByLabel(`Montant compté, ${agent.agent_name}`)).toBeFocused();
	await page.keyboard.type((agent.expected / 100).toFixed(2).replace('.', ','));
	await expect(page.getByText('Le compte est juste')).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page.getByText(`1 sur ${total} agents clôturés`)).toBeVisible();
}

async function pay(page: Page): Promise<void> {
	const days = `start_date=${companyDay(20)}&end_date=${companyDay(0)}`;
	await follow(page, `/dashboard/borlette/list-fiches-gagnants?${days}`);
	const list = new Table(page);
	const state = (text: string) => list.table.getByText(text, { exact: true }).first();
	// Owed first.
	await expect(list.table.locator('tbody tr').first()).toContainText('À payer');
	const colour = (text: string) =>
		state(text).evaluate((element) => getComputedStyle(element).color);
	const amber = await colour('À payer');
	await page.getByRole('button', { name: 'Gros gains d’abord' }).click();
	await expect(page).toHaveURL(/sort=-gain/);
	await expect(state('Payée')).toBeVisible();
	expect([amber, await colour('Payée')]).toEqual(['rgb(138, 75, 0)', 'rgb(11, 107, 58)']);
}

async function callProvisional(page: Page): Promise<void> {
	await follow(page, '/dashboard/app');
	const figures = page.getByRole('region', { name: 'Chiffres du jour' });
	await expect(figures.getByRole('listitem').filter({ hasText: 'Net' })).toContainText(
		/(Provisoire|Connu quand le tirage est réglé).*Hier à la même heure/,
	);
	const days = page.getByRole('region', { name: 'Les 30 derniers jours' });
	await expect(days.getByRole('row').nth(1)).toContainText(/Provisoire, sans/);
	await expect(days.getByRole('row').nth(4)).not.toContainText('Provisoire');
	await look(page, 'house-days');
}
