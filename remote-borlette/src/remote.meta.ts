import type { RemoteMeta } from '@borlette/shared/federation';

export const meta = {
	name: 'remote-borlette',
	contract: '^1.0.0',
	api: { agent: '^1.0.0', 'boules-block': '^1.0.0', tirage: '^1.0.0' },
	routes: [
		{
			id: 'boules-block.list',
			path: '/dashboard/borlette/blocage-boule',
			permission: 'view_bouleblock',
			title: { fr: 'Boules bloquées', en: 'Blocked balls', de: 'Gesperrte Kugeln' },
		},
		{
			id: 'boules-block.new',
			path: '/dashboard/borlette/blocage-boule/new',
			permission: 'add_bouleblock',
			title: { fr: 'Bloquer des boules', en: 'Block balls', de: 'Kugeln sperren' },
		},
	],
	redirects: { '/dashboard/borlette': '/dashboard/borlette/blocage-boule' },
	menu: [
		{
			id: 'boules-block',
			slot: 'borlette',
			position: 10,
			icon: 'block',
			label: { fr: 'Blocage de boules', en: 'Ball blocking', de: 'Kugelsperren' },
			routes: ['boules-block.list', 'boules-block.new'],
		},
	],
} as const satisfies RemoteMeta;
