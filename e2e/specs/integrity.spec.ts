import type { RegistryEntry } from '@borlette/shared/federation';
import type { Page, Route } from '@playwright/test';
import { fixtureOfProduct } from '../support/fixture-remote.mjs';
import { serveRegistry } from '../support/registry.ts';
import { REMOTES } from '../support/remotes.ts';
import { Shell } from '../support/shell.ts';
import { attempt, expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const fixture = fixtureOfProduct() as unknown as Pick<RegistryEntry, 'manifest'> & { ref: object };

const PLAIN = { path: '/dashboard/fixture/plain', heading: 'Plain fixture' };
const STYLED = { path: '/dashboard/fixture/styled', heading: 'Styled fixture' };

const MISPLACED = 'Cette page n’a pas pu être mise en place';

/** Files of each kind, and the page that needs them. */
const KINDS = {
	entry: { file: /remoteEntry\./, page: PLAIN },
	'expose chunk': { file: /__federation_expose_app\./, page: PLAIN },
	'late chunk': { file: /plain\..*\.js$/, page: PLAIN },
	style: { file: /styled\..*\.css$/, page: STYLED },
	text: { file: /^i18n\/fr\./, page: PLAIN },
};
/** What is said where it is missing among the hashes: of what a build begins with its metadata must say the hash. */
const UNSIGNED: Partial<Record<string, string>> = { entry: MISPLACED, text: MISPLACED };

const fileOf = (pattern: RegExp) => {
	const file = Object.keys(fixture.manifest.assets).find((name) => pattern.test(name));
	if (!file) throw new Error(`The fixture has no ${pattern}.`);
	return file;
};

/** Shows the page a registry with the fixture as a fifth remote. */
const withFixture = (
	page: Page,
	change: (assets: Record<string, string>) => void = () => undefined,
	icon = 'info',
) =>
	serveRegistry(page, ({ remotes }) => {
		const manifest = structuredClone(fixture.manifest);
		change(manifest.assets as Record<string, string>);
		Object.assign(manifest.menu[0] ?? {}, { icon });
		// As of a build of before, whose French is a file like the other languages.
		Object.assign(manifest, { inCode: [] });
		const more = { lastKnownGood: null, earlier: [], killed: [] };
		Object.assign(remotes, { 'remote-fixture': { ...fixture.ref, manifest, ...more } });
	});

const wasRun = (page: Page) =>
	page.evaluate(
		() =>
			'wasTampered' in globalThis ||
			getComputedStyle(document.body).getPropertyValue('--was-tampered') !== '',
	);

async function expectRefused(
	page: Page,
	path: string,
	says = 'Cette page a été refusée par sécurité',
): Promise<void> {
	const shell = new Shell(page);
	await page.goto(path);
	await expect(shell.main.getByText(says)).toBeVisible();
	expect(await wasRun(page)).toBe(false);
}

/** Each loaded anew as a person's first page, in one browser: what is kept of one of them, all that follow would meet. */
test('a changed byte of a file of each kind is never run or shown, and the page says so', async ({
	page,
	problems,
}) => {
	problems.allow(/remote-fixture/, /Loading (CSS )?chunk/);
	await withFixture(page);
	const shell = new Shell(page);
	for (const [index, [kind, { file, page: wanted }]] of Object.entries(KINDS).entries()) {
		await attempt(page, kind, async () => {
			const address = `**/remotes/remote-fixture/**/${fileOf(file)}*`;
			await page.route(address, (route) => changed(route, kind));
			await expectRefused(page, wanted.path);
			for (const remote of REMOTES.slice(index % REMOTES.length).slice(0, 1))
				await shell.visit(remote);
			expect(await wasRun(page)).toBe(false);
			await page.unroute(address);
		});
	}
	for (const remote of REMOTES) await shell.visit(remote);
	expect(await wasRun(page)).toBe(false);

	for (const { path, heading } of [PLAIN, STYLED]) {
		await page.goto(path);
		await expect(page.getByRole('heading', { name: heading })).toBeVisible();
		expect(await wasRun(page), 'what was changed has a mark').toBe(false);
	}
});

/** The file with more at its end; of a text, another one. */
async function changed(route: Route, kind: string): Promise<void> {
	if (kind === 'text') return route.fulfill({ json: { 'fixture.evil': 'evil' } });
	const response = await route.fetch();
	const more = kind === 'style' ? 'body { --was-tampered: 1 }' : ';globalThis.wasTampered = true;';
	await route.fulfill({ response, body: `${await response.text()}${more}` });
}

test('a file of each kind without a signed hash is never run', async ({ page, problems }) => {
	problems.allow(/remote-fixture/, /Loading (CSS )?chunk/, /RemoteRefused/);
	for (const [kind, { file, page: wanted }] of Object.entries(KINDS)) {
		await attempt(page, kind, async () => {
			await withFixture(page, (assets) => {
				delete assets[fileOf(file)];
			});
			await expectRefused(page, wanted.path, UNSIGNED[kind]);
		});
	}
});

const catalogue = () => `**/remotes/remote-fixture/**/${fileOf(KINDS.text.file)}`;

test('texts that lie spoilt in the cache are asked for once more, past it', async ({ page }) => {
	await withFixture(page);
	let asked = 0;
	await page.route(catalogue(), (route) => {
		asked += 1;
		return asked === 1 ? route.fulfill({ json: { spoilt: [] } }) : route.continue();
	});
	await page.goto(PLAIN.path);
	await expect(page.getByRole('heading', { name: PLAIN.heading })).toBeVisible();
	expect(asked).toBe(2);
});

test('with every hash right its pages come with their code, styles and pictures, and its own icon in the menu', async ({
	page,
}) => {
	const files: string[] = [];
	page.on('request', (request) => files.push(request.url()));
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
	const icon = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
	await withFixture(page, () => undefined, icon);
	await page.goto(PLAIN.path);
	await expect(page.getByRole('heading', { name: PLAIN.heading })).toBeVisible();
	await test.step('the icon is drawn in the colour of the text', async () => {
		const { nav } = new Shell(page);
		const entry = nav.getByRole('button', { name: 'Fixture', exact: true });
		const drawn = entry.locator('[aria-hidden]').first();
		await expect(drawn).toHaveCSS('mask-image', `url("${icon}")`);
		const colour = await entry.evaluate((element) => getComputedStyle(element).color);
		await expect(drawn).toHaveCSS('background-color', colour);
	});
	await page.goto(STYLED.path);
	const heading = page.getByRole('heading', { name: STYLED.heading });
	await expect(heading).toHaveCSS('letter-spacing', '3px');
	await test.step('a picture comes within the signed script and style that name it', async () => {
		const picture = page.getByRole('img', { name: 'Dot' });
		await expect(picture).toBeVisible();
		expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
		await expect(heading).toHaveCSS('background-image', /^url\("data:image\/svg\+xml/);
		expect(files.filter((url) => /\/remotes\/.*\.svg/.test(url))).toEqual([]);
	});
});

test('a changed late chunk can be tried again without a reload', async ({ page, problems }) => {
	problems.allow(/remote-fixture/, /Loading chunk/);
	await withFixture(page);
	const shell = new Shell(page);
	const address = `**/remotes/remote-fixture/**/${fileOf(KINDS['late chunk'].file)}`;
	await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
	await page.goto(PLAIN.path);
	await expect(shell.retry).toBeVisible();
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	await page.unroute(address);
	await shell.retry.click();
	await expect(page.getByRole('heading', { name: PLAIN.heading })).toBeVisible();
	expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true);
});
