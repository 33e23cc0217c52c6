import type { Registry, RouteMeta } from '@borlette/shared/federation';
import { readChannel } from '../../deploy/release/channel.mjs';
import { type Role, signIn } from './people.ts';
import { production } from './registry.ts';
import type { Api } from './test.ts';

/** First rows of the demo company, for addresses that name one thing; the rest are forms as for "new". */
const LISTS: Readonly<Record<string, string>> = {
	agentId: '/api/companies/list-agent',
	supervisorId: '/api/companies/list-supervisor',
	surcussaleId: '/api/companies/list-surcussale',
	userId: '/api/companies/user-permissions',
	companyId: '/api/generals/compagnies',
	factuId: '/api/generals/facturations',
	paysId: '/api/generals/countries',
	tirageId: '/api/companies/list-tirage',
	optionId: '/api/companies/list-lotto',
	instanceId: '/api/companies/tirage-instances',
};

/** Every route that the published remotes bring. */
export async function publishedRoutes(): Promise<(RouteMeta & { remote: string })[]> {
	const { remotes } = (await readChannel(production())) as Registry;
	return Object.entries(remotes).flatMap(([remote, { manifest }]) =>
		manifest.routes.map((route) => ({ ...route, remote })),
	);
}

/** The codes of a role's demo sign-in. */
export async function codesOf(baseURL: string, role: Role): Promise<Set<string>> {
	const { user } = await signIn(baseURL, role);
	return new Set(user.perms.map(({ codename }) => codename));
}

/** Addresses of these routes; those with a parameter that no list above fills are left out. */
export async function addressesOf(api: Api, routes: readonly RouteMeta[]): Promise<string[]> {
	const ids: Record<string, string> = { type: 'agent' };
	const named = routes.map(({ path }) => path).join(' ');
	for (const [name, list] of Object.entries(LISTS)) {
		// A role may not read the lists of others' pages.
		if (!named.includes(`:${name}`)) continue;
		ids[name] =
			(await api<{ items: { id: string }[] }>('GET', `${list}?limit=1`)).items[0]?.id ?? '';
	}
	return routes
		.map(({ path }) => path.replace(/:(\w+)/g, (param, name: string) => ids[name] || param))
		.filter((path) => !path.includes(':'));
}

/** Addresses that the menu of a role with these codes has, sorted. */
export async function menuAddresses(role: Role, codes: readonly string[]): Promise<string[]> {
	const { remotes } = (await readChannel(production())) as Registry;
	return Object.values(remotes)
		.flatMap(({ manifest: { menu, routes } }) =>
			menu.flatMap(({ routes: ids, superuserRoutes }) => {
				const led = (role === 'superuser' && superuserRoutes) || ids;
				return routes.filter(({ id }) => led.includes(id));
			}),
		)
		.filter(({ permission }) => permission === null || codes.includes(permission))
		.filter(({ roles }) => !roles || roles.includes(role))
		.map(({ path }) => path)
		.filter((path) => !path.includes(':'))
		.sort();
}
