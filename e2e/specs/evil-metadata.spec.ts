import type { Page } from '@playwright/test';
import { seal } from '../../deploy/release/envelope.mjs';
import { fixtureOfProduct } from '../support/fixture-remote.mjs';
import { look } from '../support/look.ts';
import { ADDRESS, production, serveRegistry } from '../support/registry.ts';
import { namesakeOf, type Stored } from '../support/releases.ts';
import { REMOTES } from '../support/remotes.ts';
import { follow, HOME_OF, Shell } from '../support/shell.ts';
import { attempt, expect, test } from '../support/test.ts';

test.use({ role: 'company' });
// Two tests store the fixture under the same other names.
test.describe.configure({ mode: 'default' });

const fixture = fixtureOfProduct() as unknown as Stored;

const PLAIN = '/dashboard/fixture/plain';
const REASONS = '/dashboard/unavailable/remote-fixture';
const RUNS = 'Plain fixture';

/** What a tool of somebody else could sign: metadata open for any change. */
interface Loose {
	// biome-ignore lint/suspicious/noExplicitAny: it holds whatever a test puts there
	[name: string]: any;
}
type Change = (manifest: Loose, entry: Loose) => void;

/** Shows the page a registry with more remotes, each after a change. */
const withRemotes = (page: Page, builds: readonly (Stored & { change: Change })[]) =>
	serveRegistry(page, ({ remotes }) => {
		for (const { ref, manifest: own, change } of builds) {
			const manifest = structuredClone(own);
			const entry = { ...ref, manifest, lastKnownGood: null, earlier: [], killed: [] };
			change(manifest as unknown as Loose, entry);
			Object.assign(remotes, { [own.name]: entry });
		}
	});

/** The same with the fixture as a fifth remote. */
const withFixture = (page: Page, change: Change) => withRemotes(page, [{ ...fixture, change }]);

interface Evil {
	change: Change;
	/** Where somebody goes who looks for the page. */
	place?: string;
	/** What is said there; absent: the page is shown as ever. */
	says?: RegExp;
	/** Addresses that the menu has of the remote. */
	menu?: readonly string[];
	/** Name of its entry there. */
	label?: string;
}

const MENU = [PLAIN, '/dashboard/fixture/styled'];
const label = (text: unknown) => ({ fr: text, en: text, de: text });

type Evils = Readonly<Record<string, Evil>>;

/** Its pages are shown as ever. */
const SHOWN: Evils = {
	'an icon that no host has': {
		change: ({ menu }) => Object.assign(menu[0], { icon: 'nonesuch' }),
	},
	'an icon named like a property of every object': {
		change: ({ menu }) => Object.assign(menu[0], { icon: 'constructor' }),
	},
	'no label': {
		change: ({ menu }) => delete menu[0].label,
		label: 'fixture',
	},
	'a label that is a number': {
		change: ({ menu }) => Object.assign(menu[0], { label: 7 }),
		label: 'fixture',
	},
	'a label in one language only': {
		change: ({ menu }) => Object.assign(menu[0], { label: { de: 'Nur deutsch' } }),
		label: 'Nur deutsch',
	},
	'a label of megabytes': {
		change: ({ menu }) => Object.assign(menu[0], { label: label('W'.repeat(2_000_000)) }),
		label: 'fixture',
	},
	'HTML for a label': {
		change: ({ menu }) =>
			Object.assign(menu[0], { label: label('<img src=x onerror="evil=1"><b>B</b>') }),
		label: '<img src=x onerror="evil=1"><b>B</b>',
	},
	'a slot that no host has': {
		change: ({ menu }) => Object.assign(menu[0], { slot: 'nonesuch' }),
	},
	'a position that is a text': {
		change: ({ menu }) => Object.assign(menu[0], { position: 'first' }),
	},
	'a position that is not a number': {
		change: ({ menu }) => Object.assign(menu[0], { position: Number.NaN }),
	},
	'a page without a title': {
		change: ({ routes }) => delete routes[0].title,
	},
	'keys of the prototype of every object': {
		change: (manifest, entry) => {
			const own = JSON.stringify(manifest).slice(1);
			entry.manifest = JSON.parse(`{"__proto__":{"routes":[],"evil":1},"constructor":{},${own}`);
		},
	},
	'five thousand pages': {
		change: ({ routes }) => routes.push(...Array.from({ length: 5_000 }, () => routes[0])),
	},
};

