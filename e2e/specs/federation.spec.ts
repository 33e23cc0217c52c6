import type { Page, Route } from '@playwright/test';
import { look } from '../support/look.ts';
import { ADDRESS, serveRegistry } from '../support/registry.ts';
import {
	breakRemotes,
	FAULTS,
	type Fault,
	publishThrowing,
	REMOTES,
	type RemoteName,
	scriptsOf,
} from '../support/remotes.ts';
import { HOME_OF, HOMES, Shell } from '../support/shell.ts';
import { attempt, expect, test } from '../support/test.ts';

test.use({ role: 'company' });

const HOME = HOME_OF['remote-admin'].path;

/** What comes late comes by itself: that has tests of its own. */
const ENDING = (Object.keys(FAULTS) as Fault[]).filter((fault) => fault !== 'hanging');

test('a remote fails in one way after the other: its page says so each time, and Réessayer brings it back', async ({
	page,
	problems,
}) => {
	test.slow();
	problems.allow(/\/remotes\//);
	const shell = new Shell(page);
	const mend = await breakRemotes(page, REMOTES, 'refused');
	await page.goto(HOME);
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	for (const victim of REMOTES) {
		// Each remote that was mended works beside the broken ones.
		await shell.goTo(victim);
		await expect(shell.retry).toBeVisible();
		for (const fault of ENDING) {
			await attempt(page, `${victim}, ${fault}`, async () => {
				await mend(victim);
				await breakRemotes(page, [victim], fault);
				const asked = page.waitForRequest(scriptsOf(victim));
				await shell.retry.click();
				await asked;
				await expect(shell.retry).toBeVisible();
				await look(page, `fault-${fault.replaceAll(' ', '-')}`);
			});
		}
		await mend(victim);
		await shell.retry.click();
		await new Shell(page).expectPageOf(victim);
	}
	for (const remote of REMOTES) {
		await shell.goTo(remote);
		await new Shell(page).expectPageOf(remote);
	}
	expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true);
});

test('a remote throws at import and then in render: its page says so, and Réessayer brings it back', async ({
	page,
	problems,
}) => {
	problems.allow(/it throws (at import|in render)/);
	const shell = new Shell(page);
	const mend = await publishThrowing(page);
	await page.goto(HOME);
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	for (const victim of REMOTES) {
		await shell.goTo(victim);
		for (const place of ['at import', 'in render'] as const) {
			await expect(shell.retry).toBeVisible();
			await expect(shell.main.locator('details')).toContainText(`it throws ${place}`);
			await mend(victim, place);
			await shell.retry.click();
		}
		await new Shell(page).expectPageOf(victim);
	}
	expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true);
});

test('a network that fails twice is not noticed', async ({ page, problems }) => {
	problems.allow(/\/remotes\//);
	const asked = new Map<string, number>();
	await page.route(/\/remotes\/.*\.(js|json)(\?.*)?$/, (route) => {
		const url = route.request().url();
		asked.set(url, (asked.get(url) ?? 0) + 1);
		return (asked.get(url) ?? 0) >= 3 ? route.continue() : route.abort('connectionreset');
	});
	await page.goto(HOME);
	await new Shell(page).expectPageOf('remote-admin');
	// Entry, exposed module and page, each the third time.
	expect([...asked.values()].filter((tries) => tries >= 3).length).toBeGreaterThanOrEqual(3);
});

/** Holds the scripts of a remote that match until they are let go. */
async function holdScripts(page: Page, remote: RemoteName, which = scriptsOf(remote)) {
	const held: Route[] = [];
	const hold = (route: Route) => void held.push(route);
	await page.route(which, hold);
	return async () => {
		await page.unroute(which, hold);
		// Some have gone their way by that already.
		await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
	};
}

test('a remote that takes longer than is waited for: its page says so, and comes by itself when it is here', async ({
	page,
	problems,
}) => {
	problems.allow(/TooSlow/);
	const shell = new Shell(page);
	const letGo = await holdScripts(page, 'remote-admin');
	await page.goto(HOME);
	await expect(shell.retry).toBeVisible();
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	await letGo();
	await shell.expectPageOf('remote-admin');
	await expect(shell.retry).toBeHidden();
	expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true);
});

test('a page that takes longer than is waited for comes by itself too', async ({
	page,
	problems,
}) => {
	problems.allow(/Loading chunk|TooSlow/);
	const shell = new Shell(page);
	await page.goto(HOME_OF['remote-reports'].path);
	await shell.expectPageOf('remote-reports');
	const letGo = await holdScripts(
		page,
		'remote-admin',
		/\/remotes\/remote-admin\/.*\/\d+\.\w+\.js/,
	);
	await shell.goTo('remote-admin');
	await expect(shell.retry).toBeVisible();
	await letGo();
	await shell.expectPageOf('remote-admin');
});

