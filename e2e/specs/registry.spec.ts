import type { Page } from '@playwright/test';
import { ADDRESS, sealedRegistry, serveRegistry } from '../support/registry.ts';
import { HOME_OF, Shell } from '../support/shell.ts';
import { attempt, expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const { path } = HOME_OF['remote-admin'];

const answer = (page: Page, body: string) =>
	page.route(ADDRESS, (route) => route.fulfill({ contentType: 'application/json', body }));

async function expectAgents(page: Page): Promise<void> {
	const { main, retry } = new Shell(page);
	await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(retry).toBeHidden();
}

/** What the settings panel says of what runs, to who works with the application and knows nothing of builds. */
async function application(page: Page) {
	await page.getByRole('button', { name: 'Réglages' }).click();
	const said = page.getByRole('dialog').getByRole('group', { name: 'Application' });
	await expect(said).not.toContainText(/production|remote-|1\.0\.0/);
	return said;
}
/** The same to the provider's people. */
async function versions(page: Page) {
	await page.getByRole('button', { name: 'Réglages' }).click();
	return page.getByRole('dialog').getByRole('group', { name: 'Versions' });
}

test('a registry with a changed byte is refused: nothing of it is fetched or run', async ({
	page,
	problems,
}) => {
	problems.allow(/registry|trust/);
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (/\/remotes\/.*\.js/.test(request.url())) scripts.push(request.url());
	});
	const former = '**/registry/production/*.json';
	await page.route(former, (route) => route.fulfill({ status: 404, body: '' }));
	const sealed = await sealedRegistry(() => undefined);
	await answer(page, sealed.replace('\\"channel\\"', '\\"chaNNel\\"'));
	await page.goto(path);
	const { main } = new Shell(page);
	await expect(main.getByText('refusées par sécurité')).toBeVisible();
	expect(scripts).toEqual([]);
	await expect(await application(page)).toContainText('refusées par sécurité');
});

// In one browser: what it keeps is the good one that it began with, whatever came since.
test('after a good registry one that was changed or does not come takes nothing away, and the page says so', async ({
	page,
	problems,
}) => {
	problems.allow(/registry/, /remote-admin/);
	await page.goto(path);
	await expectAgents(page);
	const sealed = await sealedRegistry(() => undefined);

	await attempt(page, 'a changed byte', async () => {
		await answer(page, sealed.replace('\\"channel\\"', '\\"chaNNel\\"'));
		await page.goto(path);
		await expectAgents(page);
		await expect(page.getByRole('note')).toContainText('n’est pas signée par une clé de confiance');
	});

	await attempt(page, 'a changed byte in the place of one remote', async () => {
		const file = JSON.parse(sealed);
		file.places['remote-admin'].payload += ' ';
		await answer(page, JSON.stringify(file));
		await page.goto(path);
		await expectAgents(page);
		const shell = new Shell(page);
		await shell.goTo('remote-tirage');
		await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(await application(page)).toContainText(
			/Agents.*\s:\sla version précédente est utilisée/,
		);
	});

	await attempt(page, 'out of reach', async () => {
		await page.route(ADDRESS, (route) => route.abort('connectionrefused'));
		await page.goto(path);
		await expectAgents(page);
		await expect(page.getByRole('note')).toContainText('hors de portée');
		await expect(await application(page)).toContainText('pas été possible de vérifier');
	});
});

test('a registry older than the last verified one is refused', async ({ page }) => {
	await serveRegistry(page, (registry) => {
		registry.revision = 500;
	});
	await page.goto(path);
	await expectAgents(page);
	await page.unroute(ADDRESS);
	await page.goto(path);
	await expectAgents(page);
	await expect(page.getByRole('note')).toContainText('plus ancienne a été refusée');
	await expect(page.getByRole('note')).toContainText('500');
});

test('a list that was not renewed goes on, and the page says so', async ({ page }) => {
	const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
	await serveRegistry(page, (registry) => {
		registry.signedAt = new Date().toISOString();
		registry.expires = days(5);
	});
	await page.goto(path);
	await expectAgents(page);
	await expect(page.getByRole('note')).toBeHidden();
	await serveRegistry(page, (registry) => {
		registry.signedAt = new Date().toISOString();
		registry.expires = days(-1);
	});
	await page.goto(path);
	await expectAgents(page);
	await expect(page.getByRole('note')).toContainText('n’a pas été renouvelée');
});

/** Kills the build of remote-admin; `hasEarlier`: as a newer one than the published, which is good. */
const kill = (page: Page, hasEarlier: boolean) =>
	serveRegistry(page, ({ remotes }) => {
		const entry = remotes['remote-admin'];
		if (!entry) throw new Error('remote-admin is not published.');
		const { url, version, build, integrity } = entry;
		const at = '2026-01-01T00:00:00.000Z';
		const newer = { version: '9.9.9', build: 'ffffffffffff' };
		Object.assign(entry, newer);
		Object.assign(entry.manifest, newer);
		entry.killed = [{ ...newer, reason: 'elle vend deux fois', at }];
		entry.lastKnownGood = hasEarlier ? { url, version, build, integrity } : null;
	});

for (const role of ['company', 'superuser'] as const) {
	test.describe(`to ${role}`, () => {
		test.use({ role });
		test('in place of a killed build its last good one runs', async ({ page }) => {
			await kill(page, true);
			await page.goto(path);
			await expectAgents(page);
			if (role === 'company') {
				await expect(await application(page)).toContainText(/Agents.*\s:\sla version précédente/);
				return;
			}
			const panel = await versions(page);
			await expect(panel).toContainText(/Canal production, révision \d+/);
			await expect(panel).toContainText(/remote-admin 1\.0\.0-\w+ dernière bonne version/);
		});
	});
}

test('a killed build without an earlier one never runs, nor does one made with another React: none of its code is fetched, and the page says why', async ({
	page,
	problems,
}) => {
	problems.allow(/RemoteRefused/);
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (/remote-admin\/.*\.js$/.test(request.url())) scripts.push(request.url());
	});
	const shell = new Shell(page);
	await attempt(page, 'killed', async () => {
		await kill(page, false);
		await page.goto(path);
		await expect(shell.main.getByText('Cette page a été retirée')).toBeVisible();
		await expect(shell.main.getByText('Motif : elle vend deux fois')).toBeVisible();
		expect(scripts).toEqual([]);
		await shell.goTo('remote-tirage');
		await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(shell.retry).toBeHidden();
	});
	await attempt(page, 'another React', async () => {
		await serveRegistry(page, ({ remotes }) => {
			Object.assign(remotes['remote-admin']?.manifest.shared ?? {}, { react: '18.3.1' });
		});
		await page.goto(path);
		await expect(shell.main.getByText('pas disponible avec cette version')).toBeVisible();
		expect(scripts).toEqual([]);
		await expect(await application(page)).toContainText(/Agents.*\s:\spas disponible/);
	});
});
