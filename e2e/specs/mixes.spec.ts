import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { pasted } from '../support/clipboard.ts';
import { formerHost } from '../support/former-host.mjs';
import { look } from '../support/look.ts';
import { historyOfProduct } from '../support/previous-builds.mjs';
import { release } from '../support/releases.ts';
import { REMOTES, type RemoteName } from '../support/remotes.ts';
import { HOME_OF, Shell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'superuser' });
const { previous, unfit } = historyOfProduct();

const linkOf = (path: string, remotes: readonly RemoteName[]) =>
	`${path}?mix=${remotes.map((remote) => `${remote}@${previous[remote]}`).join(',')}`;
/** Follows a link, and says yes to what it asks. */
async function openMix(page: Page, link: string): Promise<void> {
	await page.goto(link);
	const question = page.getByRole('alertdialog', { name: 'Ouvrir d’autres versions ?' });
	await question.getByRole('button', { name: 'Ouvrir' }).click();
	await expect(question).toBeHidden();
}
const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Mélange de test' });
const { path: START } = HOME_OF['remote-reports'];

async function expectPages(page: Page, ofBefore: readonly RemoteName[]): Promise<void> {
	const shell = new Shell(page);
	for (const remote of REMOTES) {
		await shell.visit(remote);
		await expect(page).toHaveTitle(ofBefore.includes(remote) ? /^Avant\s: / : /^(?!Avant)/);
	}
	// The title comes before the code of the last page.
	const ran = () =>
		page.evaluate(() => (globalThis as { previousBuilds?: string[] }).previousBuilds ?? []);
	await expect.poll(async () => (await ran()).sort()).toEqual([...ofBefore].sort());
}

/** Of each two remotes, every pair of before and now; the rows of before in each. */
const [A, B, C, D] = REMOTES as readonly [RemoteName, RemoteName, RemoteName, RemoteName];
const PAIRWISE: RemoteName[][] = [[B, C, D], [A, C, D], [A, B, D], [A, B, C], []];

for (const ofBefore of PAIRWISE) {
	test(`with ${ofBefore.join(', ') || 'none'} of before, a page of each remote works`, async ({
		page,
	}) => {
		if (ofBefore.length > 0) await openMix(page, linkOf(START, ofBefore));
		else await page.goto(START);
		await expectPages(page, ofBefore);
		await expect(bannerOf(page)).toHaveCount(ofBefore.length > 0 ? 1 : 0);
		for (const remote of ofBefore) await expect(bannerOf(page)).toContainText(remote);
	});
}

const bottom = async (locator: Locator) => {
	const box = await locator.boundingBox();
	return (box?.y ?? 0) + (box?.height ?? 0);
};
const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;

test('a tester switches a remote in the panel, sees the banner on every page, and goes back', async ({
	page,
	baseURL,
}) => {
	const shell = new Shell(page);
	// As in a house that releases to no such channel: the console says nothing of it.
	const unused = new URL('/registry/never-released-to.json', baseURL).href;
	await page.route('**/registry/dev.json', (route) => route.continue({ url: unused }));
	const asked = page.waitForResponse((answer) => answer.status() === 204);
	await page.goto(HOME_OF['remote-tirage'].path);
	await page.getByRole('button', { name: 'Réglages' }).click();
	await asked;
	const panel = page.getByRole('dialog').getByRole('group', { name: 'Mélange de test' });
	await expect(panel).toContainText(/chargé\s: entrée \d+ ms, page \d+ ms/);
	await expect(panel).toContainText('pas encore chargé');
	await panel.getByText('Paquets partagés').click();
	await expect(panel).toContainText(/@borlette\/shared\/resource 1\.0\.0, fourni par host/);
	const choice = panel.getByRole('combobox', { name: 'Version de remote-tirage' });
	await choice.selectOption(`${previous['remote-tirage']}`);
	await look(page, 'tester-panel');
	await panel.getByRole('button', { name: 'Appliquer et recharger' }).click();

	const banner = bannerOf(page);
	const topBar = page.getByRole('banner');
	await expect(banner).toContainText(
		`remote-tirage ${previous['remote-tirage']} au lieu de 1.0.0-`,
	);
	await expect(page).toHaveTitle(/^Avant\s: /);
	await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
	for (const beside of [page.getByTestId('sidebar').locator('aside'), topBar]) {
		expect(await top(beside)).toBeGreaterThanOrEqual(await bottom(banner));
	}
	await look(page, 'mix-banner');
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await top(topBar)).toBeGreaterThanOrEqual(await bottom(banner));
	await look(page, 'mix-banner-390');

	await page.getByRole('button', { name: /^Menu de / }).click();
	await page.getByText('Se déconnecter').click();
	await expect(page.getByRole('heading', { name: 'Connectez-vous' })).toBeVisible();
	await page.reload();
	await expect(banner).toContainText('connectez-vous d’abord');
	await banner.getByRole('button', { name: 'Revenir au canal' }).click();
	await expect(page.getByRole('heading', { name: 'Connectez-vous' })).toBeVisible();
	await expect(banner).toHaveCount(0);
});

