import type { Page } from '@playwright/test';
import { look } from '../support/look.ts';
import {
	breakRemote,
	FAULT_NAMES,
	type Fault,
	REMOTES,
	type RemoteName,
} from '../support/remotes.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'company' });

/** One page of each remote, and what shows that it stands. */
const PAGES: Record<RemoteName, string> = {
	'remote-admin': '/dashboard/agent/list',
	'remote-borlette': '/dashboard/borlette/blocage-boule',
	'remote-reports': '/dashboard/app',
	'remote-tirage': '/dashboard/tirage/list',
};
const retryButton = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

async function expectPageOf(page: Page, remote: RemoteName): Promise<void> {
	await expect(page).toHaveURL(new RegExp(`${PAGES[remote]}($|\\?)`));
	await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
	await expect(retryButton(page)).toBeHidden();
}

/** Through the menu, as people go: a reload would make a new page. */
async function goTo(page: Page, remote: RemoteName): Promise<void> {
	await page.getByRole('navigation').locator(`a[href="${PAGES[remote]}"]`).first().click();
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
		const mend = await breakRemote(page, broken, fault);
		await page.goto(PAGES[broken]);
		await expect(retryButton(page)).toBeVisible({ timeout: 20_000 });
		await look(page, `fault-${fault.replaceAll(' ', '-')}`);

		for (const remote of REMOTES.filter((name) => name !== broken)) {
			await goTo(page, remote);
			await expectPageOf(page, remote);
		}

		await goTo(page, broken);
		await expect(retryButton(page)).toBeVisible({ timeout: 20_000 });
		await page.evaluate(() => Object.assign(window, { isSamePage: true }));
		await mend();
		await retryButton(page).click();
		await expectPageOf(page, broken);
		expect(await page.evaluate(() => 'isSamePage' in window), 'no reload').toBe(true);
	});
}

function expectedOf(fault: Fault, remote: RemoteName): RegExp[] {
	const ofRemote = new RegExp(`/remotes/${remote}/`);
	return [
		ofRemote,
		new RegExp(`${remote} throws`),
		...(fault === 'truncated' ? [/SyntaxError|Unexpected|Invalid/] : []),
	];
}

test('the start waits for no remote', async ({ page, problems }) => {
	problems.allow(/\/remotes\//);
	for (const remote of REMOTES) await breakRemote(page, remote, 'hanging');
	await page.goto('/dashboard/app');
	const menu = page.getByRole('navigation').first();
	for (const remote of REMOTES) {
		await expect(menu.locator(`a[href="${PAGES[remote]}"]`).first()).toBeVisible({
			timeout: 5_000,
		});
	}
});

test('no code of a remote is fetched before somebody goes there', async ({ page }) => {
	const fetched: string[] = [];
	page.on('request', (request) => fetched.push(request.url()));
	await page.goto(PAGES['remote-admin']);
	await expectPageOf(page, 'remote-admin');
	const scripts = fetched.filter((url) => /\/remotes\/.*\.js/.test(url));
	expect(scripts.length).toBeGreaterThan(0);
	expect(scripts.filter((url) => !url.includes('/remote-admin/'))).toEqual([]);
});
