import { type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { itemsIn } from '@borlette/shared/contract/request';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import type { Locator, Page } from '@playwright/test';
import { companyDay } from '../support/dates.ts';
import { look } from '../support/look.ts';
import { settled } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company', viewport: { width: 1440, height: 900 } });

/** The panel is as high as the screen at most, and what ends it is seen without scrolling anything. */
async function fits(page: Page, panel: Locator, ...buttons: (string | RegExp)[]): Promise<void> {
	await settled(page);
	for (const height of [900, 720]) {
		await page.setViewportSize({ width: 1440, height });
		await expect
			.poll(async () => {
				const box = await panel.boundingBox();
				return box !== null && box.y >= 0 && box.y + box.height <= height;
			}, `higher than ${height} px`)
			.toBe(true);
		for (const name of buttons) {
			const button = panel.getByRole('button', { name }).first();
			await expect(button, `${name} at ${height} px`).toBeInViewport({ ratio: 1 });
		}
	}
	await page.setViewportSize({ width: 1440, height: 900 });
}

test('the tallest panels fit a screen 900 px high, their buttons in reach', async ({
	page,
	api,
}) => {
	await test.step('a fiche', async () => {
		const query = { start_date: companyDay(60), end_date: companyDay(0), limit: 100 };
		const fiches = itemsIn(await api(ficheApi.list, { query }));
		const [longest] = fiches.toSorted((one, other) => other.lines - one.lines);
		if (!longest) throw new Error('The demo has no fiche.');
		const { ref_code } = longest;
		await page.goto(`/dashboard/borlette/list-fiches?q=${ref_code}&fiche=${ref_code}`);
		const panel = page.getByRole('dialog');
		await expect(panel.getByRole('article')).toBeVisible();
		await fits(page, panel, 'Fermer', /^Imprimer/);
		await look(page, 'panel-fiche');
	});

	await test.step('the slip of a closing', async () => {
		// With a limit the call answers a page, which its type leaves open.
		const { items } = (await api(clotureApi.list, { query: { limit: 1 } })) as ClosingPage;
		const [agent] = items;
		if (!agent) throw new Error('The demo has no day to close.');
		await page.goto(`/dashboard/rapports/cloture?agent=${agent.id}`);
		const panel = page.getByRole('dialog');
		await expect(panel.getByRole('article')).toBeVisible();
		await fits(page, panel, 'Fermer', /^Imprimer/);
		await look(page, 'panel-closing');
	});

	await test.step('a change of every agent, asked and previewed', async () => {
		await page.goto('/dashboard/agent/list');
		await page.getByRole('checkbox', { name: /de cette page/ }).check();
		await page.getByRole('button', { name: 'Modifier la sélection' }).click();
		await page.getByRole('menuitem', { name: 'Fixer une limite' }).click();
		const panel = page.getByRole('dialog', { name: 'Fixer une limite' });
		await fits(page, panel, 'Voir l’aperçu');
		await panel.getByLabel(/^Jeu/).selectOption({ label: 'Borlette' });
		await panel.getByLabel(/^Limite/).fill('500');
		await panel.getByRole('button', { name: 'Voir l’aperçu' }).click();
		await expect(panel.getByRole('columnheader', { name: 'Avant' })).toBeVisible();
		expect(await panel.getByRole('row').count()).toBeGreaterThan(10);
		await fits(page, panel, /^Appliquer/, 'Retour');
		await look(page, 'panel-bulk');
	});

	await test.step('the list of keys', async () => {
		await page.goto('/dashboard/app');
		await settled(page);
		await page.keyboard.press('?');
		const panel = page.getByRole('dialog', { name: 'Raccourcis clavier' });
		await fits(page, panel, 'Fermer');
		await look(page, 'panel-keys');
	});
});

test('the page of a supervisor and of a surcussale shows today’s movements and fiches of theirs', async ({
	page,
	api,
}) => {
	const surcussales = itemsIn(await api(surcussaleApi.list, { query: {} }));
	const [supervisor] = itemsIn(await api(supervisorApi.list, { query: {} }));
	const [surcussale] = surcussales;
	if (!supervisor || !surcussale) throw new Error('The demo has no places.');
	for (const [path, filter, id, label] of [
		['supervisor', 'supervisor_id', supervisor.id, 'Superviseur'],
		['surcussale', 'surcussale_id', surcussale.id, 'Surcussale'],
	] as const) {
		await page.goto(`/dashboard/${path}/${id}`);
		for (const [name, list] of [
			['Mouvements', 'transactions/root'],
			['Fiches', 'borlette/list-fiches'],
		] as const) {
			const part = page.getByRole('region', { name, exact: true });
			await part.scrollIntoViewIfNeeded();
			await expect(part.getByRole('table').or(part.getByText(/^Aucun/))).toBeVisible();
			await expect(part.getByRole('link', { name: /Tout voir/ })).toHaveAttribute(
				'href',
				new RegExp(`${list}\\?.*${filter}=${id}`),
			);
		}
		await settled(page);
		await look(page, `${path}-page`);
		const part = page.getByRole('region', { name: 'Fiches', exact: true });
		await part.getByRole('link', { name: /Tout voir/ }).click();
		await expect(page).toHaveURL(new RegExp(`list-fiches\\?.*${filter}=${id}`));
		// The list says whose they are.
		await expect(page.getByRole('combobox', { name: label })).toHaveValue(/./);
	}
});

test('a panel whose code comes as it is opened gives the focus back to what opened it', async ({
	page,
}) => {
	await page.goto('/dashboard/agent/list');
	await settled(page);
	for (const name of [/^À faire/, 'Réglages']) {
		const opener = page.getByRole('button', { name });
		await opener.press('Enter');
		const panel = page.getByRole('dialog');
		await expect(panel).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(panel).toBeHidden();
		await expect(opener).toBeFocused();
	}
});
