import type { Page, Route } from '@playwright/test';
import { integrityOf } from '../../deploy/release/store.mjs';
import { storeFixture } from '../support/fixture-remote.mjs';
import { look } from '../support/look.ts';
import { production, type RegistryDraft, serveRegistry } from '../support/registry.ts';
import { changedBuild, namesakeOf, type Stored, storedAt } from '../support/releases.ts';
import { script } from '../support/remotes.ts';
import { HOME_OF, Shell } from '../support/shell.ts';
import { attempt, expect, test } from '../support/test.ts';

test.use({ role: 'company' });
// One build of the fixture, stored once for all tests.
test.describe.configure({ mode: 'default' });

type Entry = RegistryDraft['remotes'][string];
const REMOTE = 'remote-evil-failures';
const pathOf = (id: string, number = '') => `/dashboard/evil-failures${number}/${id}`;

let evil: Stored;
test.beforeAll(async () => {
	evil = (await storeFixture(production().storeDir, 'evil-failures')) as unknown as Stored;
});

const withEvil = (page: Page, change?: (entry: Entry) => void, builds = [evil]) =>
	serveRegistry(page, ({ remotes }) => {
		for (const { ref, manifest: own } of builds) {
			const manifest = structuredClone(own);
			const more = { manifest, lastKnownGood: null, earlier: [], killed: [] };
			const entry = { ...ref, ...more } as unknown as Entry;
			change?.(entry);
			remotes[own.name] = entry;
		}
	});

/** The same remote under as many names: each is loaded by itself, in one page. */
/** Their French is a file, as that of builds of before. */
const namesakes = (count: number) =>
	Promise.all(
		Array.from({ length: count }, (_, index) =>
			namesakeOf(evil, (text) =>
				text
					.replace(/evil[-_ ]failures/gi, `$&${index}`)
					.replace(/"inCode": \[[^\]]*\]/, '"inCode": []'),
			),
		),
	);

const OTHERS = ['remote-admin', 'remote-borlette', 'remote-tirage'] as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the dashboard; from here on nothing may load a document. */
async function begin(page: Page): Promise<Shell> {
	await page.goto(HOME_OF['remote-reports'].path);
	await expect(heading(page)).toBeVisible();
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	return new Shell(page);
}

/** Link of the menu, as people find it. @param number of a namesake */
async function linkOf({ nav }: Shell, id: string, number = '') {
	const group = nav.getByRole('button', { name: `Evil failures${number}` });
	if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
	return nav.locator(`a[href="${pathOf(id, number)}"]`);
}

async function openEvil(shell: Shell, id: string, number = ''): Promise<void> {
	await (await linkOf(shell, id, number)).click();
}

async function goToEvil(page: Page, id: string): Promise<Shell> {
	const shell = await begin(page);
	await openEvil(shell, id);
	return shell;
}

/** Menu and pages of other remotes work, and no document was loaded for it. */
async function expectOthersWork(
	page: Page,
	remotes: readonly (typeof OTHERS)[number][] = OTHERS,
): Promise<void> {
	const shell = new Shell(page);
	await expect(shell.nav).toBeVisible();
	for (const remote of remotes) {
		await shell.visit(remote);
		await expect(heading(page), 'nothing else is left').toHaveCount(1);
	}
	expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true);
}

/** Each in the one document; one of the others after each, all of them in the end: harm would add up. */
async function attemptEach(
	page: Page,
	cases: readonly string[],
	body: (name: string, index: number) => Promise<void>,
): Promise<void> {
	for (const [index, name] of cases.entries()) {
		await attempt(page, name, async () => {
			await body(name, index);
			await expectOthersWork(page, OTHERS.slice(index % OTHERS.length).slice(0, 1));
		});
	}
	await expectOthersWork(page);
}

/** Said in the place of the page, which names the remote. */
async function expectPlaceTaken(
	shell: Shell,
	title: string | RegExp,
	remote = REMOTE,
): Promise<void> {
	const alert = shell.main.getByRole('alert');
	await expect(alert).toContainText(title);
	await expect(shell.retry).toBeVisible();
	await expect(shell.main.locator('details')).toContainText(remote);
}

