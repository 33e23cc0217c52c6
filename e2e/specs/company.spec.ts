import { agentApi } from '@borlette/shared/contract/agent';
import { scopeApi } from '@borlette/shared/contract/auth';
import { companyApi } from '@borlette/shared/contract/company';
import { callAt, itemsIn, pathOf } from '@borlette/shared/contract/request';
import type { Page } from '@playwright/test';
import { signIn } from '../support/people.ts';
import { Table } from '../support/table.ts';
import { type Api, expect, test } from '../support/test.ts';

test.use({ role: 'superuser' });

/**
 * Asks what the list of agents begins with for somebody who chose this company: ids of its rows. Signs in
 * once, since a person's sign-ins are counted and the page under test has the oldest.
 */
async function agentsOf(baseURL: string, company: string): Promise<() => Promise<Set<string>>> {
	const { accessToken } = await signIn(baseURL, 'superuser');
	const chosen = await callAt(
		baseURL,
		scopeApi.chooseCompany,
		{ body: { company } },
		{ token: accessToken },
	);
	const signed = { token: chosen.accessToken };
	return async () => {
		const agents = itemsIn(await callAt(baseURL, agentApi.list, { query: {} }, signed));
		return new Set(agents.map(({ id }) => id));
	};
}

async function twoCompanies(baseURL: string, api: Api) {
	const companies = itemsIn(await api(companyApi.list, { query: {} }));
	const found = [];
	for (const company of companies) {
		const agents = await agentsOf(baseURL, company.id);
		if ((await agents()).size > 0) found.push({ ...company, agents });
	}
	const [one, other] = found;
	if (!one || !other) throw new Error('The demo data has no two companies with agents');
	return { one, other };
}

async function choose(page: Page, name: string): Promise<void> {
	await page.getByRole('button', { name: /^Menu de/ }).click();
	await page.getByRole('option', { name }).click();
}

/** Ids of the agents that the list shows. */
const shown = (page: Page) =>
	new Table(page).table
		.locator('tbody a[href*="/agent/"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/')[3] ?? ''));

/** Another test may have added one meanwhile: who is of the company is asked each time. */
const expectOnly = (page: Page, agents: () => Promise<Set<string>>) =>
	expect(async () => {
		const ids = await shown(page);
		expect(ids.length).toBeGreaterThan(0);
		const ofCompany = await agents();
		expect(ids.filter((id) => !ofCompany.has(id))).toEqual([]);
	}).toPass();

/** Notes rows of these agents in any frame that is painted once the choice is in force. */
const watchFrames = (page: Page, agents: string[]) =>
	page.evaluate((ids) => {
		const token = () => localStorage.getItem('accessToken');
		const before = token();
		const mixed: string[] = [];
		Reflect.set(globalThis, 'mixed', mixed);
		const look = () => {
			const links = token() === before ? [] : [...document.querySelectorAll('tbody a')];
			const hrefs = links.map((link) => link.getAttribute('href') ?? '');
			mixed.push(...hrefs.filter((href) => ids.some((id) => href.includes(id))));
			requestAnimationFrame(look);
		};
		look();
	}, agents);

test('another company is chosen: nothing of the one before is shown, in this tab or another', async ({
	page,
	context,
	api,
	problems,
	baseURL,
}) => {
	// The call that the choice takes back, and a sign-in that the choice replaced.
	problems.allow(/list-agent|status of 401/);
	const { one, other } = await twoCompanies(baseURL ?? '', api);
	await page.goto('/dashboard/agent/list');
	await choose(page, one.companyname);
	await expectOnly(page, one.agents);
	const tab = await context.newPage();
	await tab.goto('/dashboard/agent/list');
	await expectOnly(tab, one.agents);

	// An answer of the company before is still on its way when the other one is chosen.
	let release: () => void = () => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/list-agent.*sort=-/, async (route) => {
		const answer = await route.fetch();
		await released;
		await route.fulfill({ response: answer }).catch(() => undefined);
	});
	const late = page.waitForRequest(/list-agent.*sort=-/);
	await page.getByRole('columnheader').getByRole('button').first().click();
	await page.getByRole('columnheader').getByRole('button').first().click();
	await late;
	await watchFrames(page, [...(await one.agents())]);
	// What is read while the new sign-in is on its way comes with a token that ended already.
	await page.route(pathOf(scopeApi.chooseCompany), async (route) => {
		const answer = await route.fetch();
		const refused = page.waitForResponse((response) => response.status() === 401);
		await page.getByRole('columnheader').getByRole('button').nth(1).click();
		await refused;
		await route.fulfill({ response: answer });
	});
	await choose(page, other.companyname);
	release();
	await page.unrouteAll({ behavior: 'wait' });
	await expectOnly(page, other.agents);
	expect(await page.evaluate(() => Reflect.get(globalThis, 'mixed'))).toEqual([]);

	// The other tab began anew by itself, and calls for the company it shows.
	await expectOnly(tab, other.agents);
});
