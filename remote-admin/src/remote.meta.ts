import type { RemoteMeta } from '@borlette/shared/federation';

export const meta = {
	name: 'remote-admin',
	contract: '^1.0.0',
	api: { agent: '^1.0.0', surcussale: '^1.0.0' },
	routes: [
		{
			id: 'agent.list',
			path: '/dashboard/agent/list',
			permission: 'view_agent',
			title: { fr: 'Liste des agents', en: 'All agents', de: 'Alle Verkäufer' },
		},
		{
			id: 'agent.new',
			path: '/dashboard/agent/new',
			permission: 'add_agent',
			title: { fr: 'Nouvel agent', en: 'New agent', de: 'Neuer Verkäufer' },
		},
		{
			id: 'agent.edit',
			path: '/dashboard/agent/:agentId/edit',
			permission: 'change_agent',
			title: { fr: 'Modifier l’agent', en: 'Edit agent', de: 'Verkäufer bearbeiten' },
		},
	],
	redirects: { '/dashboard/agent': '/dashboard/agent/list' },
	menu: [
		{
			id: 'agent',
			slot: 'reseau',
			position: 10,
			icon: 'agent',
			label: { fr: 'Agents', en: 'Agents', de: 'Verkäufer' },
			routes: ['agent.list', 'agent.new'],
		},
	],
} as const satisfies RemoteMeta;
