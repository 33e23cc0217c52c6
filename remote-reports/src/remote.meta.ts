import type { RemoteMeta } from '@borlette/shared/federation';

const DASHBOARD = { fr: 'Tableau de bord', en: 'Dashboard', de: 'Übersicht' } as const;

export const meta = {
	name: 'remote-reports',
	contract: '^1.0.0',
	api: { dashboard: '^1.0.0' },
	routes: [{ id: 'dashboard.home', path: '/dashboard/app', permission: null, title: DASHBOARD }],
	menu: [
		{
			id: 'dashboard',
			slot: 'general',
			position: 10,
			icon: 'dashboard',
			label: DASHBOARD,
			routes: ['dashboard.home'],
		},
	],
} as const satisfies RemoteMeta;
