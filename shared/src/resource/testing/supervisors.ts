import { type Supervisor, supervisorApi } from '../../contract/supervisor.ts';
import { defineResource } from '../define.tsx';

const label = (id: string) => ({ id, defaultMessage: id });
/** A small resource over a real call, for the tests of the kit. */
export const supervisor = defineResource({
	name: 'supervisor',
	param: 'supervisorId',
	screens: { list: 'supervisor.list', create: 'supervisor.new', edit: 'supervisor.edit' },
	endpoints: supervisorApi,
	messages: {
		list: label('Superviseurs'),
		create: label('Nouveau'),
		edit: label('Modifier'),
		empty: label('Vide'),
	},
	nameOf: ({ last_name }) => last_name,
	columns: [
		{ kind: 'text', name: 'last_name', label: label('Nom') },
		{ kind: 'text', name: 'first_name', label: label('Prénom'), inTitle: true },
		{ kind: 'text', name: 'username', label: label('Pseudo') },
		{ kind: 'percent', name: 'commission', label: label('Commission') },
		{ kind: 'status', name: 'is_active', label: label('État') },
	],
	filters: [
		{
			kind: 'bool',
			name: 'is_active',
			label: label('État'),
			all: label('Tous les états'),
			labels: { true: label('Actifs'), false: label('Bloqués') },
		},
	],
	fields: [{ kind: 'text', name: 'last_name', label: label('Nom') }],
	activation: { permission: 'block_sup' },
});

export const aSupervisor = (n: number, traits: Partial<Supervisor> = {}): Supervisor => ({
	id: `7d8b1f0e-6a0b-4a55-9c0b-${String(n).padStart(12, '0')}`,
	companyname: null,
	username: `user${n}`,
	first_name: 'A',
	last_name: `Nom${n}`,
	phone: null,
	commission: 500,
	is_active: true,
	surcussales: 0,
	version: 1,
	created_at: '2026-01-01T00:00:00Z',
	...traits,
});
export const several = (count: number, from = 1) =>
	Array.from({ length: count }, (_, i) => aSupervisor(from + i));
