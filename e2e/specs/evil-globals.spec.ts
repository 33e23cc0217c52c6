import type { Page } from '@playwright/test';
import { storeFixture } from '../support/fixture-remote.mjs';
import { look } from '../support/look.ts';
import { production, type RegistryDraft, serveRegistry } from '../support/registry.ts';
import { namesakeOf, type Stored } from '../support/releases.ts';
import { REMOTES, type RemoteName } from '../support/remotes.ts';
import { follow, HOME_OF, Shell } from '../support/shell.ts';
import { attempt, expect, test } from '../support/test.ts';

test.use({ role: 'company' });
// One build of the evil remote, stored once for all tests.
test.describe.configure({ mode: 'default' });

const EVIL = '/dashboard/evil-globals/';
const HARMLESS = `${EVIL}harmless`;
type Entry = RegistryDraft['remotes'][string];

let evil: Stored;
test.beforeAll(async () => {
	evil = (await storeFixture(production().storeDir, 'evil-globals')) as unknown as Stored;
});

const withBuilds = (page: Page, builds: readonly Stored[]) =>
	serveRegistry(page, ({ remotes }) => {
		for (const { ref, manifest } of builds) {
			const entry = { ...ref, manifest, lastKnownGood: null, earlier: [], killed: [] };
			remotes[manifest.name] = structuredClone(entry) as unknown as Entry;
		}
	});
test.beforeEach(({ page }) => withBuilds(page, [evil]));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens an evil page, in the document that is there; it has done what it does when its heading names it. */
async function open(page: Page, name: string): Promise<void> {
	const isFirst = page.url() === 'about:blank';
	await (isFirst ? page.goto(EVIL + name) : follow(page, EVIL + name));
	// Some hide what is theirs.
	await expect(page.locator('h1', { hasText: name })).toBeAttached();
	if (isFirst) await markDocument(page);
}

/** All of it: what a page still loads, it would load beside the one that is gone to. */
async function expectPageOf(page: Page, remote: RemoteName): Promise<void> {
	const shell = new Shell(page);
	await shell.expectPageOf(remote);
	await expect(shell.main.locator('[aria-busy="true"]')).toHaveCount(0);
}

const markDocument = (page: Page) =>
	page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

/** By the menu, as people go; nothing was loaded anew when all are there. */
async function expectOthersToWork(
	page: Page,
	remotes: readonly RemoteName[] = REMOTES,
): Promise<void> {
	const shell = new Shell(page);
	for (const remote of remotes) {
		await shell.goTo(remote);
		await expectPageOf(page, remote);
	}
	expect(await page.evaluate(() => 'isSameDocument' in globalThis), 'no reload').toBe(true);
}

const PAGES = [
	'leaked-styles',
	'style-element',
	'adopted-sheet',
	'capturing-listeners',
	'patched-network',
	'patched-builtins',
	'patched-iterators',
	'patched-elements',
	'frozen-builtins',
	'lost-arrivals',
	'shadowed-elements',
	'polluted-prototype',
	'cleared-storage',
	'full-storage',
	'growing-document',
	'removing-observer',
	'patched-history',
	'hidden-document',
	'disguised',
	'overlay',
	'portals',
	'addresses',
	'departing',
	'leftovers',
];

/** Tag and attributes of what a page lies in. */
const dress = (page: Page) =>
	page.evaluate(() =>
		['html', 'body', '#root', 'nav']
			.map((name) => document.querySelector(name)?.cloneNode(false))
			.map((node) => (node as Element).outerHTML),
	);

