import type { Page } from '@playwright/test';
import { integrityOf, storeBuild } from '../../deploy/release/store.mjs';
import { fixtureOfProduct } from '../support/fixture-remote.mjs';
import { look } from '../support/look.ts';
import { production, type RegistryDraft, serveRegistry } from '../support/registry.ts';
import { type Build, changedBuild, storedAt } from '../support/releases.ts';
import { container, FAULTS, script } from '../support/remotes.ts';
import { Shell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });
// Another build of the fixture, stored once for all tests.
test.describe.configure({ mode: 'default' });

type Stored = Pick<Build, 'ref' | 'manifest'>;
const good = fixtureOfProduct() as unknown as Stored;
let next: Stored;
test.beforeAll(async () => {
	const { storeDir } = production();
	const changed = await changedBuild(storedAt(good.ref), '1.1.0', (text) =>
		text.replaceAll(/(Plain|Styled|Typing) fixture/g, '$1 and new'),
	);
	next = (await storeBuild(storeDir, changed.folder)) as unknown as Stored;
});

const PLAIN = '/dashboard/fixture/plain';
const STYLED = '/dashboard/fixture/styled';
const TYPING = '/dashboard/fixture/typing';
type Entry = RegistryDraft['remotes'][string];

/** A registry with the fixture's build, whose last good one is the other. */
const withFixture = (page: Page, { ref, manifest }: Stored, change?: (entry: Entry) => void) =>
	serveRegistry(page, ({ remotes }) => {
		const lastKnownGood = ref === good.ref ? null : good.ref;
		const more = { manifest: structuredClone(manifest), lastKnownGood, earlier: [], killed: [] };
		const entry = { ...ref, ...more } as unknown as Entry;
		change?.(entry);
		remotes['remote-fixture'] = entry;
	});
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const fallbackNote = (page: Page) =>
	page.getByRole('note').filter({ hasText: 'la précédente est utilisée' });

async function application(page: Page) {
	await page.getByRole('button', { name: 'Réglages' }).click();
	return page.getByRole('dialog').getByRole('group', { name: 'Application' });
}
const FORMER = 'Fixture : la version précédente est utilisée';

/** Counts how often the document was loaded. */
function documents(page: Page) {
	const loaded: string[] = [];
	page.on('request', (request) => {
		if (request.isNavigationRequest()) loaded.push(request.url());
	});
	return loaded;
}

test('a build that does not come makes way for the last good one, in a note and in the panel', async ({
	page,
	problems,
}) => {
	problems.allow(/remote-fixture/);
	await withFixture(page, next);
	for (const fault of ['not found', 'html', 'truncated', 'refused'] as const) {
		const address = `**${next.ref.url}**`;
		await page.route(address, FAULTS[fault]);
		await page.goto(PLAIN);
		await expect(heading(page, 'Plain fixture'), fault).toBeVisible();
		await expect(fallbackNote(page), fault).toBeVisible();
		await page.unroute(address);
	}
	await look(page, 'last-known-good');
	await expect(await application(page)).toContainText(FORMER);
});

test('so does one that does not fit this host', async ({ page }) => {
	await withFixture(page, next, ({ manifest }) => {
		Object.assign(manifest, { uses: { ...manifest.uses, host: 'another', icons: ['jackpot'] } });
	});
	await page.goto(PLAIN);
	await expect(heading(page, 'Plain fixture')).toBeVisible();
	await expect(await application(page)).toContainText(FORMER);
});

test('one whose code threw is not mixed: the last good one comes with a reload', async ({
	page,
	problems,
}) => {
	problems.allow(/it throws at import/);
	const text = container('remote-fixture');
	await withFixture(page, next, ({ manifest }) => {
		manifest.assets[manifest.entry] = integrityOf(text);
	});
	await page.route(`**${next.ref.url}${next.manifest.entry}*`, (route) =>
		route.fulfill(script(text)),
	);
	await page.goto(PLAIN);
	await page.getByRole('button', { name: 'Recharger avec la version précédente' }).click();
	await expect(heading(page, 'Plain fixture')).toBeVisible();
	await expect(fallbackNote(page)).toBeVisible();
});