const STOPPED = 'Cette page a été arrêtée';
const FAILED = 'Cette page ne peut pas être affichée pour le moment';

/** Endless drawing that React does not stop, and pages that lead to an address with each drawing. */
const CUT = ['loop-effect', 'loop-promise', 'loop-moves', 'loop-thither'];
/** By way of the browser's queue, or hardly faster than the screen: how fast these draw hangs on the machine, and whoever leaves is let go. */
const LEFT = ['loop-timer', 'loop-channel', 'loop-store', 'loop-slow', 'loop-search'];
test('endless drawing is cut, the page is named, and the others work; nobody is kept from leaving', async ({
	page,
}) => {
	test.slow();
	await withEvil(page);
	const shell = await begin(page);
	await attemptEach(page, [...CUT, ...LEFT, 'moves-slowly'], async (id) => {
		await openEvil(shell, id);
		if (id === 'loop-promise') await page.getByRole('button', { name: 'Begin' }).click();
		if (id === 'loop-slow') await expect(heading(page)).toContainText(/Slow round \d\d/);
		// Drawn slowly: whoever leaves before it is stopped is not brought back all the same.
		if (id === 'moves-slowly') await expect(heading(page)).toHaveText('Moves slowly');
		if (!CUT.includes(id)) return;
		await expectPlaceTaken(shell, STOPPED);
		// It leads to one that leads back: at which of them it was stopped hangs on the machine.
		const name = id === 'loop-thither' ? /«\sEvil loop-t?hither\s»/ : `« Evil ${id} »`;
		await expect(shell.main.getByRole('alert')).toContainText(name);
		await look(page, id);
	});
});

const CAUGHT = [
	'loop-render',
	'loop-layout-effect',
	'loop-snapshot',
	'throws-render',
	'throws-null',
	'throws-nameless',
	'throws-effect',
	'throws-portal',
	'throws-import',
	'rejects-nothing',
	'no-component',
	'no-page',
	'broken-body',
	'removes-own-nodes',
	'empties-document',
];
test('what is thrown in render, effects and loading stays in its place, and the others work', async ({
	page,
	problems,
}) => {
	test.slow();
	// React names whatever it caught.
	problems.allow(/^console: (null|0|\{\}) /, /thrown|React|Minified|evil|TypeError/i);
	problems.allow(/removeChild/, /document\.open would empty/);
	await page.route('**/api/evil', (route) => route.fulfill({ json: { rows: 7 } }));
	await withEvil(page);
	const shell = await begin(page);
	await attemptEach(page, CAUGHT, async (id) => {
		await openEvil(shell, id);
		await expectPlaceTaken(shell, FAILED);
	});
	await openEvil(shell, 'throws-render');
	await shell.retry.click();
	await expectPlaceTaken(shell, FAILED);
});

test('a page that waits for ever hides itself only; what fails when it is left takes nothing along', async ({
	page,
	problems,
}) => {
	problems.allow(/thrown in cleanup|removeChild/);
	await withEvil(page);
	const shell = await begin(page);
	const headings: Record<string, string | undefined> = {
		waits: undefined,
		'waits-portal': undefined,
		keeps: 'Stay here',
		'throws-cleanup': 'Until it is left',
		'removes-nodes': 'Here for now',
	};
	await attemptEach(page, Object.keys(headings), async (id) => {
		await openEvil(shell, id);
		await expect(page).toHaveURL(pathOf(id));
		const text = headings[id];
		if (text) await expect(heading(page)).toHaveText(text);
		if (id === 'removes-nodes') await page.getByRole('button', { name: 'Remove' }).click();
		// Who goes on is let go.
		if (id === 'keeps') await shell.goTo(OTHERS[0]);
	});
});

test('an animation of some seconds and fast typing are cut by nobody', async ({ page }) => {
	await withEvil(page);
	const shell = await goToEvil(page, 'animation');
	await expect
		.poll(async () => Number((await heading(page).textContent())?.replace(/\D/g, '')))
		.toBeGreaterThan(300);
	await shell.nav.locator(`a[href="${pathOf('typing')}"]`).click();
	// In words: React itself throws when fifty keys come before the page that they change is drawn
	// once, which no hand does and a robot beside a busy machine may.
	const word = 'x'.repeat(25);
	for (let words = 1; words <= 16; words++) {
		await page.getByRole('textbox', { name: 'Text' }).pressSequentially(word);
		await expect(page.locator('output')).toHaveText(String(words * word.length));
	}
	await expect(shell.retry).toBeHidden();
});

