import {
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	optionalText,
	Percent,
	Phone,
	type Static,
	strict,
	Type,
	text,
	Version,
} from '@borlette/shared/contract';

const editable = {
	name: text(120),
	city: optionalText(120),
	address: optionalText(240),
	phone: nullable(Phone),
	/** Basis points. */
	commission: Percent,
	supervisor_id: nullable(Id),
	/** The regional grouping it belongs to; not sent: none, or as it was. */
	generale_id: Type.Optional(nullable(Id)),
};

export const Surcussale = Type.Object({
	...editable,
	id: Id,
	phone: nullable(Type.String()),
	supervisor_name: nullable(Type.String()),
	generale_id: nullable(Id),
	generale_name: nullable(Type.String()),
	agents: Type.Integer({ description: 'How many agents sell there' }),
	is_active: Type.Boolean(),
	version: Version,
	created_at: Instant,
});
export type Surcussale = Static<typeof Surcussale>;

const path = '/api/companies/surcussale';
export const surcussaleApi = {
	list: listEndpoint({
		path: '/api/companies/list-surcussale',
		summary: 'Surcussales of the company; a supervisor gets their own',
		access: { permission: 'view_surcussale' },
		item: Surcussale,
		filters: { is_active: Type.Boolean(), supervisor_id: Id, generale_id: Id },
		sort: ['name', 'city', 'commission', 'created_at'],
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:surcussaleId`,
		summary: 'One surcussale',
		access: { permission: ['view_surcussale', 'change_surcussale'] },
		input: { params: Type.Object({ surcussaleId: Id }) },
		output: Surcussale,
	}),
	create: endpoint({
		method: 'POST',
		path,
		summary: 'Add a surcussale',
		access: { permission: 'add_surcussale' },
		input: {
			body: strict({
				...editable,
				/** Not sent: the supervisor who adds it, else nobody. */
				supervisor_id: Type.Optional(nullable(Id)),
			}),
		},
		output: Surcussale,
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary: 'Change a surcussale',
		access: { permission: 'change_surcussale' },
		input: {
			body: strict({
				id: Id,
				version: Version,
				...editable,
				is_active: Type.Optional(Type.Boolean()),
			}),
		},
		output: Surcussale,
	}),
	remove: endpoint({
		method: 'DELETE',
		path,
		summary: 'Delete a surcussale without agents',
		access: { permission: 'change_surcussale' },
		input: { body: strict({ id: Id }) },
		output: Type.Object({ id: Id }),
	}),
};