test('an error page copies a report whose link opens the very same mix', async ({
	page,
	context,
	problems,
}) => {
	problems.allow(/remotes\/remote-tirage/, /RUNTIME-008/);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.route('**/remotes/remote-tirage/**/*.js', (route) => route.abort('connectionrefused'));
	await openMix(
		page,
		`${linkOf(HOME_OF['remote-tirage'].path, ['remote-tirage', 'remote-admin'])}&q=Rose`,
	);
	const { main } = new Shell(page);
	await main.getByRole('button', { name: 'Copier le rapport' }).click();
	await expect(main.getByRole('button', { name: 'Copié' })).toBeVisible();
	await expect(bannerOf(page)).toBeVisible();
	const text = await pasted(page);
	const report = JSON.parse(text);
	expect(report).toMatchObject({
		page: HOME_OF['remote-tirage'].path,
		channel: 'production',
		remote: 'remote-tirage',
		remotes: {
			'remote-tirage': previous['remote-tirage'],
			'remote-admin': previous['remote-admin'],
		},
	});
	expect(report.host).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/);
	const token = await page.evaluate(() => localStorage.getItem('accessToken'));
	expect(text).not.toContain(token);
	expect(text).not.toContain('Rose');

	await page.unroute('**/remotes/remote-tirage/**/*.js');
	const other = await context.newPage();
	await openMix(other, report.link);
	await expect(bannerOf(other)).toContainText(`${previous['remote-tirage']}`);
	await expect(bannerOf(other)).toContainText(`${previous['remote-admin']}`);
	await expect(other).toHaveTitle(/^Avant : /);
});

test('a build that does not fit this host is refused before any of its code is fetched', async ({
	page,
	problems,
}) => {
	problems.allow(/RemoteRefused/);
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	const remote = REMOTES[0] as RemoteName;
	await openMix(page, `${HOME_OF[remote].path}?mix=${remote}@${unfit}`);
	const { main } = new Shell(page);
	await expect(main.getByText('pas disponible avec cette version')).toBeVisible();
	await expect(bannerOf(page)).toContainText(unfit);
	expect(scripts.filter((url) => url.includes(unfit) && url.endsWith('.js'))).toEqual([]);
});

test('a link asks before it runs anything, and a former revision opens on its host and closes with a click', async ({
	page,
	problems,
}) => {
	const { path } = HOME_OF['remote-reports'];
	await page.goto(linkOf(path, ['remote-reports']));
	const question = page.getByRole('alertdialog', { name: 'Ouvrir d’autres versions ?' });
	await expect(question).toContainText(
		`remote-reports ${previous['remote-reports']}, signé par npm start`,
	);
	await look(page, 'mix-question');
	await expect(page).toHaveTitle(/^(?!Avant)/);
	await question.getByRole('button', { name: 'Rester sur le canal' }).click();
	await page.reload();
	await expect(new Shell(page).main.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(question).toBeHidden();
	await expect(bannerOf(page)).toBeHidden();

	// Of two hosts that were live, the first is not today's; it is as a person kept it.
	const former = await formerHost();
	const then = revisionIn(await release('host', former.folder));
	await release('host');
	await page.goto(`${path}?revision=${then}&q=rose`);
	await expect(question).toContainText(`borlette-host ${former.name}, signé par npm start`);
	await question.getByRole('button', { name: 'Ouvrir' }).click();
	await expect(bannerOf(page)).toContainText(new RegExp(`Révision ${then} du `));
	await expect(bannerOf(page)).toContainText(`borlette-host ${former.name} au lieu de 1.`);
	await expect(page).toHaveURL(new RegExp(`${path}\\?q=rose$`));
	const ran = () => page.evaluate(() => (globalThis as { formerHost?: true }).formerHost);
	expect(await ran()).toBe(true);
	await expect(new Shell(page).main.getByRole('heading', { level: 1 })).toBeVisible();
	await look(page, 'mix-past');
	// The tab keeps it, and the way back leads to today's.
	await page.reload();
	await expect(bannerOf(page)).toContainText(former.name);
	expect(await ran()).toBe(true);
	await bannerOf(page).getByRole('button', { name: 'Revenir au canal' }).click();
	await expect(bannerOf(page)).toBeHidden();
	expect(await ran()).toBeUndefined();

	// Nobody is led there by a link, and what is gone from the store is said.
	const kept = `hosts/production/${former.name}.json`;
	expect((await page.goto(`/api/${kept.replace('.json', '')}`))?.status()).toBe(404);
	await rm(join(process.env.PRODUCT_STORE ?? '', kept));
	problems.allow(/status of 404/);
	await openMix(page, `${path}?revision=${then}`);
	await expect(bannerOf(page)).toContainText('l’hôte d’aujourd’hui ouvre cette révision');
});

/** As the tool says it. */
const revisionIn = (said: string) => /revision (\d+)/.exec(said)?.[1];

test.describe('a company’s user', () => {
	test.use({ role: 'company' });
	test('gets the channel’s builds on production, whatever the link says', async ({ page }) => {
		await page.goto(linkOf(START, ['remote-reports']));
		await expect(bannerOf(page)).toContainText('réservé au Super Admin');
		await expect(new Shell(page).main.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page).toHaveTitle(/^(?!Avant)/);
	});
});