/** Its places say why it is not there. */
const REFUSED: Evils = {
	'a menu entry that names a page which is none': {
		change: ({ menu }) => Object.assign(menu[0], { routes: ['nowhere'] }),
		place: REASONS,
		says: /names the route nowhere, which is none/,
		menu: [REASONS],
	},
	'a menu of things that are no entries': {
		change: (manifest) => Object.assign(manifest, { menu: [null, 7, []] }),
		place: REASONS,
		says: /menu\[0\] must be an object/,
		menu: [REASONS, REASONS, REASONS],
	},
	'a page outside of the dashboard': {
		change: ({ routes }) => Object.assign(routes[0], { path: '/auth/login' }),
		place: REASONS,
		says: /routes\[0\]\.path must be an address below \/dashboard/,
		menu: [MENU[1] as string, REASONS],
	},
	'a page for every address': {
		change: ({ routes }) => Object.assign(routes[0], { path: '/dashboard/*' }),
		place: REASONS,
		says: /routes\[0\]\.path must be/,
		menu: [MENU[1] as string, REASONS],
	},
	"another remote's address": {
		change: ({ routes }) => Object.assign(routes[0], { path: HOME_OF['remote-admin'].path }),
		place: REASONS,
		says: /page fixture\d+\.plain \(\/dashboard\/agent\/list\) has the address of remote-admin's page agent\.list/,
		menu: [MENU[1] as string, REASONS],
	},
	'roles that are no list': {
		change: ({ routes }) => Object.assign(routes[0], { roles: 'superuser' }),
		says: /routes\[0\]\.roles must be a list/,
	},
	'a permission that is an object': {
		change: ({ routes }) => Object.assign(routes[0], { permission: {} }),
		says: /routes\[0\]\.permission must be/,
	},
	'a range of the contract that nobody can compare': {
		change: (manifest) => Object.assign(manifest, { contract: '*', shared: { react: '*' } }),
		says: /shared\.react must be a version/,
	},
	'no hashes': {
		change: (manifest) => delete manifest.assets,
		says: /assets is missing/,
	},
	'no hash of its texts': {
		change: ({ assets, i18n }) => delete assets[i18n.fr],
		says: /assets has no hash of i18n\/fr/,
	},
	"another remote's name": {
		change: (manifest) => Object.assign(manifest, { name: 'remote-admin' }),
		says: /name is remote-admin; the registry says remote-fixture/,
	},
	'no list of what was killed': {
		change: (_, entry) => delete entry.killed,
		says: /its place in the registry\.killed is missing/,
	},
};

/** Nothing is known of their pages, so any unknown address is theirs: one of them at a time. */
const NO_LIST: Evils = {
	'pages that are no list': {
		change: (manifest) => Object.assign(manifest, { routes: { a: 1 }, menu: 'x' }),
		says: /routes must be a list/,
		menu: [],
	},
};
const NO_OBJECT: Evils = {
	'metadata that is no object': {
		change: (_, entry) => Object.assign(entry, { manifest: 'evil' }),
		says: /its metadata must be an object/,
		menu: [],
	},
};

/** Nothing is loaded anew for them. */
async function expectOthersWork(page: Page, remotes = REMOTES): Promise<void> {
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	for (const remote of remotes) await new Shell(page).visit(remote);
	await expectUnharmed(page);
}

async function expectUnharmed(page: Page): Promise<void> {
	expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true);
	expect(await page.evaluate(() => 'evil' in globalThis || 'evil' in {})).toBe(false);
}

/** The fixture under a name of its own, and what is said of it with that name. */
async function namesake(evil: Evil, number: number) {
	const rename = (text: string) => text.replaceAll('fixture', `fixture${number}`);
	const { change, says, place = PLAIN, menu = MENU, label: name = '' } = evil;
	const build = await namesakeOf(fixture, rename);
	const said = { place: rename(place), menu: menu.map(rename), name: rename(name) };
	const own = new RegExp(`/(remote-)?${rename('fixture')}(/|$)`);
	return { ...build, change, says, ...said, heading: rename(RUNS), own };
}