test('what comes late takes the place of no other page, and no build runs that was forbidden meanwhile', async ({
	page,
	problems,
}) => {
	problems.allow(/TooSlow|RemoteRefused/);
	const shell = new Shell(page);
	const letGo = await holdScripts(page, 'remote-admin');
	await page.goto(HOME);
	await expect(shell.retry).toBeVisible();
	await shell.goTo('remote-reports');
	await shell.expectPageOf('remote-reports');
	await shell.goTo('remote-admin');
	await expect(shell.retry).toBeVisible();
	await serveRegistry(page, ({ remotes }) => {
		const entry = remotes['remote-admin'];
		const { version, build } = entry?.manifest ?? {};
		Object.assign(entry ?? {}, {
			lastKnownGood: null,
			killed: [{ version, build, reason: 'late', at: new Date().toISOString() }],
		});
	});
	const seen = page.waitForResponse(ADDRESS);
	await page.evaluate(() => window.dispatchEvent(new Event('online')));
	await seen;
	const run: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script' && scriptsOf('remote-admin').test(request.url()))
			run.push(request.url());
	});
	await letGo();
	await expect(shell.main.getByText('Motif : late')).toBeVisible();
	expect(run).toEqual([]);
});

test('the start waits for no remote', async ({ page, problems }) => {
	problems.allow(/\/remotes\//);
	await breakRemotes(page, REMOTES, 'hanging');
	await page.goto('/dashboard/app');
	const { nav } = new Shell(page);
	await expect(nav.locator('a[href="/dashboard/app"]')).toBeVisible();
	for (const { group } of HOMES) {
		if (group) await expect(nav.getByRole('button', { name: group, exact: true })).toBeVisible();
	}
});

/** Of its own code the third file is known to be the page's; of the host what the page takes and no other. */
const BEGINNINGS = [
	['remote-admin', HOME, ['kit']],
	['remote-reports', HOME_OF['remote-reports'].path, ['cards', 'todo']],
	// What its form is made of, its code asks for once it runs.
	['remote-tirage', '/dashboard/tirage/new', ['kit', 'form']],
] as const;
for (const [remote, path, doors] of BEGINNINGS) {
	test(`host and ${remote} come while it is asked who is signed in`, async ({ page }) => {
		let answer = () => {};
		const answered = new Promise<void>((resolve) => {
			answer = resolve;
		});
		await page.route('**/api/companies/user', async (route) => {
			await answered;
			await route.continue();
		});
		// Nothing of it runs before that.
		const files = ['remoteEntry', '__federation_expose_app', '\\d+'].map(
			(name) => new RegExp(`/remotes/${remote}/.*/${name}\\.\\w+\\.js`),
		);
		const parts = doors.map((door) => new RegExp(`/assets/${door}\\.`));
		const coming = Promise.all([...files, ...parts].map((file) => page.waitForRequest(file)));
		await page.goto(path, { waitUntil: 'commit' });
		await coming;
		answer();
		await new Shell(page).expectPageOf(remote, path);
	});
}

test('what every page begins with is asked for by the page itself', async ({ page }) => {
	await page.route('**/assets/{first-paint,main}.*.js', FAULTS.hanging);
	const asked = page.waitForRequest('**/assets/react.*.js');
	await page.goto(HOME, { waitUntil: 'commit' });
	await asked;
});

test('no code of a remote is fetched before somebody goes there', async ({ page }) => {
	const fetched: string[] = [];
	page.on('request', (request) => fetched.push(request.url()));
	await page.goto(HOME);
	await new Shell(page).expectPageOf('remote-admin');
	const scripts = fetched.filter((url) => /\/remotes\/.*\.js/.test(url));
	expect(scripts.length).toBeGreaterThan(0);
	expect(scripts.filter((url) => !url.includes('/remote-admin/'))).toEqual([]);
});

test('the API down: menu and frame stay, each page says so, and Réessayer brings it back', async ({
	page,
	problems,
}) => {
	problems.allow(/\/api\//);
	const shell = new Shell(page);
	await page.goto(HOME);
	await new Shell(page).expectPageOf('remote-admin');
	await page.evaluate(() => Object.assign(window, { isSamePage: true }));
	for (const remote of REMOTES.filter((name) => name !== 'remote-admin')) {
		await page.route('**/api/**', FAULTS.refused);
		await shell.goTo(remote);
		await expect(shell.retry.first()).toBeVisible();
		await expect(shell.nav).toBeVisible();
		await page.unroute('**/api/**', FAULTS.refused);
		// Parts of a page that read the same come back with one click.
		await expect(async () => {
			const [button] = await shell.retry.all();
			await button?.click({ timeout: 1_000 });
			expect(await shell.retry.count()).toBe(0);
		}).toPass();
		await new Shell(page).expectPageOf(remote);
	}
	expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true);
});
