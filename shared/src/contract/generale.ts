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
	zone: optionalText(120),
	/** Name of the person in charge. */
	responsible: optionalText(160),
	phone: nullable(Phone),
	/** Basis points of what its surcussales sell. */
	commission: Percent,
};

/** A regional grouping of surcussales. */
export const Generale = Type.Object({
	...editable,
	id: Id,
	phone: nullable(Type.String()),
	surcussales: Type.Integer({ description: 'How many surcussales it groups' }),
	version: Version,
	created_at: Instant,
});
export type Generale = Static<typeof Generale>;

const path = '/api/companies/generale';
export const generaleApi = {
	list: listEndpoint({
		path: '/api/companies/list-generale',
		summary: 'Generales of the company',
		access: { permission: 'view_generale' },
		item: Generale,
		filters: { zone: Type.String({ maxLength: 120 }) },
		sort: ['name', 'zone', 'responsible', 'commission', 'created_at'],
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:generaleId`,
		summary: 'One generale',
		access: { permission: ['view_generale', 'change_generale'] },
		input: { params: Type.Object({ generaleId: Id }) },
		output: Generale,
	}),
	create: endpoint({
		method: 'POST',
		path,
		summary: 'Add a generale',
		access: { permission: 'add_generale' },
		input: { body: strict(editable) },
		output: Generale,
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary: 'Change a generale',
		access: { permission: 'change_generale' },
		input: { body: strict({ id: Id, version: Version, ...editable }) },
		output: Generale,
	}),
	remove: endpoint({
		method: 'DELETE',
		path,
		summary: 'Delete a generale that groups no surcussale',
		access: { permission: 'change_generale' },
		input: { body: strict({ id: Id }) },
		output: Type.Object({ id: Id }),
	}),
};