/** In its place somebody finds its page, or why it is not there; the menu has what it shall have. */
async function expectPlace(
	page: Page,
	{ says, menu, name, heading, own }: Awaited<ReturnType<typeof namesake>>,
): Promise<void> {
	const shell = new Shell(page);
	if (says) {
		await expect(shell.main.getByText('n’a pas pu être mise en place')).toBeVisible();
		await shell.main.getByText('Détails').click();
		await expect(shell.main.getByText(says).last()).toBeVisible();
	} else
		await expect(shell.main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
	expect((await shell.menu()).filter((address) => own.test(address))).toEqual([...menu].sort());
	if (name) await expect(shell.nav.getByText(name, { exact: true })).toBeVisible();
}

const BATCHES: Readonly<Record<string, Evils>> = {
	'what can be mended': { ...SHOWN, ...NO_LIST },
	'what is refused': { ...REFUSED, ...NO_OBJECT },
};
for (const [batch, evils] of Object.entries(BATCHES)) {
	test(`${batch}: each loses its own place only, and the place says why`, async ({
		page,
		problems,
	}) => {
		problems.allow(/RemoteRefused/);
		const builds = await Promise.all(Object.values(evils).map(namesake));
		await withRemotes(page, builds);
		await page.goto(HOME_OF['remote-reports'].path);
		await expect(new Shell(page).nav).toBeVisible();
		await page.evaluate(() => Object.assign(window, { isSamePage: true }));
		for (const [index, kind] of Object.keys(evils).entries()) {
			const build = builds[index];
			const other = REMOTES[index % REMOTES.length];
			if (!build || !other) continue;
			await attempt(page, kind, async () => {
				await follow(page, build.place);
				await expectPlace(page, build);
				await look(page, `evil-${kind.replaceAll(' ', '-')}`);
				await new Shell(page).visit(other);
				await expectUnharmed(page);
			});
		}
		await expectOthersWork(page);
	});
}

test("redirects over another remote's pages and in a circle lead nowhere", async ({ page }) => {
	const { path } = HOME_OF['remote-admin'];
	await withFixture(page, (manifest) =>
		Object.assign(manifest, {
			redirects: {
				[path]: PLAIN,
				'/dashboard/agent': PLAIN,
				'/dashboard/round': '/dashboard/and-round',
				'/dashboard/and-round': '/dashboard/round',
				'/dashboard/elsewhere': 'https://elsewhere.example',
				'/dashboard/good': PLAIN,
			},
		}),
	);
	await page.goto('/dashboard/agent');
	await expect(page).toHaveURL(new RegExp(path));
	await expect(new Shell(page).main.getByRole('heading', { level: 1 })).toBeVisible();
	for (const lost of ['round', 'and-round', 'elsewhere']) {
		await page.goto(`/dashboard/${lost}`);
		await expect(page).toHaveURL(/\/404$/);
	}
	await page.goto('/dashboard/good');
	await expect(page).toHaveURL(new RegExp(PLAIN));
	await expect(page.getByRole('heading', { name: RUNS })).toBeVisible();
	await expectOthersWork(page);
});

test.describe('the provider', () => {
	test.use({ role: 'superuser' });
	test('is told in the settings panel what is wrong in the metadata of a build that runs', async ({
		page,
	}) => {
		await withFixture(page, ({ menu }) => Object.assign(menu[0], { icon: 'nonesuch' }));
		await page.goto(PLAIN);
		await page.getByRole('button', { name: 'Réglages' }).click();
		const versions = page.getByRole('dialog').getByRole('group', { name: 'Versions' });
		await expect(versions).toContainText('menu[0].icon is nonesuch, which this host does not have');
	});
});

const DAMAGED: Readonly<Record<string, unknown>> = {
	'no list of remotes': { channel: 'production', revision: 900, remotes: 'none' },
	'no registry at all': 'evil',
	'a number': 7,
};
test('a signed registry that is none is not used: the last verified one is, and stays', async ({
	page,
	problems,
}) => {
	problems.allow(/registry/);
	const { path } = HOME_OF['remote-admin'];
	const { main } = new Shell(page);
	await page.goto(path);
	await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
	for (const [index, [kind, damaged]] of Object.entries(DAMAGED).entries()) {
		await attempt(page, kind, async () => {
			const list = seal(damaged as object, production().key);
			const body = JSON.stringify({ ...list, places: {} });
			await page.unroute(ADDRESS);
			await page.route(ADDRESS, (route) =>
				route.fulfill({ contentType: 'application/json', body }),
			);
			for (const _again of [1, 2]) {
				await page.goto(path);
				await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
				await expect(page.getByRole('note')).toContainText('La liste des pages est endommagée');
			}
			await expectOthersWork(page, REMOTES.slice(index, index + 1));
		});
	}
	await expectOthersWork(page);
});

test('a remote whose place in the registry is damaged does not replace the one kept before', async ({
	page,
	problems,
}) => {
	problems.allow(/registry/);
	await page.goto(PLAIN.replace('fixture/plain', 'app'));
	await expect(new Shell(page).nav).toBeVisible();
	await withFixture(page, (_, entry) => delete entry.killed);
	await page.goto(PLAIN);
	await expect(page.getByText('n’a pas pu être mise en place')).toBeVisible();
	await page.unroute(ADDRESS);
	await page.route(ADDRESS, (route) => route.abort('connectionrefused'));
	await page.goto(PLAIN);
	await expect(page, 'the kept one knows no fixture').toHaveURL(/\/404$/);
});
