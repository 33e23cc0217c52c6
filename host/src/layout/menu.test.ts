import { DEFAULT_PERMISSIONS, type Permission, type Role } from '@borlette/shared/contract';
import type { Label, RemoteMeta } from '@borlette/shared/federation';
import { currentLink, menuOf } from './menu.ts';

const label = (fr: string) => ({ fr, en: `${fr} (en)`, de: `${fr} (de)` });
const admin: RemoteMeta<Label> = {
	name: 'remote-admin',
	routes: [
		{
			id: 'agent.list',
			path: '/dashboard/agent/list',
			permission: 'view_agent',
			title: label('Liste'),
		},
		{
			id: 'agent.new',
			path: '/dashboard/agent/new',
			permission: 'add_agent',
			title: label('Nouveau'),
		},
		{
			id: 'agent.edit',
			path: '/dashboard/agent/:agentId/edit',
			permission: 'change_agent',
			title: label('Modifier'),
		},
		{ id: 'account', path: '/dashboard/user/account', permission: null, title: label('Compte') },
	],
	menu: [
		{
			id: 'account',
			slot: 'account',
			position: 90,
			icon: 'account',
			label: label('Compte'),
			routes: ['account'],
		},
		{
			id: 'agent',
			slot: 'reseau',
			position: 10,
			icon: 'agent',
			label: label('Agent'),
			routes: ['agent.list', 'agent.new', 'agent.edit'],
		},
	],
};
const tirage: RemoteMeta<Label> = {
	name: 'remote-tirage',
	routes: [
		{
			id: 'prime.generale',
			path: '/dashboard/tirage/configuration/generale',
			permission: 'view_tauxtirage',
			title: label('Prime'),
		},
		{
			id: 'prime.generale.list',
			path: '/dashboard/tirage/configuration/generale/list',
			permission: 'view_tauxtirage',
			title: label('Primes'),
		},
	],
	menu: [
		{
			id: 'prime',
			slot: 'tirage',
			position: 5,
			icon: 'prime',
			label: label('Prime Generale'),
			routes: ['prime.generale'],
			superuserRoutes: ['prime.generale.list'],
		},
	],
};

const menuFor = (
	role: Role,
	codes: readonly Permission[] = DEFAULT_PERMISSIONS[role],
	locale: 'fr' | 'en' = 'fr',
) =>
	menuOf([admin, tirage], {
		role,
		locale,
		mayOpen: ({ permission }) => permission === null || codes.some((code) => code === permission),
	});

test('sections come in the order of the slots, empty ones are left out', () => {
	expect(menuFor('company').map(({ slot }) => slot)).toEqual(['tirage', 'reseau', 'account']);
	expect(menuFor('company', []).map(({ slot }) => slot)).toEqual(['account']);
});

test('an entry with several routes is a group, without routes that need a parameter', () => {
	const [agent] = menuFor('company').find(({ slot }) => slot === 'reseau')?.entries ?? [];
	expect(agent).toMatchObject({
		label: 'Agent',
		to: '/dashboard/agent/list',
		remote: 'remote-admin',
	});
	expect(agent?.children?.map(({ to }) => to)).toEqual([
		'/dashboard/agent/list',
		'/dashboard/agent/new',
	]);
});

test('a group of which one route is left is a plain link', () => {
	const [agent] =
		menuFor('supervisor', ['add_agent']).find(({ slot }) => slot === 'reseau')?.entries ?? [];
	expect(agent).toMatchObject({ to: '/dashboard/agent/new' });
	expect(agent?.children).toBeUndefined();
});

test('labels are in the language of the person', () => {
	expect(menuFor('company', undefined, 'en').at(-1)?.entries[0]?.label).toBe('Compte (en)');
});

test('Prime Generale leads a superuser to the list page', () => {
	const primeOf = (role: Role) =>
		menuFor(role).find(({ slot }) => slot === 'tirage')?.entries[0]?.to;
	expect(primeOf('company')).toBe('/dashboard/tirage/configuration/generale');
	expect(primeOf('superuser')).toBe('/dashboard/tirage/configuration/generale/list');
});

test('the link that fits an address best is the current one', () => {
	const menu = menuFor('company');
	expect(currentLink(menu, '/dashboard/agent/list')?.id).toBe('agent.list');
	expect(currentLink(menu, '/dashboard/agent/list/x')?.id).toBe('agent.list');
	expect(currentLink(menu, '/dashboard/agent/listing')).toBeUndefined();
});
