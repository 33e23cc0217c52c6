import { userPermissionsApi } from '@borlette/shared/contract/account';
import { agentApi } from '@borlette/shared/contract/agent';
import { companyApi } from '@borlette/shared/contract/company';
import { countryApi } from '@borlette/shared/contract/country';
import { facturationApi } from '@borlette/shared/contract/facturation';
import { tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
import { lottoApi } from '@borlette/shared/contract/lotto';
import { officeApi } from '@borlette/shared/contract/office';
import { itemsIn } from '@borlette/shared/contract/request';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { tirageApi } from '@borlette/shared/contract/tirage';
import type { Registry, RouteMeta } from '@borlette/shared/federation';
import { readChannel } from '../../deploy/release/channel.mjs';
import { type Role, signIn } from './people.ts';
import { production } from './registry.ts';
import type { Api } from './test.ts';

/** First rows of the demo company, for addresses that name one thing; the rest are forms as for "new". */
const LISTS = {
	agentId: agentApi.list,
	supervisorId: supervisorApi.list,
	officeId: officeApi.list,
	surcussaleId: surcussaleApi.list,
	userId: userPermissionsApi.list,
	companyId: companyApi.list,
	factuId: facturationApi.list,
	paysId: countryApi.list,
	tirageId: tirageApi.list,
	optionId: lottoApi.list,
	instanceId: tirageInstanceApi.list,
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
		const [first] = itemsIn<{ id: string }>(await api(list, { query: { limit: 1 } }));
		ids[name] = first?.id ?? '';
	}
	return routes
		.map(({ path }) => path.replace(/:(\w+)/g, (param, name: string) => ids[name] || param))
		.filter((path) => !path.includes(':'));
}

/** Whether one of the codes opens the page. */
export const isOpenedBy = (
	{ permission, orPermission }: Pick<RouteMeta, 'permission' | 'orPermission'>,
	codes: readonly string[],
): boolean =>
	permission === null ||
	[permission, orPermission].some((code) => code !== undefined && codes.includes(code));

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
		.filter((route) => isOpenedBy(route, codes))
		.filter(({ roles }) => !roles || roles.includes(role))
		.map(({ path }) => path)
		.filter((path) => !path.includes(':'))
		.sort();
}
