import { randomInt } from 'node:crypto';
import { agentApi, ficheApi, itemsIn } from '../../support/contract.mjs';

/**
 * @import { Page } from '@playwright/test'
 * @import { Api } from '../../support/test.ts'
 * @import { Hands } from './hands.mjs'
 * @typedef {{ page: Page, hands: Hands, api: Api, other: (username: string) => Promise<Page> }} Desk
 * @typedef {{ name: string, who?: string, viewport?: { width: number, height: number },
 *   steps: (desk: Desk) => Promise<void> }} Task
 */

const DAY_MS = 86_400_000;
/** @param {number} days */
const dayAgo = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Opens the palette and takes its first find. @param {{ page: Page, hands: Hands }} desk @param {string} words @param {RegExp} [find] */
async function palette({ page, hands }, words, find) {
	await hands.key('Control+k');
	await hands.type(words);
	const option = page.getByRole('option', find && { name: find }).first();
	await hands.see(option);
	await page.waitForFunction(() => document.querySelector('[role="option"][aria-selected="true"]'));
	await hands.key('Enter');
}

/** @param {Page} page @param {RegExp} text */
const toast = (page, text) => page.getByTestId('toaster').getByText(text).first().waitFor();

/** @type {readonly Task[]} */
export const TASKS = [
	{
		name: 'block a ball for one agent',
		async steps(desk) {
			const { page, hands, api } = desk;
			const [agent] = itemsIn(await api(agentApi.list, { query: { limit: 1, is_active: true } }));
			if (!agent) throw new Error('The house has no agent');
			const ball = String(randomInt(100)).padStart(2, '0');
			await palette(desk, `bloquer ${ball}`, new RegExp(`: ${ball}`));
			const field = page.getByRole('combobox', { name: /^Agent/ });
			await hands.press(field);
			await hands.type(agent.code);
			await hands.see(page.getByRole('option', { name: new RegExp(agent.last_name) }).first());
			await hands.key('Enter');
			await hands.press(page.getByRole('button', { name: 'Enregistrer', exact: true }));
			await toast(page, /bloquée/);
		},
	},
	{
		name: 'find a fiche of last week by its reference',
		async steps(desk) {
			const [fiche] = itemsIn(
				await desk.api(ficheApi.list, {
					query: { limit: 1, start_date: dayAgo(8), end_date: dayAgo(6) },
				}),
			);
			if (!fiche) throw new Error('Nothing was sold a week ago');
			await palette(desk, fiche.ref_code);
			await desk.page.getByRole('dialog').getByText('Total').first().waitFor();
		},
	},
	{
		name: 'pay the biggest winner of today',
		async steps(desk) {
			const { page, hands } = desk;
			await palette(desk, 'gagnantes');
			await hands.press(page.getByRole('button', { name: 'À payer seulement' }));
			const reference = page.getByRole('table').getByRole('row').nth(1).getByRole('link').first();
			await hands.see(page.getByText(/^Reste à payer sur/));
			await hands.press(reference);
			await hands.press(page.getByRole('button', { name: 'Payer', exact: true }));
			await hands.press(page.getByRole('alertdialog').getByRole('button', { name: /^Payer/ }));
			await page.getByText(/^Payée le/).waitFor();
		},
	},
	{
		name: 'compare two weeks by agent, as two sheets of Excel',
		async steps(desk) {
			const { page, hands } = desk;
			await palette(desk, 'ventes');
			for (const period of ['7 jours', 'Période précédente']) {
				const before = page.url();
				await hands.press(page.getByRole('button', { name: period, exact: true }));
				await page.waitForFunction((address) => location.href !== address, before);
				const download = page.waitForEvent('download');
				await hands.press(page.getByRole('button', { name: 'Exporter' }));
				await hands.press(page.getByRole('menuitem', { name: /XLSX|Excel/ }));
				await download;
			}
		},
	},
	{
		name: 'add an agent with a limit, and its slip',
		async steps(desk) {
			const { page, hands } = desk;
			const main = page.getByRole('main');
			await palette(desk, 'nouvel agent');
			await hands.press(main.getByLabel(/^Prénom/));
			for (const text of [
				'Rose',
				'Délice',
				'',
				`37${randomInt(1_000_000, 9_999_999)}`.slice(0, 8),
			]) {
				await hands.type(text);
				await hands.key('Tab');
			}
			await hands.type('Delmas 33');
			await hands.see(page.getByRole('option', { name: /Delmas 33/ }).first());
			await hands.key('Enter');
			await hands.press(main.getByLabel(/^Commission/));
			await hands.type('10');
			await hands.press(main.getByLabel(/^Pseudonyme/));
			await hands.type(`rose${randomInt(100_000)}`);
			await hands.press(page.getByRole('button', { name: 'Générer' }));
			await hands.press(page.getByRole('button', { name: 'Enregistrer', exact: true }));
			await hands.press(page.getByRole('link', { name: 'Fixer des limites' }));
			const game = main.getByRole('combobox', { name: /^Jeu/ });
			await hands.press(game);
			await hands.type('B');
			await game.selectOption('Borlette');
			await hands.press(main.getByLabel(/^Mise maximale/));
			await hands.type('500');
			await hands.press(page.getByRole('button', { name: 'Enregistrer', exact: true }));
			await toast(page, /./);
		},
	},
	{
		name: 'move the agents of four surcussales to another supervisor',
		async steps(desk) {
			const { page, hands } = desk;
			await palette(desk, 'surcussales');
			const table = page.getByRole('table');
			const boxes = table.getByRole('checkbox');
			await boxes.nth(1).waitFor();
			const isGuerdas = (await table.getByRole('row').nth(1).textContent())?.includes('Guerda');
			const wanted = isGuerdas ? 'Jean-Robert Desrosiers' : 'Guerda Saint-Fleur';
			for (const row of [1, 2, 3, 4]) await hands.press(boxes.nth(row));
			await hands.press(page.getByRole('button', { name: 'Modifier la sélection' }));
			await hands.press(page.getByRole('menuitem', { name: 'Changer de superviseur' }));
			const choice = page.getByRole('dialog').getByRole('combobox');
			await hands.press(choice);
			await hands.type(wanted.slice(0, 6));
			await choice.selectOption(wanted);
			await hands.press(page.getByRole('button', { name: 'Voir l’aperçu' }));
			await hands.press(page.getByRole('dialog').getByRole('button', { name: /^Appliquer/ }));
			await toast(page, /lignes|surcussales/);
		},
	},
	{
		name: 'enter a result and confirm it, by two of the house',
		who: 'resultats',
		async steps({ page, hands, other }) {
			const digits = '107';
			await palette({ page, hands }, 'lots gagnants');
			await hands.press(page.getByRole('link', { name: 'Entrer le résultat' }).first());
			await typed({ page, hands }, digits);
			const address = page.url();
			await hands.press(page.getByRole('button', { name: 'Entrer ce résultat' }));
			await page.getByText(/^Vous avez entré ce résultat/).waitFor();

			const second = await other('direction');
			const theirs = { page: second, hands: hands.of(second) };
			await second.goto(address);
			await typed(theirs, digits);
			await theirs.hands.press(second.getByRole('button', { name: 'Confirmer le résultat' }));
			await second.getByText(/Les fiches gagnantes peuvent être payées/).waitFor();
			hands.add(theirs.hands);
		},
	},
	{
		name: 'see what somebody changed',
		async steps(desk) {
			const { page, hands } = desk;
			await palette(desk, 'tracabilite');
			const person = page.getByRole('combobox', { name: /^Personne/ });
			await hands.press(person);
			await hands.type('0001');
			await hands.key('Enter');
			await page.waitForURL(/[?&](user_id|person|actor)/);
		},
	},
	{
		name: 'close the day of an agent, one of 2,000',
		async steps(desk) {
			const { page, hands } = desk;
			await palette(desk, 'cloture');
			const field = page.locator('input[data-count]').first();
			await field.waitFor();
			await page.waitForFunction(() => document.activeElement?.hasAttribute('data-count'));
			const left = page.getByText(/^0 sur/);
			const expected = page
				.getByRole('table')
				.getByRole('row')
				.nth(1)
				.getByText(/\d\sG$/)
				.first();
			await hands.type(((await expected.textContent()) ?? '').replace(/[^\d,−-]/g, ''));
			await hands.key('Enter');
			await left.waitFor({ state: 'hidden' });
		},
	},
	{
		name: 'today’s net, on a phone',
		viewport: { width: 390, height: 844 },
		async steps({ page, hands }) {
			await hands.see(page.getByText(/^Net/).first());
		},
	},
	{
		name: 'a supervisor: what their agents sold today, least first',
		who: 'superviseur',
		async steps(desk) {
			const { page, hands } = desk;
			await palette(desk, 'journalier');
			await hands.press(page.getByRole('columnheader', { name: 'Vente' }).getByRole('button'));
			await page.waitForURL(/sort=vente/);
			await hands.see(page.getByRole('table').getByRole('row').nth(1));
		},
	},
	{
		name: 'the provider: an invoice, to send',
		who: 'superadmin',
		async steps(desk) {
			const { page, hands } = desk;
			await palette(desk, 'facturation');
			await hands.press(page.getByRole('table').getByRole('row').nth(1).getByRole('link').first());
			const download = page.waitForEvent('download');
			await hands.press(page.getByRole('button', { name: 'Télécharger', exact: true }));
			await download;
		},
	},
];

/** Digits of both draws, and what they cost, looked at. @param {{ page: Page, hands: Hands }} desk @param {string} pick3 */
async function typed({ page, hands }, pick3) {
	await hands.press(page.getByLabel(/^Pick 3/));
	await hands.type(pick3);
	await hands.key('Tab');
	await hands.type('2211');
	await hands.press(page.getByRole('button', { name: 'Vérifier' }));
	const agree = page.getByText(/^J’ai regardé/);
	await page.getByRole('button', { name: /^(Entrer ce|Confirmer le) résultat$/ }).waitFor();
	if (await agree.isVisible()) await hands.press(agree);
}
