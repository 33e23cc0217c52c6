import type { RemoteMeta } from '@borlette/shared/federation';

export const meta = {
	name: 'remote-reports',
	routes: [
		{ id: 'dashboard.home', path: '/dashboard/app', permission: null, title: 'dashboard.title' },
		{ id: 'todo.list', path: '/dashboard/a-faire', permission: null, title: 'todo_page.title' },
		{
			id: 'rapport.vente',
			path: '/dashboard/rapports/root',
			permission: 'view_report_vente',
			title: 'rapport.vente',
		},
		{
			id: 'rapport.journalier',
			path: '/dashboard/rapports/journalier',
			permission: 'view_report_partiel',
			title: 'rapport.journalier',
		},
		{
			id: 'rapport.agent',
			path: '/dashboard/rapports/agent',
			permission: 'view_report_agent',
			title: 'rapport.agentReport',
		},
		{
			id: 'cloture',
			path: '/dashboard/rapports/cloture',
			permission: 'view_report_partiel',
			title: 'cloture.title',
		},
		{
			id: 'transaction.list',
			path: '/dashboard/transactions/root',
			permission: 'view_wallettransaction',
			title: 'transaction.list',
		},
		{
			id: 'transaction.new',
			path: '/dashboard/transactions/new',
			permission: 'add_wallettransaction',
			title: 'transaction.create',
		},
	],
	redirects: { '/dashboard/transactions': 'transaction.list' },
	menu: [
		{
			id: 'dashboard',
			slot: 'general',
			position: 10,
			icon: 'dashboard',
			label: 'dashboard.title',
			routes: ['dashboard.home'],
		},
		{
			id: 'todo',
			slot: 'general',
			position: 20,
			icon: 'todo',
			label: 'todo_page.title',
			routes: ['todo.list'],
		},
		{
			id: 'rapport',
			slot: 'rapports',
			position: 10,
			icon: 'report',
			label: { fr: 'Rapports', en: 'Reports', de: 'Berichte' },
			routes: ['rapport.vente', 'rapport.journalier', 'rapport.agent'],
		},
		{
			id: 'cloture',
			slot: 'rapports',
			position: 20,
			icon: 'payment',
			label: 'cloture.title',
			routes: ['cloture'],
		},
		{
			id: 'transaction',
			slot: 'rapports',
			position: 30,
			icon: 'transaction',
			label: 'transaction.list',
			routes: ['transaction.list', 'transaction.new'],
		},
	],
} as const satisfies RemoteMeta;
