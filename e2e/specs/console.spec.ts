import { twoFactorApi } from '@borlette/shared/contract/account';
import { releasesApi } from '@borlette/shared/contract/releases';
import { callAt } from '@borlette/shared/contract/request';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { Workplace } from '../../deploy/release/testing/release.mjs';
import { expectAccessible, expectContrast, expectReflow } from '../support/accessible.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { asOwner } from '../support/owner-client.mjs';
import { PEOPLE, signInAs } from '../support/people.ts';
import { release } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/dashboard/releases';
const REMOTE = 'remote-console';
const REASON = 'elle additionne deux fois';
/** A remote of its own, in channels where no other test looks at it. */
const place = new Workplace();
test.afterAll(() => place.remove());

/** As its team does it, with a library that the host does not have where it is to be refused. */
async function publish(code: string, shared: Record<string, string> = {}) {
	const traits: object = { code, shared };
	const { folder } = place.build(REMOTE, traits);
	await release('publish', folder, '--to', 'dev', '--anyway');
}

/** One of the provider's people, so that nobody else's sign-in is asked for a code. */
async function newProvider() {
	const username = unique('chef-');
	await asOwner(async (owner) => {
		const { rows } = await owner.query(
			`INSERT INTO users (role, username, password_hash, first_name, last_name)
			SELECT role, $1, password_hash, 'Mirlande', 'Joseph' FROM users WHERE username = $2
			RETURNING id`,
			[username, PEOPLE.superuser.username],
		);
		await owner.query(
			`INSERT INTO user_permissions (user_id, codename) SELECT $1, codename
			FROM user_permissions p JOIN users u ON u.id = p.user_id WHERE u.username = $2`,
			[rows[0].id, PEOPLE.superuser.username],
		);
	});
	return { username, password: PEOPLE.superuser.password };
}

/** What pages would have told of two builds over a day, the second one failing more and more. */
async function tellOf(builds: readonly string[]) {
	await asOwner((owner) =>
		owner.query(
			`INSERT INTO page_sums (company_id, minute, role, channel, revision, host, remote, build, tabs,
				visits, failing, failing_tabs, unsure, errors, rejections, failed_loads, open, lcp, inp, cls)
			SELECT '00000000-0000-0000-0000-000000000000',
				date_trunc('hour', now()) - make_interval(hours => h), 'company', 'dev', 1, 'host', $1, build,
				10, 200, CASE n WHEN 2 THEN 4 + (18 - h) * 2 ELSE h % 3 END, 1, 0, 1, 0, 0, 10,
				'{0,0,20,5}', '{0,9,3}', '{9,1}'
			FROM unnest($2::text[]) WITH ORDINALITY AS b (build, n), generate_series(0, 18) AS h`,
			[REMOTE, builds],
		),
	);
}

const rowOf = (page: Page) =>
	page
		.getByRole('table', { name: 'Versions en service' })
		.getByRole('row')
		.filter({ hasText: REMOTE });
async function choose(page: Page, entry: string) {
	await page.getByRole('button', { name: `Actions pour ${REMOTE}` }).click();
	await page.getByRole('menuitem', { name: entry }).click();
	return page.getByRole('dialog');
}
async function act(page: Page, entry: string, code: string, button = entry) {
	const dialog = await choose(page, entry);
	await dialog.getByLabel(/^Motif/).fill(REASON);
	await dialog.getByLabel(/^Code/).fill(code);
	await dialog.getByRole('button', { name: button }).click();
	return dialog;
}
const tab = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Canaux' }).getByRole('link', { name }).click();