/** What the page told the API of its failures. */
function reportsOf(page: Page) {
	const reports: Record<string, unknown>[] = [];
	page.on('request', (request) => {
		if (!request.url().endsWith('/api/browser-reports')) return;
		for (const { type, body } of request.postDataJSON())
			if (type === 'page-error') reports.push(body);
	});
	return reports;
}

test('errors that nobody sees are said once, by the page’s name, and reported without values', async ({
	page,
	problems,
	context,
}) => {
	problems.allow(/thrown in a|storm|No place|page error: null|page error: taken back/);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const reports = reportsOf(page);
	await withEvil(page);
	const shell = await goToEvil(page, 'throws-unseen');
	const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
	const toasts = shell.toast('Erreur dans « Evil throws-unseen »');

	await press('harmless');
	await press('handler');
	await expect(toasts).toHaveCount(1);
	await look(page, 'fault-toast');
	await press('handler');
	await press('timer');
	await expect(toasts).toHaveCount(2);
	await press('promise');
	await expect(toasts).toHaveCount(3);
	await press('storm');
	await expect.poll(() => reports.length).toBe(3);
	const { version, build } = evil.manifest;
	expect(reports).toEqual([
		expect.objectContaining({ kind: 'error', message: 'thrown in a handler' }),
		expect.objectContaining({ kind: 'error', message: 'thrown in a timer' }),
		expect.objectContaining({ kind: 'rejection', message: 'thrown in a promise' }),
	]);
	for (const report of reports) {
		expect(report).toMatchObject({
			remote: REMOTE,
			build: `${version}-${build}`,
			route: 'throws-unseen',
			revision: expect.any(Number),
			host: expect.stringMatching(/^1\./),
			source: expect.stringContaining(evil.ref.url),
		});
	}
	await expectOthersWork(page);
	expect(reports).toHaveLength(3);
});

test('a promise refused with nothing is looked for in the open page; names in messages stay here', async ({
	page,
	problems,
}) => {
	problems.allow(/null|No place/);
	const reports = reportsOf(page);
	await withEvil(page);
	const shell = await goToEvil(page, 'throws-unseen');
	const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
	await press('null');
	await press('person');
	await expect(shell.toast('Erreur dans « Evil throws-unseen »')).toHaveCount(2);
	await expect.poll(() => reports.length).toBe(2);
	expect(reports[0]).toMatchObject({ kind: 'rejection', remote: REMOTE, isPresumed: true });
	expect(reports[1]).toMatchObject({ message: 'No place for "…" … of …' });
	expect(JSON.stringify(reports)).not.toMatch(/Rose|rose|1234567/);
});

test('of a page that is only pointed at an error is reported, and said to nobody; once it is open it is', async ({
	page,
	problems,
}) => {
	problems.allow(/thrown ahead|thrown in its page|page error: null/);
	const reports = reportsOf(page);
	await withEvil(page);
	const shell = await begin(page);
	const link = await linkOf(shell, 'throws-ahead');
	await link.hover();
	await expect.poll(() => reports.length).toBe(2);
	expect(reports).toContainEqual(
		expect.objectContaining({ remote: REMOTE, message: 'thrown ahead' }),
	);
	const nothing = reports.find(({ kind }) => kind === 'rejection');
	expect(nothing, 'nobody knows whose it is').not.toHaveProperty('remote');
	const toasts = shell.toast('Erreur dans');
	await link.click();
	await expect(heading(page)).toHaveText('Thrown ahead');
	await expect(toasts).toHaveCount(0);
	await page.getByRole('button', { name: 'throw' }).click();
	await expect(toasts).toHaveText(/«\sEvil throws-ahead\s»/);
	await expectOthersWork(page);
});