test('a build that needs what the API has not is refused before its code; an API out of reach refuses nothing', async ({
	page,
	problems,
}) => {
	problems.allow(/RemoteRefused/, /api\/offers/);
	const fetched: string[] = [];
	page.on('request', (request) => fetched.push(request.url()));
	await withFixture(page, good, ({ manifest }) => {
		const uses = { ...manifest.uses, api: 'another', permissions: ['view_jackpot'] };
		Object.assign(manifest, { uses });
	});
	await page.goto(PLAIN);
	const { main } = new Shell(page);
	await expect(main.getByText('Cette page attend une mise à jour du serveur')).toBeVisible();
	await expect(main.getByText('n’offre pas encore tout ce dont elle a besoin.')).toBeVisible();
	await look(page, 'api-too-old');
	expect(fetched.filter((url) => /remote-fixture\/.*\.js$/.test(url))).toEqual([]);
	await expect(await application(page)).toContainText('Fixture : pas disponible');

	await page.route('**/api/offers', (route) => route.abort('connectionrefused'));
	await page.goto(PLAIN);
	await expect(heading(page, 'Plain fixture')).toBeVisible();
});

test('a chunk gone after a release: one reload, and the new build runs; with no new build none', async ({
	page,
	problems,
}) => {
	problems.allow(/remote-fixture/, /Loading (CSS )?chunk/);
	const loaded = documents(page);
	const late = /\/remotes\/remote-fixture\/1\.0\.0-\w+\/assets\/styled\./;
	await page.route(late, (route) => route.fulfill({ status: 404, body: '' }));
	await withFixture(page, good);
	await page.goto(PLAIN);
	await expect(heading(page, 'Plain fixture')).toBeVisible();
	const shell = new Shell(page);
	const link = shell.nav.locator(`a[href="${STYLED}"]`);
	await link.click();
	await expect(shell.retry).toBeVisible();
	expect(loaded).toHaveLength(1);

	await shell.nav.locator(`a[href="${PLAIN}"]`).click();
	await expect(heading(page, 'Plain fixture')).toBeVisible();
	await withFixture(page, next);
	await link.click();
	await expect(heading(page, 'Styled and new')).toBeVisible();
	expect(loaded).toHaveLength(2);
});

test('a part of a page gone after a release: what was typed stays before eyes; without it the new build runs', async ({
	page,
	problems,
}) => {
	problems.allow(/remote-fixture/, /Loading chunk/);
	const loaded = documents(page);
	const part = /\/remotes\/remote-fixture\/1\.0\.0-\w+\/assets\/part\./;
	await page.route(part, (route) => route.fulfill({ status: 404, body: '' }));
	await withFixture(page, good);
	await page.goto(TYPING);
	await page.getByRole('button', { name: 'More' }).click();
	const { retry } = new Shell(page);
	await expect(retry).toBeVisible();
	await expect(heading(page, 'Typing fixture')).toBeVisible();

	await withFixture(page, next);
	const remark = page.getByRole('textbox', { name: 'Remark' });
	await remark.fill('à vérifier demain');
	await retry.click();
	await expect(
		page.getByRole('note').filter({ hasText: 'Une nouvelle version de cette page' }),
	).toBeVisible();
	await expect(retry).toBeVisible();
	await expect(remark).toHaveValue('à vérifier demain');
	expect(loaded).toHaveLength(1);

	// Put by, and not touched since.
	await retry.click();
	await expect(heading(page, 'Typing and new')).toBeVisible();
	await expect(page.getByRole('note')).toContainText('Remark : à vérifier demain');
	expect(loaded).toHaveLength(2);
});

test('a chunk of the host gone after a deploy: one reload, then a page that says so', async ({
	page,
	problems,
}) => {
	problems.allow(/assets\//, /Loading chunk/);
	const loaded = documents(page);
	await page.goto('/about-us');
	const gone = new Set<string>();
	let isDeployed = true;
	await page.route('**/assets/*.js', (route) => {
		const url = route.request().url();
		if (isDeployed && loaded.length === 1) gone.add(url);
		return gone.has(url) ? route.fulfill({ status: 404, body: '' }) : route.fallback();
	});
	await page
		.getByRole('link', { name: /FAQ|questions/i })
		.first()
		.click();
	const reload = page.getByRole('button', { name: 'Réessayer' });
	await expect(reload).toBeVisible();
	await expect.poll(() => loaded.length).toBe(2);
	await expect(reload).toBeVisible();
	isDeployed = false;
	gone.clear();
	await reload.click();
	await expect(page).toHaveURL(/\/faqs$/);
	await expect(reload).toBeHidden();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(loaded).toHaveLength(3);
});
