import { profileApi } from '@borlette/shared/contract/auth';
import type { RouteMeta } from '@borlette/shared/federation';
import type { Page, Request } from '@playwright/test';
import { letHold, personLike } from '../support/holder.mjs';
import { unique } from '../support/names.ts';
import { PEOPLE, type Role, signInAs } from '../support/people.ts';
import {
	addressesOf,
	codesOf,
	isOpenedBy,
	menuAddresses,
	publishedRoutes,
} from '../support/routes.ts';
import { follow, Shell, settled } from '../support/shell.ts';
import { attempt, expect, test } from '../support/test.ts';

/**
 * The matrix of roles and codes, from what the published remotes announce: for each code, a person
 * who holds it alone. The calls by themselves are tested in api/src/http/access.test.ts.
 */
const FORBIDDEN = 'Permission non autorisé';
const OPEN_TO_ALL = '/dashboard/user/account';
const PROFILES = new Set(Object.values(profileApi).map(({ path }) => path));

type Coded = RouteMeta & { remote: string; permission: NonNullable<RouteMeta['permission']> };

const isFor = ({ roles }: RouteMeta, role: Role) => !roles || roles.includes(role);

/** Routes with a code that a role may hold. */
async function codedRoutes(baseURL: string, role: Role): Promise<Coded[]> {
	const held = await codesOf(baseURL, role);
	return (await publishedRoutes()).filter(
		(route): route is Coded =>
			route.permission !== null && held.has(route.permission) && isFor(route, role),
	);
}

/** Signs a new person of the role in, who holds nothing yet. */
async function newHolder(page: Page, baseURL: string, role: Role): Promise<string> {
	const username = unique('matrix-');
	await personLike(PEOPLE[role].username, username);
	const { password } = PEOPLE[role];
	const { accessToken } = await signInAs(baseURL, { username, password });
	await page.addInitScript(
		(stored) => {
			if (origin === 'null') return;
			for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
		},
		{ accessToken, role },
	);
	return username;
}

/** Notes the calls that are refused, of those that the page began since it last read what the person may do. */
function noteRefused(page: Page): string[] {
	const refused: string[] = [];
	const begun = new Set<Request>();
	page.on('request', (request) => begun.add(request));
	page.on('response', (answer) => {
		const { pathname } = new URL(answer.url());
		if (PROFILES.has(pathname)) begun.clear();
		else if (answer.status() === 403 && begun.has(answer.request())) refused.push(pathname);
	});
	return refused;
}

/** Opens the pages one after the other: none is refused. */
async function visit(page: Page, addresses: readonly string[], what: string): Promise<void> {
	for (const address of addresses) {
		await follow(page, address);
		await settled(page);
		await expect
			.soft(page.getByRole('heading', { name: FORBIDDEN }), `${what}: ${address}`)
			.toBeHidden();
	}
}

/** Whoever holds nothing opens none of these pages, and the menu names none. */
async function expectNothing(page: Page, role: Role, addresses: readonly string[]): Promise<void> {
	await page.goto(OPEN_TO_ALL);
	expect(await new Shell(page).menu()).toEqual(await menuAddresses(role, []));
	for (const address of addresses) {
		await follow(page, address);
		await expect(page.getByRole('heading', { name: FORBIDDEN }), address).toBeVisible();
	}
	await follow(page, OPEN_TO_ALL);
	await settled(page);
}

for (const role of ['company', 'superuser'] as const) {
	test.describe(`a ${role}`, () => {
		test.use({ role });

		test('without a code opens no page that has one, and the menu names none; with one code has its pages and menu entries, and no call is refused', async ({
			page,
			api,
			baseURL,
		}) => {
			test.slow();
			const username = await newHolder(page, baseURL ?? '', role);
			const all = await codedRoutes(baseURL ?? '', role);
			await expectNothing(page, role, await addressesOf(api, all));
			const refused = noteRefused(page);
			// Codes that others have too are tried with an admin alone: the same pages make the same calls.
			const admins = role === 'company' ? new Set() : await codesOf(baseURL ?? '', 'company');
			const routes = all.filter(({ permission }) => !admins.has(permission));
			for (const code of new Set(routes.map(({ permission }) => permission))) {
				await attempt(page, code, async () => {
					await letHold(username, [code]);
					const menu = await menuAddresses(role, [code]);
					await expect
						.poll(() => new Shell(page).menu(), `menu of ${code}, in the page that was open before`)
						.toEqual(menu);
					const own = routes.filter((route) => isOpenedBy(route, [code]));
					const addresses = await addressesOf(api, own);
					// A page of one thing of which there is none yet has no address.
					// The last of them must not call any more when it may not.
					if (addresses.length > 0) await visit(page, [...addresses, OPEN_TO_ALL], code);
					expect.soft(refused.splice(0), `calls of ${code}`).toEqual([]);
				});
			}
		});
	});
}

test.describe('a supervisor', () => {
	test.use({ role: 'supervisor' });

	test('without a code opens no page that has one, and the menu names none', async ({
		page,
		api,
		baseURL,
	}) => {
		test.slow();
		await newHolder(page, baseURL ?? '', 'supervisor');
		const routes = await codedRoutes(baseURL ?? '', 'supervisor');
		await expectNothing(page, 'supervisor', await addressesOf(api, routes));
	});

	test('has the pages and menu entries of the usual codes, and no call is refused', async ({
		page,
		api,
		baseURL,
	}) => {
		test.slow();
		const routes = await codedRoutes(baseURL ?? '', 'supervisor');
		const refused = noteRefused(page);
		await page.goto(OPEN_TO_ALL);
		await visit(page, await addressesOf(api, routes), 'a supervisor');
		expect(refused).toEqual([]);
		const codes = await codesOf(baseURL ?? '', 'supervisor');
		expect(await new Shell(page).menu()).toEqual(await menuAddresses('supervisor', [...codes]));
	});
});