test('builds are promoted, rolled back, killed and taken out by a person, with reason and code', async ({
	browser,
	baseURL: address,
	problems,
}) => {
	const baseURL = address ?? '';
	await publish('first');
	await publish('second');
	const person = await newProvider();
	const { accessToken } = await signInAs(baseURL, person);
	const signed = { token: accessToken };
	const stored = Object.entries({
		...{ language: 'fr', accessToken, role: 'superuser' },
	}).map(([name, value]) => ({ name, value }));
	const context = await browser.newContext({
		storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: stored }] },
		reducedMotion: 'reduce',
		viewport: { width: 1440, height: 900 },
	});
	await problems.watch(context);
	const page = await context.newPage();

	await test.step('who has no authenticator is led to set one up', async () => {
		await page.goto(PAGE);
		await tab(page, 'Développement');
		await expect(rowOf(page)).toContainText('Compatible');
		const dialog = await choose(page, 'Promouvoir vers Préproduction');
		await expect(
			dialog.getByRole('link', { name: 'Activer la double authentification' }),
		).toHaveAttribute('href', /account\?section=two-factor$/);
		await look(page, 'console-set-up');
	});

	const { password } = person;
	const { secret } = await callAt(baseURL, twoFactorApi.begin, { body: { password } }, signed);
	const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
	const confirmed = callAt(baseURL, twoFactorApi.confirm, { body: { code } }, signed);
	const { recovery_codes: codes } = await confirmed;
	const next = () => codes.pop() as string;

	await test.step('a build goes on to the next channel, and the journal says who and why', async () => {
		await page.goto(`${PAGE}?channel=dev`);
		problems.allow(/status of 401/);
		const wrong = await act(page, 'Promouvoir vers Préproduction', '000000');
		await expect(wrong.getByRole('alert')).toContainText('Ce code n’est pas valable');
		await wrong.getByLabel(/^Code/).fill(next());
		await look(page, 'console-promote');
		await wrong.getByRole('button', { name: 'Promouvoir vers Préproduction' }).click();
		await expect(page.getByText(`${REMOTE} : c’est fait.`)).toBeVisible();
		await tab(page, 'Préproduction');
		await expect(rowOf(page)).toContainText('depuis Développement');
		const entry = page.getByRole('listitem').filter({ hasText: REASON }).first();
		await expect(entry).toContainText(`Mirlande Joseph (${person.username})`);
	});

	await test.step('somebody else was faster: nothing is done, and what is there now is shown', async () => {
		await page.goto(`${PAGE}?channel=dev`);
		const dialog = await choose(page, 'Revenir à la version précédente');
		await publish('third');
		problems.allow(/status of 409/);
		await dialog.getByLabel(/^Motif/).fill(REASON);
		await dialog.getByLabel(/^Code/).fill(next());
		await dialog.getByRole('button', { name: 'Revenir à la version précédente' }).click();
		await expect(dialog.getByRole('alert')).toContainText('Quelqu’un vient de changer ce module');
		await dialog.getByText('Ce que dit l’outil').click();
		await expect(dialog.getByText(/was at revision \d+ when this began/)).toBeVisible();
		await look(page, 'console-overtaken');
		await dialog.getByRole('button', { name: 'Voir l’état actuel' }).click();
		await expect(dialog).toBeHidden();
	});

	await test.step('back to the build before; a build that fits nothing is refused with what is missing', async () => {
		await act(page, 'Revenir à la version précédente', next());
		await expect(page.getByText(`${REMOTE} : c’est fait.`)).toBeVisible();
		await publish('fourth', { react: '99.0.0' });
		await page.reload();
		await expect(rowOf(page)).toContainText('1 problème');
		const dialog = await act(page, 'Promouvoir vers Préproduction', next());
		await expect(dialog.getByRole('alert')).toContainText('Cela casserait ce qui tourne');
		await dialog.getByText('Ce que dit l’outil').click();
		await expect(dialog.getByText(/was built with react 99.0.0/)).toBeVisible();
		await look(page, 'console-unsafe');
		await dialog.getByRole('button', { name: 'Retour' }).click();
		// What was typed is there, but for the code.
		await expect(dialog.getByLabel(/^Motif/)).toHaveValue(REASON);
		await dialog.getByRole('button', { name: 'Annuler' }).click();
	});

	await test.step('a killed build stays so, and what runs instead is named', async () => {
		await act(page, 'Interdire cette version', next());
		await expect(rowOf(page)).toContainText('Interdite');
		await expect(rowOf(page)).toContainText(`« ${REASON} »`);
		await expect(rowOf(page)).toContainText('Tourne à la place');
	});

	await test.step('figures by build, light and dark, and on a phone', async () => {
		const { channels } = await callAt(baseURL, releasesApi.read, {}, signed);
		const dev = channels[0]?.remotes.find(({ name }) => name === REMOTE);
		if (!dev?.back || !dev.runs) throw new Error(`${REMOTE} is not in the channel`);
		await tellOf([dev.back, dev.runs === dev.back ? `${dev.version}-${dev.build}` : dev.runs]);
		await page.reload();
		await expect(page.getByRole('img', { name: /^Taux d’erreur par version/ })).toBeVisible();
		await look(page, 'console-light');
		await page.getByLabel('Mesure').selectOption('lcp');
		await page.getByText('Voir en tableau').click();
		await expect(page.getByRole('img', { name: /par version/ })).toBeHidden();
		await page.getByText('Voir en tableau').click();
		await expectAccessible(page, false);
		await page.evaluate(() =>
			localStorage.setItem('settings', JSON.stringify({ themeMode: 'dark' })),
		);
		await page.reload();
		await expect(rowOf(page)).toBeVisible();
		await expectContrast(page, false);
		await look(page, 'console-dark');
		await page.setViewportSize({ width: 390, height: 844 });
		await expect(rowOf(page)).toBeVisible();
		await expectReflow(page);
		await look(page, 'console-phone-dark');
		await page.evaluate(() =>
			localStorage.setItem('settings', JSON.stringify({ themeMode: 'light' })),
		);
		await page.reload();
		await expect(rowOf(page)).toBeVisible();
		await look(page, 'console-phone');
		const dialog = await choose(page, 'Retirer du canal');
		await expect(dialog).toBeVisible();
		await look(page, 'console-phone-dialog');
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
	});

	await test.step('a remote is taken out of a channel; who of a team may act is said', async () => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await act(page, 'Retirer du canal', next());
		await expect(page.getByText(`${REMOTE} a été retiré`)).toBeVisible();
		await expect(rowOf(page)).toBeHidden();
		await page.getByRole('button', { name: 'Donner un droit' }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel(/^Pseudonyme/).fill(PEOPLE.company.username);
		await dialog.getByText('remote-admin', { exact: true }).click();
		await dialog.getByLabel(/^Code/).fill(next());
		await look(page, 'console-right');
		await dialog.getByRole('button', { name: 'Enregistrer' }).click();
		// Releases of a remote whose name has the person’s in it are listed too.
		const right = page.getByRole('listitem').filter({ hasText: `${PEOPLE.company.username} · ` });
		await expect(right).toContainText('remote-admin');
		const body = { username: PEOPLE.company.username, remotes: [], code: next() };
		await callAt(baseURL, releasesApi.give, { body }, signed);
	});
	await release('remove', REMOTE, '--channel', 'staging', '--reason', 'end of the test');
	await context.close();
});
