import {
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	Password,
	Percent,
	Phone,
	type Static,
	strict,
	Type,
	text,
	Username,
	Version,
} from '@borlette/shared/contract';

const editable = {
	first_name: text(80),
	last_name: text(80),
	phone: Phone,
	/** Basis points of what their surcussales sell. */
	commission: Percent,
};

export const Supervisor = Type.Object({
	...editable,
	id: Id,
	username: Type.String(),
	phone: nullable(Type.String()),
	is_active: Type.Boolean(),
	surcussales: Type.Integer({ description: 'How many surcussales they have' }),
	version: Version,
	created_at: Instant,
});
export type Supervisor = Static<typeof Supervisor>;

const path = '/api/companies/supervisor';
export const supervisorApi = {
	list: listEndpoint({
		path: '/api/companies/list-supervisor',
		summary: 'Supervisors of the company',
		access: { permission: 'view_supervisor' },
		item: Supervisor,
		filters: { is_active: Type.Boolean() },
		sort: ['last_name', 'username', 'commission', 'created_at'],
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:supervisorId`,
		summary: 'One supervisor',
		access: { permission: ['view_supervisor', 'change_supervisor'] },
		input: { params: Type.Object({ supervisorId: Id }) },
		output: Supervisor,
	}),
	create: endpoint({
		method: 'POST',
		path,
		summary: 'Add a supervisor',
		access: { permission: 'add_supervisor' },
		input: { body: strict({ ...editable, username: Username, password: Password }) },
		output: Supervisor,
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary: 'Change a supervisor',
		access: { permission: 'change_supervisor' },
		input: {
			body: strict({
				id: Id,
				version: Version,
				...editable,
				is_active: Type.Optional(Type.Boolean()),
			}),
		},
		output: Supervisor,
	}),
	remove: endpoint({
		method: 'DELETE',
		path,
		summary: 'Delete a supervisor who has no surcussale',
		access: { permission: 'change_supervisor' },
		input: { body: strict({ id: Id }) },
		output: Type.Object({ id: Id }),
	}),
};
