import { type Agent, agentApi } from '@borlette/shared/contract/agent';
import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { itemsIn } from '@borlette/shared/contract/request';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { expectAccessible, expectContrast } from '../support/accessible.ts';
import { companyDay } from '../support/dates.ts';
import { look } from '../support/look.ts';
import { type Api, expect, test } from '../support/test.ts';

test.use({ role: 'company' });

/** Fiches of the demo were drawn within these days. */
const DAYS = 60;
const anAgent = async (api: Api) =>
	itemsIn(await api(agentApi.list, { query: { limit: 1 } }))[0] as Agent;
const aFiche = async (api: Api) =>
	itemsIn(
		await api(ficheApi.list, {
			query: { limit: 1, start_date: companyDay(DAYS), end_date: companyDay(0) },
		}),
	)[0] as Fiche;

/** As nobody writes it, with accents where there are none and without those that are there. */
const otherwise = (name: string) =>
	name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toUpperCase()
		.replace(/[AEIOU]/, (vowel) => `${vowel}\u0301`.normalize('NFC'));

test('by keys alone to an agent, a form with its ball, a fiche and the list of keys', async ({
	page,
	api,
}) => {
	const [agent, fiche] = await Promise.all([anAgent(api), aFiche(api)]);
	const first = { query: { limit: 1 } };
	const [branch] = itemsIn(await api(surcussaleApi.list, first));
	const [draw] = itemsIn(await api(tirageApi.list, first));
	if (!branch || !draw) throw new Error('The demo has no surcussale, or no draw.');
	await page.goto('/dashboard/app');
	const field = page.getByRole('combobox', { name: /^Page, agent/ });
	const opened = async (words: string) => {
		await page.keyboard.press('Control+k');
		await expect(field).toBeFocused();
		await field.fill(words);
	};
	await expect(page.getByRole('button', { name: 'Chercher', exact: true })).toBeVisible();

	await opened(`${otherwise(agent.last_name)} ${otherwise(agent.first_name)} ${agent.code}`);
	await expect(
		page.getByRole('option', { name: new RegExp(`${agent.last_name} · ${agent.code}`) }),
	).toBeVisible();
	await look(page, 'palette');
	await expectAccessible(page, true);
	await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
	await look(page, 'palette-dark');
	await expectContrast(page, true);
	await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'));
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`/dashboard/agent/${agent.id}`);

	await opened(otherwise(branch.name));
	await page
		.getByRole('group', { name: /Surcussales/ })
		.getByRole('option')
		.first()
		.click();
	await expect(page).toHaveURL(`/dashboard/surcussale/${branch.id}`);

	await opened(otherwise(draw.name));
	const draws = page.getByRole('group', { name: /Tirages/ });
	await draws.getByRole('option', { name: draw.name }).first().click();
	await expect(page).toHaveURL(new RegExp(`/${draw.id}/edit$`));

	await opened('bloquer 45');
	await expect(page.getByRole('option', { name: /: 45/ })).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/blocage-boule\/new\?boules=45$/);
	await expect(page.getByRole('button', { name: 'Retirer 45' })).toBeVisible();
	// The form is there already, and begins anew with another ball.
	await opened('sperren 46');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Retirer 46' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Retirer 45' })).toBeHidden();

	await opened((fiche.ref_code.match(/.{4}/g) ?? []).join('-').toLowerCase());
	await page.keyboard.press('Enter');
	const opens = page.getByRole('dialog').filter({ hasText: fiche.ref_code });
	await expect(opens.getByRole('button', { name: 'Fermer' })).toBeFocused();
	await expect(page).toHaveURL(new RegExp(`fiche=${fiche.ref_code}`));
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toBeHidden();

	await page.keyboard.press('?');
	await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
	await look(page, 'shortcuts');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toBeHidden();

	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole('button', { name: 'Chercher', exact: true }).click();
	const lately = page.getByRole('group', { name: 'Ouverts récemment' });
	await expect(lately.getByRole('option').first()).toContainText(fiche.ref_code);
	await look(page, 'palette-phone');
});

test.describe('where things fade', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } });

	test('its keys pressed again at once open it empty and with the focus, whatever the page does that was gone to', async ({
		page,
	}) => {
		await page.goto('/dashboard/app');
		await expect(page.getByRole('button', { name: 'Chercher', exact: true })).toBeVisible();
		const palette = page.getByRole('dialog', { name: 'Chercher et agir' });
		const field = palette.getByRole('combobox');
		// It fades for so long that it is pressed again meanwhile, however fast this machine is.
		const browser = await page.context().newCDPSession(page);
		await browser.send('Animation.enable');
		await browser.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
		for (const [words, path] of [
			['tirages', '/dashboard/tirage/list'],
			// Whose first amount takes the focus when nobody is busy.
			['clôture', '/dashboard/rapports/cloture'],
		] as const) {
			await page.keyboard.press('Control+k');
			await expect(field).toBeFocused();
			await field.fill(words);
			await expect(palette.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
			await page.keyboard.press('Enter');
			await page.keyboard.press('Control+k');
			await expect(page).toHaveURL(path);
			// No role finds what an open dialog hides.
			await expect(page.locator('main tbody tr').first()).toBeAttached();
			await expect(field).toBeFocused();
			await expect(field).toHaveValue('');
			await page.keyboard.type('agents');
			await expect(field).toHaveValue('agents');
			await page.keyboard.press('Escape');
			await expect(palette).toBeHidden();
		}
	});
});