/** What is looked at while one of them is open; what they lie in was dressed like that before. */
const WHILE_OPEN: Partial<Record<string, (page: Page, before: string[]) => Promise<void>>> = {
	'growing-document': async (page) => {
		const grown = page.locator('.grown');
		await expect.poll(() => grown.count()).toBeGreaterThan(10);
		await new Shell(page).goTo('remote-admin');
		await expect(grown).toHaveCount(0);
		await expectPageOf(page, 'remote-admin');
	},
	'hidden-document': async (page, before) => expect(await dress(page)).toEqual(before),
	disguised: async (page, before) => expect(await dress(page)).toEqual(before),
	'removing-observer': async (page) =>
		expect((await new Shell(page).menu()).length).toBeGreaterThan(10),
	// Keys and clicks outside of the page can’t be stopped.
	'capturing-listeners': async (page) => {
		const { nav } = new Shell(page);
		await nav.locator(`a[href="${HOME_OF['remote-reports'].path}"]`).first().focus();
		await page.keyboard.press('Enter');
		await expectPageOf(page, 'remote-reports');
	},
	// It stays below menu and bar.
	overlay: async (page) => {
		await page.getByRole('button', { name: 'Réglages' }).click();
		const dialog = page.getByRole('dialog');
		await expect(dialog).toBeVisible();
		await dialog.press('Escape');
		await expect(dialog).toBeHidden();
	},
	// What is drawn into the body is the page’s own, and below what the host opens.
	portals: async (page) => {
		const above = page.locator('#above');
		await expect(above).toHaveCSS('letter-spacing', '3px');
		await expect(above).toHaveCSS('top', '200px');
		await above.getByRole('button', { name: 'Pressed 0' }).click();
		await expect(above.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
		await page.keyboard.press('Control+k');
		await page.getByRole('dialog').getByRole('combobox').fill('tableau de bord');
		await page.getByRole('dialog').getByRole('option').first().click();
		await expectPageOf(page, 'remote-reports');
		await expect(above).toHaveCount(0);
	},
};

// One after the other in one page: what one of them left behind would meet all that follow.
test('menu and the other remotes work after each evil page, without a reload', async ({ page }) => {
	test.slow();
	await page.goto(HOME_OF['remote-tirage'].path);
	await expectPageOf(page, 'remote-tirage');
	await markDocument(page);
	const before = await dress(page);
	for (const [index, name] of PAGES.entries()) {
		await attempt(page, name, async () => {
			await open(page, name);
			await look(page, `evil-${name}`);
			await WHILE_OPEN[name]?.(page, before);
			await expectOthersToWork(page, REMOTES.slice(index % REMOTES.length).slice(0, 1));
			await look(page, `after-evil-${name}`);
		});
	}
	await expectOthersToWork(page);
});

test('styles reach the remote’s own page and its dialogs, and nothing of the shell', async ({
	page,
}) => {
	const { nav } = new Shell(page);
	await page.goto(HARMLESS);
	for (const role of ['page', 'dialog'] as const) {
		const styled = page
			.locator('.harmless')
			.filter({ hasText: role === 'page' ? 'Harmless' : 'In a dialog' });
		if (role === 'dialog') await page.getByRole('button', { name: 'Open' }).click();
		await expect(styled).toHaveCSS('letter-spacing', '3px');
		await expect(styled).toHaveCSS('word-spacing', '7px');
		await expect(styled).toHaveCSS('animation-name', 'remote-evil-globals-spin');
	}
	await page.getByRole('button', { name: 'Close' }).click();
	for (const evil of ['leaked-styles', 'style-element', 'adopted-sheet']) {
		await open(page, evil);
		for (const part of [page.locator('html'), page.locator('body'), nav, page.locator('#root')]) {
			await expect(part).toHaveCSS('letter-spacing', 'normal');
			await expect(part).toHaveCSS('visibility', 'visible');
			await expect(part).not.toHaveCSS('display', 'none');
		}
		await expect(page.getByRole('button', { name: 'Réglages' })).toBeVisible();
	}
	await new Shell(page).goTo('remote-admin');
	await expectPageOf(page, 'remote-admin');
	const left = () =>
		page.evaluate(() => [
			document.adoptedStyleSheets.length,
			document.querySelectorAll('#evil-style').length,
		]);
	expect(await left()).toEqual([0, 0]);
});

test('sheets that a page links to style nothing of the shell', async ({ page, problems }) => {
	// React waits for what it draws, and says that it did not come.
	problems.allow(/valid digest .*evil-sheet/, /request failed: .*evil-sheet/, /page error: Event/);
	const asked = new Set<string>();
	await page.route('**/evil-sheet.css*', (route) => {
		asked.add(new URL(route.request().url()).search);
		return route.fulfill({ contentType: 'text/css', body: 'html { letter-spacing: 5px; }' });
	});
	await page.goto(HARMLESS);
	await open(page, 'linked-sheets');
	const part = page.locator('html');
	await expect.poll(() => [...asked].toSorted()).toEqual(['?appended', '?drawn', '?late']);
	await expect(part).toHaveCSS('letter-spacing', 'normal');
	await new Shell(page).goTo('remote-admin');
	await expectPageOf(page, 'remote-admin');
	await expect(part).toHaveCSS('letter-spacing', 'normal');
});

test('what was changed is put back, and reported with the remote’s name', async ({ page }) => {
	const said: string[] = [];
	page.on('console', (message) => said.push(message.text()));
	const polluted = () => page.evaluate(() => Object.keys(Object.prototype).length);
	const patched = () =>
		page.evaluate(() => [String(fetch), String(history.pushState), String(JSON.parse)].join());
	await page.goto(HOME_OF['remote-admin'].path);
	await expectPageOf(page, 'remote-admin');
	const whole = await patched();
	for (const name of [
		'polluted-prototype',
		'patched-network',
		'patched-history',
		'patched-builtins',
	]) {
		await open(page, name);
		await new Shell(page).goTo('remote-admin');
		await expectPageOf(page, 'remote-admin');
		expect(await polluted()).toBe(0);
		expect(await patched()).toBe(whole);
	}
	for (const what of ['Object.prototype.url', 'window.fetch', 'history.pushState', 'JSON.parse']) {
		const lines = said.filter((line) =>
			line.includes(`remote-evil-globals was contained: ${what} `),
		);
		expect(lines.length, what).toBe(1);
	}
});

test('a page that leaves or reloads by itself stays; after a click in it, it may', async ({
	page,
}) => {
	const said: string[] = [];
	page.on('console', (message) => said.push(message.text()));
	await open(page, 'departing');
	await expect(async () => {
		for (const what of ['leaving the page', 'a reload']) {
			const line = `remote-evil-globals was contained: ${what} was not done`;
			expect(said.filter((each) => each.startsWith(line)).length, what).toBe(1);
		}
	}).toPass();
	expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
	await page.locator('h1').click();
	// Asked of each document in turn: one that just leaves cannot answer.
	await page.waitForFunction(() => !('isSameDocument' in globalThis));
});

test('nobody is signed out and no setting is lost by a remote’s hands on the storage', async ({
	page,
}) => {
	await page.goto(HOME_OF['remote-admin'].path);
	await page.evaluate(() => {
		localStorage.setItem('settings', JSON.stringify({ themeMode: 'dark' }));
		sessionStorage.setItem('of the host', 'kept');
	});
	const stored = () =>
		page.evaluate(() => [
			...['accessToken', 'role', 'settings', 'language'].map((key) => localStorage.getItem(key)),
			sessionStorage.getItem('of the host'),
		]);
	const before = await stored();
	await open(page, 'cleared-storage');
	expect(await stored()).toEqual(before);
	expect(await page.evaluate(() => localStorage.getItem('remote-evil-globals:own'))).toBe('kept');
	await open(page, 'full-storage');
	await page.getByRole('button', { name: 'Réglages' }).click();
	await page.getByRole('dialog').getByText('Clair', { exact: true }).click();
	await page.reload();
	await expect(heading(page, 'full-storage')).toBeVisible();
	await expect(page.locator('html')).toHaveClass(/light/);
	await new Shell(page).goTo('remote-admin');
	await expectPageOf(page, 'remote-admin');
});

test('what a page opened ends with it; what its module opened rests and comes back', async ({
	page,
}) => {
	type Beats = Record<string, number>;
	const beats = (): Promise<Beats> =>
		page.evaluate(() => ({ ...(globalThis as unknown as { beats: Beats }).beats }));
	/** Ten frames and timers of the page's own: what still ran would have been heard of. */
	const wait = () =>
		page.evaluate(async () => {
			for (let round = 0; round < 10; round++) {
				await new Promise((resolve) => setTimeout(resolve, 30));
				await new Promise(requestAnimationFrame);
			}
		});
	await page.goto(HARMLESS);
	await open(page, 'leftovers');
	await page.keyboard.press('Shift');
	await expect
		.poll(async () => Object.keys(await beats()).sort())
		.toEqual([
			'frame',
			'interval',
			'listener',
			'module interval',
			'module listener',
			'mutation',
			'size',
			'timeout',
		]);
	const shell = new Shell(page);
	const toHarmless = shell.nav.locator(`a[href="${HARMLESS}"]`);
	await toHarmless.click();
	await expect(heading(page, 'Harmless')).toBeVisible();
	await wait();
	const left = await beats();
	await page.keyboard.press('Shift');
	await wait();
	const { 'module interval': ticks, 'module listener': keys, late: _late, ...rest } = await beats();
	const {
		'module interval': ticksBefore,
		'module listener': keysBefore,
		late: _,
		...before
	} = left;
	expect(rest, 'of the page').toEqual(before);
	expect(rest['cleaned up']).toBe(1);
	expect(Number(ticks)).toBeGreaterThan(Number(ticksBefore));
	expect(keys).toBe(Number(keysBefore) + 1);

	await shell.goTo('remote-admin');
	await expectPageOf(page, 'remote-admin');
	// What was opened after the page was left lasts for a second.
	await expect
		.poll(async () => {
			const one = await beats();
			await wait();
			return JSON.stringify(await beats()) === JSON.stringify(one);
		})
		.toBe(true);
	const away = await beats();
	await page.keyboard.press('Shift');
	expect(await beats()).toEqual(away);

	await toHarmless.click();
	await expect(heading(page, 'Harmless')).toBeVisible();
	await page.keyboard.press('Shift');
	expect((await beats())['module listener']).toBe(Number(keys) + 1);
});

/** Of the document, the browser and its stores: how they are when nobody has done anything to them. */
const surroundings = (page: Page) =>
	page.evaluate(async () => ({
		document: [
			document.designMode,
			document.dir,
			document.cookie,
			document.body.getAttribute('bgcolor'),
		],
		asks: (document.body as HTMLBodyElement).onbeforeunload,
		opacity: ['body', '#root', 'nav'].map(
			(name) => getComputedStyle(document.querySelector(name) as Element).opacity,
		),
		fonts: [...document.fonts].filter(({ family }) => family === 'Evil').length,
		property: getComputedStyle(document.body).getPropertyValue('--evil'),
		// The host's own is made with the first worker that watches.
		databases: (await indexedDB.databases())
			.filter(({ version, name }) => name === 'borlette' && version !== 1)
			.map(({ name }) => name),
		locks: (await navigator.locks.query()).held?.filter(({ name }) => name === 'evil').length,
		stacks: Error.stackTraceLimit,
	}));

test('what lasts longer than a page, or is of all pages, is as it was when the page is left', async ({
	page,
}) => {
	const said: string[] = [];
	page.on('console', (message) => said.push(message.text()));
	const headers: Record<string, string>[] = [];
	page.on('request', (request) => headers.push(request.headers()));
	// Two teams bring the same library: each defines the same element.
	const other = await namesakeOf(evil, (text) => text.replace(/evil[-_]globals/g, '$&2'));
	await withBuilds(page, [evil, other]);
	const shell = new Shell(page);
	await page.goto(HOME_OF['remote-tirage'].path);
	await expectPageOf(page, 'remote-tirage');
	await markDocument(page);
	const before = await surroundings(page);
	for (const path of [`${EVIL}lasting`, '/dashboard/evil-globals2/lasting']) {
		await attempt(page, path, async () => {
			await follow(page, path);
			await expect(heading(page, 'lasting')).toBeAttached();
			await expect(shell.retry).toBeHidden();
			await expectOthersToWork(page, ['remote-admin']);
			expect(await surroundings(page)).toEqual(before);
		});
	}
	await open(page, 'shared-parts');
	await expectOthersToWork(page);
	expect(await surroundings(page)).toEqual(before);
	expect(headers.filter(({ evil: sent }) => sent)).toEqual([]);
	for (const what of [
		'the question for notifications was not asked',
		'window.stop was not done',
		'React.createElement was changed',
		'React.evil was added',
		'ReactDOM.createPortal was changed',
		'useSession.getState was changed',
		'http.request was changed',
		'http.defaults.timeout was changed',
		'http.interceptors.request.handlers.0 was added',
		'queryClient.defaultOptions was changed',
	]) {
		expect(said.join('\n'), what).toContain(`remote-evil-globals was contained: ${what}`);
	}
});

test('what fails in what a page subscribed to is its own, and ends with it', async ({
	page,
	problems,
}) => {
	problems.allow(/replaced by an evil page/);
	await open(page, 'subscriptions');
	await expectOthersToWork(page, ['remote-admin']);
	const since: string[] = [];
	page.on('pageerror', ({ message }) => since.push(message));
	await expectOthersToWork(page);
	expect(since).toEqual([]);
});

test('what a page says of the document in its head is not said of the whole page', async ({
	page,
}) => {
	await page.goto(HARMLESS);
	await markDocument(page);
	const meant = page.locator(
		'meta[http-equiv], meta[name=referrer], meta[name=viewport] ~ meta[name=viewport]',
	);
	const before = await meant.count();
	await open(page, 'metas');
	await expect(page.locator('meta[content="Evil"]')).toHaveCount(1);
	await expect(meant).toHaveCount(before);
	await expectOthersToWork(page);
});

test('an address that a page writes is its own: what is loaded anew is what was there', async ({
	page,
}) => {
	await open(page, 'addresses');
	await expect(page).toHaveURL(`${EVIL}addresses?tab=2`);
	await page.reload();
	await expect(heading(page, 'addresses')).toBeVisible();
});

test('a page that is only pointed at does nothing to the one that is open, and asks nothing', async ({
	page,
}) => {
	const said: string[] = [];
	page.on('console', (message) => said.push(message.text()));
	let asked = 0;
	page.on('dialog', (dialog) => {
		asked += 1;
		void dialog.accept();
	});
	await page.goto(HOME_OF['remote-admin'].path);
	await expectPageOf(page, 'remote-admin');
	const [title, text] = [await page.title(), await page.locator('h1').textContent()];
	const { nav } = new Shell(page);
	await nav.locator(`a[href="${EVIL}ahead"]`).hover();
	await page.waitForFunction(() => 'hasRunAhead' in globalThis);
	expect([await page.title(), await page.locator('h1').textContent()]).toEqual([title, text]);
	const contained = () => said.filter((line) => line.includes('was contained'));
	for (const what of ['JSON.parse was changed', '<meta> of viewport', 'confirm was not done']) {
		await expect.poll(contained).toContainEqual(expect.stringContaining(what));
	}
	for (const line of contained()) expect(line).toContain('remote-evil-globals');
	// Browsers ask only who did something in the page.
	await page.locator('h1').click();
	await page.reload();
	await expectPageOf(page, 'remote-admin');
	expect(asked).toBe(0);
});