test('an error of the host is reported, and laid at nobody’s door', async ({ page, problems }) => {
	problems.allow(/of the host/);
	const reports = reportsOf(page);
	await withEvil(page);
	const shell = await goToEvil(page, 'throws-unseen');
	await expect(heading(page)).toBeVisible();
	await page.evaluate(() => {
		const error = new Error('of the host');
		error.stack = `Error: of the host\n    at f (${location.origin}/assets/main.js:1:2)`;
		setTimeout(() => {
			throw error;
		});
	});
	await expect.poll(() => reports.length).toBe(1);
	expect(reports[0]).not.toHaveProperty('remote');
	await expect(shell.toast('Erreur dans')).toHaveCount(0);
});

test('dialogs in a loop are ended by an error of the page', async ({ page, problems }) => {
	problems.allow(/dialogs within/);
	let asked = 0;
	page.on('dialog', (dialog) => {
		asked += 1;
		void dialog.dismiss();
	});
	await withEvil(page);
	const shell = await goToEvil(page, 'asks');
	await page.getByRole('button', { name: 'Ask' }).click();
	await expect(shell.toast('Erreur dans « Evil asks »')).toBeVisible();
	expect(asked).toBe(5);
	await page.getByRole('button', { name: 'Print' }).click();
	await expectOthersWork(page);
});

const GARBAGE = {
	'a proxy that answers everything with itself':
		'return { pages: new Proxy(function () {}, { get: (_, key, self) => self, apply: (_, self) => self }) }',
	'pages that throw when they are looked at':
		"return { get pages() { throw new Error('thrown by a getter') } }",
	'pages that are a text': "return { pages: 'text' }",
	nothing: 'return undefined',
};
/** Of French that is a file. */
const CATALOGUES = { 'a list': '[1]', 'no JSON': '{', text: '"x"' };
test('a module that is garbage stays in its place, and a catalogue that is none takes nothing else along', async ({
	page,
	problems,
}) => {
	problems.allow(/thrown by a getter|JSON|formatjs|evil/i);
	const garbage = Object.values(GARBAGE);
	const catalogues = Object.values(CATALOGUES);
	const builds = await namesakes(garbage.length + catalogues.length);
	for (const [index, { ref, manifest }] of builds.entries()) {
		const body = catalogues[index - garbage.length];
		if (body) {
			await page.route(`**${ref.url}**/*.json`, (route) =>
				route.fulfill({ contentType: 'application/json', body }),
			);
			continue;
		}
		const text = `globalThis.remote_evil_failures${index} = { init() {}, get: async () => () => { ${garbage[index]}; } };`;
		Object.assign(manifest.assets, { [manifest.entry]: integrityOf(text) });
		await page.route(`**${ref.url}${manifest.entry}*`, (route) => route.fulfill(script(text)));
	}
	await withEvil(page, undefined, builds);
	const shell = await begin(page);
	const cases = [...Object.keys(GARBAGE), ...Object.keys(CATALOGUES)];
	await attemptEach(page, cases, async (_, index) => {
		await openEvil(shell, 'throws-unseen', String(index));
		if (index < garbage.length) await expectPlaceTaken(shell, FAILED, `${REMOTE}${index}`);
		else await expect(page).toHaveURL(pathOf('throws-unseen', String(index)));
	});
});

/** Waits until the watcher has written down that a tab of the context does not answer. */
const marks = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const opening = indexedDB.open('borlette', 1);
				opening.onerror = () => resolve(0);
				opening.onupgradeneeded = () => opening.transaction?.abort();
				opening.onsuccess = () => {
					const database = opening.result;
					const counting = database.transaction('frozen').objectStore('frozen').count();
					counting.onsuccess = () => {
						database.close();
						resolve(counting.result);
					};
				};
			}),
	);

/** The call for whose answer the page of a test waits without doing anything else. */
const callOfStill = (page: Page) =>
	new Promise<Route>((resolve) => void page.route('**/api/still', resolve));

