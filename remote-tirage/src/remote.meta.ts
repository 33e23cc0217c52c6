import type { RemoteMeta } from '@borlette/shared/federation';

export const meta = {
	name: 'remote-tirage',
	contract: '^1.0.0',
	api: { 'info-tirage': '^1.0.0', tirage: '^1.0.0' },
	routes: [
		{
			id: 'tirage.list',
			path: '/dashboard/tirage/list',
			permission: 'view_tirage',
			title: { fr: 'Liste des tirages', en: 'All draws', de: 'Alle Ziehungen' },
		},
		{
			id: 'tirage.new',
			path: '/dashboard/tirage/new',
			permission: 'add_tirage',
			title: { fr: 'Nouveau tirage', en: 'New draw', de: 'Neue Ziehung' },
		},
		{
			id: 'tirage.edit',
			path: '/dashboard/tirage/:tirageId/edit',
			permission: 'change_tirage',
			title: { fr: 'Modifier le tirage', en: 'Edit draw', de: 'Ziehung bearbeiten' },
		},
	],
	redirects: { '/dashboard/tirage': '/dashboard/tirage/list' },
	menu: [
		{
			id: 'tirage',
			slot: 'tirage',
			position: 10,
			icon: 'tirage',
			label: { fr: 'Tirages', en: 'Draws', de: 'Ziehungen' },
			routes: ['tirage.list', 'tirage.new'],
		},
	],
} as const satisfies RemoteMeta;
