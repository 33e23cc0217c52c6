import type { Page, Request } from '@playwright/test';
import { fillAgent } from '../support/agent.ts';
import { look } from '../support/look.ts';
import { unique } from '../support/names.ts';
import { serveRegistry } from '../support/registry.ts';
import { follow, Shell } from '../support/shell.ts';
import { Table } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company', serviceWorkers: 'allow' });

const LIST = '/dashboard/agent/list';
/** What the network does on purpose. */
const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/, /ERR_FAILED/];

/** Paths of all that the browser keeps in caches of scripts. */
const kept = (page: Page) =>
	page.evaluate(async () => {
		const caches = await Promise.all(
			(await window.caches.keys()).map((name) => window.caches.open(name)),
		);
		const files = await Promise.all(caches.map((cache) => cache.keys()));
		return files.flat().map(({ url }) => new URL(url).pathname);
	});
const folderIn = (files: readonly string[]) =>
	files
		.find((file) => file.startsWith('/remotes/remote-admin/'))
		?.split('/', 4)
		.join('/') ?? '';

/** Opens the list, and waits until the worker has it. */
async function openKept(page: Page): Promise<string[]> {
	await page.goto(LIST);
	await expect(new Table(page).table).toBeVisible();
	await expect.poll(async () => folderIn(await kept(page))).not.toBe('');
	return kept(page);
}

