import type { Page } from '@playwright/test';
import { look } from '../support/look.ts';
import {
	breakRemote,
	FAULT_NAMES,
	type Fault,
	REMOTES,
	type RemoteName,
} from '../support/remotes.ts';
import { HOME_OF, HOMES, Shell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

async function expectPageOf(page: Page, remote: RemoteName): Promise<void> {
	const shell = new Shell(page);
	await expect(page).toHaveURL(new RegExp(`${HOME_OF[remote].path}($|\\?)`));
	await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(shell.retry).toBeHidden();
}

/** Which remote each fault is tried on, so that every one gets its share. */
const CASES = FAULT_NAMES.map((fault, index) => ({
	fault,
	broken: REMOTES[index % REMOTES.length] as RemoteName,
}));

for (const { fault, broken } of CASES) {
	test(`${broken} ${fault}: the others work, and Réessayer brings it back`, async ({
		page,
		problems,
	}) => {
		problems.allow(...expectedOf(fault, broken));
		const shell = new Shell(page);
		const mend = await breakRemote(page, broken, fault);
		await page.goto(HOME_OF[broken].path);
		await expect(shell.retry).toBeVisible({ timeout: 20_000 });
		await look(page, `fault-${fault.replaceAll(' ', '-')}`);

		for (const remote of REMOTES.filter((name) => name !== broken)) {
			await shell.goTo(remote);
			await expectPageOf(page, remote);
		}

		await shell.goTo(broken);
		await expect(shell.retry).toBeVisible({ timeout: 20_000 });
		await page.evaluate(() => Object.assign(window, { isSamePage: true }));
		await mend();
		await shell.retry.click();
		await expectPageOf(page, broken);
		expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true);
	});
}

/** What the browser and the host report of each fault. */
function expectedOf(fault: Fault, remote: RemoteName): RegExp[] {
	const byFault: Partial<Record<Fault, RegExp>> = {
		hanging: /RemoteFailed/,
	};
	const own = byFault[fault];
	return [
		new RegExp(`/remotes/${remote}/`),
		/it throws (at import|in render)/,
		...(own ? [own] : []),
	];
}

test('the start waits for no remote', async ({ page, problems }) => {
	problems.allow(/\/remotes\//);
	for (const remote of REMOTES) await breakRemote(page, remote, 'hanging');
	await page.goto('/dashboard/app');
	const { nav } = new Shell(page);
	await expect(nav.locator('a[href="/dashboard/app"]')).toBeVisible();
	for (const { group } of HOMES) {
		if (group) await expect(nav.getByRole('button', { name: group, exact: true })).toBeVisible();
	}
});

test('no code of a remote is fetched before somebody goes there', async ({ page }) => {
	const fetched: string[] = [];
	page.on('request', (request) => fetched.push(request.url()));
	await page.goto(HOME_OF['remote-admin'].path);
	await expectPageOf(page, 'remote-admin');
	const scripts = fetched.filter((url) => /\/remotes\/.*\.js/.test(url));
	expect(scripts.length).toBeGreaterThan(0);
	expect(scripts.filter((url) => !url.includes('/remote-admin/'))).toEqual([]);
});
