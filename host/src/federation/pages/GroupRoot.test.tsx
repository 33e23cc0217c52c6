import type { Permission } from '@borlette/shared/contract';
import type { RouteMeta } from '@borlette/shared/federation';
import { aUser, renderScreen } from '@borlette/shared/testing';
import { GroupRoot } from './GroupRoot.tsx';

const page = (path: string, permission: Permission | null): RouteMeta => ({
	id: path,
	path: `/dashboard${path}`,
	permission,
	title: { fr: '', en: '', de: '' },
});
const ROUTES = [
	page('/company/list', 'view_company'),
	page('/company/new', 'add_company'),
	page('/company/:companyId/edit', 'change_company'),
	page('/company/facturation', null),
	page('/supervisor/list', 'view_supervisor'),
	page('/supervisor/new', 'add_supervisor'),
];
const ledTo = async (group: string, perms: Permission[]) => {
	const root = `/dashboard/${group}`;
	const { address } = await renderScreen(
		<GroupRoot path={root} to={`${root}/list`} routes={ROUTES} />,
		{ path: root, user: aUser({ perms }) },
	);
	return address().pathname;
};

test.each([
	['company', ['view_company'], '/dashboard/company/list'],
	['company', ['change_company'], '/dashboard/company/facturation'],
	['supervisor', ['view_supervisor', 'add_supervisor'], '/dashboard/supervisor/list'],
	['supervisor', ['add_supervisor'], '/dashboard/supervisor/new'],
	// Nothing below it opens: the page itself says why.
	['supervisor', [], '/dashboard/supervisor/list'],
] as const)('/%s with %j leads to %s', async (group, perms, to) => {
	expect(await ledTo(group, [...perms])).toBe(to);
});