test('without a network the application opens, what was read stays, nothing typed is lost, and it goes on by itself', async ({
	page,
	context,
	api,
	problems,
}) => {
	problems.allow(...NO_NETWORK, /NetworkFailure/);
	const files = await openKept(page);
	// Nothing that belongs to anybody: no answer of the API, no registry, no key.
	expect(files.filter((file) => !/^\/$|^\/(assets|remotes)\//.test(file))).toEqual([]);

	const sent: Request[] = [];
	page.on('request', (request) => sent.push(request));
	await page.reload();
	await expect(new Table(page).table).toBeVisible();
	const asked = await Promise.all(
		sent.map(async (request) => ({ request, answer: await request.response() })),
	);
	const ofServer = asked
		.filter(({ answer }) => answer && !answer.fromServiceWorker())
		.map(({ request }) => new URL(request.url()).pathname)
		.filter((path) => /^\/(assets|remotes)\//.test(path));
	expect(ofServer, 'files that a returning visitor asks the server for').toEqual([]);

	const status = page.getByRole('status').filter({ hasText: 'Pas de connexion' });
	const shell = new Shell(page);
	await follow(page, '/dashboard/agent/new');
	await fillAgent(page, api, { username: unique('agent') });
	await context.setOffline(true);
	await expect(status).toBeVisible();
	await page.getByRole('button', { name: 'Enregistrer' }).click();
	await expect(page.getByText('rien n’a été envoyé').first()).toBeVisible();
	await look(page, 'offline-form');
	await context.setOffline(false);
	await expect(status).toBeHidden();
	await page.getByRole('button', { name: 'Enregistrer' }).click();
	await page.getByRole('button', { name: 'Terminé' }).click();
	await expect(page).toHaveURL(/agent\/list/);

	await page.goto(LIST);
	const rows = new Table(page).table.getByRole('link');
	await expect(rows.first()).toBeVisible();
	await context.setOffline(true);
	await expect(status).toBeVisible();
	await expect(rows.first()).toBeVisible();
	await look(page, 'offline-list');

	await page.reload();
	await expect(shell.main.getByText('Vous n’êtes pas déconnecté')).toBeVisible();
	await look(page, 'offline-opened');
	await context.setOffline(false);
	await expect(rows.first()).toBeVisible();

	// A page whose code was never here says so, and comes by itself.
	await context.setOffline(true);
	await expect(status).toBeVisible();
	await shell.goTo('remote-tirage');
	await expect(shell.main.getByText('Cette page n’a pas encore été chargée')).toBeVisible();
	await look(page, 'offline-page');
	await context.setOffline(false);
	await expect(new Table(page).table).toBeVisible();
});

test('a file spoilt where it is kept never runs, a forbidden build takes all that is kept with it, and a retired worker is gone', async ({
	page,
	problems,
}) => {
	problems.allow(/RemoteRefused/);
	const folder = folderIn(await openKept(page));
	await page.evaluate(async () => {
		for (const name of await window.caches.keys()) {
			const cache = await window.caches.open(name);
			for (const request of await cache.keys()) {
				if (!/\.js$/.test(request.url)) continue;
				const text = await (await cache.match(request))?.text();
				const headers = { 'content-type': 'text/javascript' };
				const spoilt = new Response(`globalThis.wasSpoilt = true;${text}`, { headers });
				await cache.put(request, spoilt);
			}
		}
	});
	await page.reload();
	const { main } = new Shell(page);
	await expect(new Table(page).table).toBeVisible();
	expect(await page.evaluate(() => 'wasSpoilt' in window)).toBe(false);

	await openKept(page);
	await serveRegistry(page, ({ remotes }) => {
		const place = remotes['remote-admin'];
		if (!place) return;
		const { version, build } = place.manifest;
		place.killed = [{ version, build, reason: 'loses money', at: new Date().toISOString() }];
		Object.assign(place, { lastKnownGood: null, earlier: [] });
	});
	await page.reload();
	await expect(main.getByText('loses money').first()).toBeVisible();
	await expect
		.poll(async () => (await kept(page)).filter((file) => file.startsWith(folder)))
		.toEqual([]);

	// As browsers find it where it is switched off; from a page that may begin one, and does nothing else.
	await page.goto('/api/docs/json');
	await page.evaluate(() => navigator.serviceWorker.register('/service-worker-retired.js'));
	await expect
		.poll(() =>
			page.evaluate(async () => [
				(await navigator.serviceWorker.getRegistrations()).length,
				(await window.caches.keys()).length,
			]),
		)
		.toEqual([0, 0]);
});

test('it can be installed: the manifest names what is there, and its start opens without a network', async ({
	page,
	context,
	problems,
}) => {
	problems.allow(...NO_NETWORK);
	await openKept(page);
	const devtools = await context.newCDPSession(page);
	const { errors, data } = await devtools.send('Page.getAppManifest');
	expect(errors).toEqual([]);
	const manifest: { icons: { src: string; sizes: string; type: string }[]; start_url: string } =
		JSON.parse(data ?? '');
	expect(manifest).toMatchObject({ name: 'Borlette', display: 'standalone', scope: '/' });
	const drawn = await page.evaluate(
		(icons) =>
			Promise.all(
				icons.map(async ({ src, sizes }) => {
					const answer = await fetch(src);
					if (sizes === 'any') return `any ${answer.headers.get('content-type')}`;
					const { width, height } = await createImageBitmap(await answer.blob());
					return `${width}x${height} ${answer.headers.get('content-type')}`;
				}),
			),
		manifest.icons,
	);
	expect(drawn).toEqual(manifest.icons.map(({ sizes, type }) => `${sizes} ${type}`));
	await context.setOffline(true);
	await page.goto(manifest.start_url);
	await expect(page.getByText('Vous n’êtes pas déconnecté')).toBeVisible();
	await context.setOffline(false);
});

test('a page that runs evil code has nothing kept that nobody signed', async ({ page }) => {
	const files = await openKept(page);
	const script = files.find((file) => /^\/remotes\/remote-admin\/.*\.js$/.test(file)) ?? '';
	const wishes = {
		beginnings: ['begin', 'evil'],
		killed: [],
		files: {
			// Not a build’s, not its bytes, without a hash at all.
			'/api/profile': 'sha384-evil',
			'/registry/production.json': 'sha384-evil',
			'/api/docs': '',
			[script.replace(/[^/]+$/, 'evil.js')]: 'sha384-evil',
			'/assets/evil.js': '',
		},
	};
	await page.evaluate(async (sent) => {
		const { active } = await navigator.serviceWorker.ready;
		active?.postMessage(sent);
	}, wishes);
	// What is asked for later is kept later: once this is gone, the worker has done with the evil.
	const folder = folderIn(files);
	await page.evaluate(async (killed) => {
		const { active } = await navigator.serviceWorker.ready;
		active?.postMessage({ beginnings: [], files: {}, builds: [], killed: [killed] });
	}, folder);
	const evil = Object.keys(wishes.files);
	await expect
		.poll(async () => (await kept(page)).filter((file) => file.startsWith(folder)))
		.toEqual([]);
	expect((await kept(page)).filter((file) => evil.includes(file))).toEqual([]);
});
