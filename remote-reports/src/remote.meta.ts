import type { RemoteMeta } from '@borlette/shared/federation';

const DASHBOARD = { fr: 'Tableau de bord', en: 'Dashboard', de: 'Übersicht' } as const;

export const meta = {
	name: 'remote-reports',
	routes: [
		{ id: 'dashboard.home', path: '/dashboard/app', permission: null, title: DASHBOARD },
		{
			id: 'rapport.vente',
			path: '/dashboard/rapports/root',
			permission: 'view_report_vente',
			title: { fr: 'Rapport de vente', en: 'Sales report', de: 'Verkaufsbericht' },
		},
		{
			id: 'rapport.journalier',
			path: '/dashboard/rapports/journalier',
			permission: 'view_report_partiel',
			title: { fr: 'Rapport journalier', en: 'Daily report', de: 'Tagesbericht' },
		},
		{
			id: 'rapport.agent',
			path: '/dashboard/rapports/agent',
			permission: 'view_report_agent',
			title: { fr: 'Rapport des agents', en: 'Agent report', de: 'Verkäuferbericht' },
		},
		{
			id: 'cloture',
			path: '/dashboard/rapports/cloture',
			permission: 'view_report_partiel',
			title: { fr: 'Clôture du jour', en: 'Close of day', de: 'Tagesabschluss' },
		},
		{
			id: 'transaction.list',
			path: '/dashboard/transactions/root',
			permission: 'view_wallettransaction',
			title: { fr: 'Transactions', en: 'Transactions', de: 'Buchungen' },
		},
		{
			id: 'transaction.new',
			path: '/dashboard/transactions/new',
			permission: 'add_wallettransaction',
			title: { fr: 'Nouveau mouvement', en: 'New movement', de: 'Neue Buchung' },
		},
	],
	redirects: { '/dashboard/transactions': 'transaction.list' },
	menu: [
		{
			id: 'dashboard',
			slot: 'general',
			position: 10,
			icon: 'dashboard',
			label: DASHBOARD,
			routes: ['dashboard.home'],
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
			label: { fr: 'Clôture du jour', en: 'Close of day', de: 'Tagesabschluss' },
			routes: ['cloture'],
		},
		{
			id: 'transaction',
			slot: 'rapports',
			position: 30,
			icon: 'transaction',
			label: { fr: 'Transactions', en: 'Transactions', de: 'Buchungen' },
			routes: ['transaction.list', 'transaction.new'],
		},
	],
} as const satisfies RemoteMeta;