/** Not to be waited for: the page says nothing from some moment on. One loops, the others wait for an answer. */
async function freeze(page: Page, id: string): Promise<void> {
	try {
		void callOfStill(page);
		const shell = await begin(page);
		// A page that freezes before its watcher is there is noticed by nobody (decision 0018).
		await expect.poll(() => page.workers().length).toBe(1);
		// Who rests on a link has its code run: the page that is named is not open then.
		if (id === 'never-yields-import') await (await linkOf(shell, id)).hover();
		else await openEvil(shell, id);
		if (id === 'never-yields-click') await page.getByRole('button', { name: 'Spin' }).click();
	} catch {
		// The page is closed while it is still waited for.
	}
}

/** What follows upon the offer is one thing, whatever it was that froze: the first goes through it. */
const FREEZING = ['never-yields', 'never-yields-click', 'never-yields-import'];
for (const id of FREEZING) {
	test(`${id}: the next load offers, by name, to go on without that build or to try it again`, async ({
		page,
		context,
		problems,
	}) => {
		test.slow();
		problems.allow(/RemoteFroze|RemoteSetAside/);
		await withEvil(page);
		void freeze(page, id);
		const next = await context.newPage();
		await withEvil(next);
		await next.goto('/faqs');
		await expect.poll(() => marks(next)).toBe(1);
		// As people do; it would keep a core of the machine busy to the end of the test.
		await page.close();

		// Elsewhere a note says so; the pages of that remote say so in their place.
		await next.goto(HOME_OF['remote-reports'].path);
		const { version, build } = evil.manifest;
		const named = new RegExp(`«\\sEvil ${id}\\s» \\(version ${version}-${build}\\)`);
		const note = next.getByRole('note').filter({ hasText: named });
		await expect(note).toBeVisible();
		await look(next, `froze-note-${id}`);
		await next.goto(pathOf('throws-unseen'));
		const shell = new Shell(next);
		const alert = shell.main.getByRole('alert');
		await expect(alert).toContainText('Cette version a bloqué l’application la dernière fois');
		await expect(alert).toContainText(named);
		await look(next, `froze-place-${id}`);
		await expect(note).toBeHidden();
		if (id !== FREEZING[0]) return;

		await alert.getByRole('button', { name: 'Continuer sans cette version' }).click();
		await expect(alert).toContainText('Cette page a été mise de côté');
		await next.evaluate(() => Object.assign(window, { isSamePage: true }));
		await expectOthersWork(next);
		await next.goto(pathOf('throws-unseen'));
		await expect(alert).toContainText('Cette page a été mise de côté');
		await shell.retry.click();
		await expect(heading(next)).toHaveText('Errors that nobody sees');
		expect(await marks(next)).toBe(0);
	});
}

test('where there is a last good build, it runs in the place of the one that froze', async ({
	page,
	context,
	problems,
}) => {
	test.slow();
	problems.allow(/RemoteFroze|RemoteSetAside/);
	const { storeDir } = production();
	const { storeBuild } = await import('../../deploy/release/store.mjs');
	const changed = await changedBuild(storedAt(evil.ref), '0.9.0', (text) =>
		text.replaceAll('Errors that nobody sees', 'Errors of before'),
	);
	const good = (await storeBuild(storeDir, changed.folder)) as unknown as Stored;
	const withGood = (entry: Entry) => {
		entry.lastKnownGood = good.ref as Entry['lastKnownGood'];
	};
	await withEvil(page, withGood);
	void freeze(page, 'never-yields');
	const next = await context.newPage();
	await withEvil(next, withGood);
	await next.goto('/faqs');
	await expect.poll(() => marks(next)).toBe(1);
	await page.close();
	await next.goto(pathOf('throws-unseen'));
	// By itself, because there is one: nobody has to decide first.
	await expect(heading(next)).toHaveText('Errors of before');
});

test('a page that answers again was not frozen', async ({ page, context }) => {
	await withEvil(page);
	await goToEvil(page, 'throws-unseen');
	await expect(heading(page)).toBeVisible();
	const other = await context.newPage();
	await other.goto('/faqs');
	const asked = callOfStill(page);
	await page.evaluate(() => {
		setTimeout(() => {
			const call = new XMLHttpRequest();
			call.open('GET', '/api/still', false);
			call.send();
		});
	});
	const call = await asked;
	await expect.poll(() => marks(other)).toBe(1);
	await call.fulfill();
	await expect.poll(() => marks(other)).toBe(0);
});
