import {
	endpoint,
	Id,
	listEndpoint,
	nullable,
	type Static,
	strict,
	Type,
	text,
	Version,
} from '@borlette/shared/contract';

const editable = {
	name: text(80),
	/** ISO 3166-1 alpha-2. */
	name_code: Type.String({ pattern: '^[A-Z]{2}$' }),
};

export const Country = Type.Object({
	...editable,
	id: Id,
	flag: nullable(Type.String({ description: 'Address of the picture' })),
	version: Version,
});
export type Country = Static<typeof Country>;

export const City = Type.Object({ id: Id, name: Type.String(), country_id: Id });

const path = '/api/generals/countries';
const provider = ['superuser'] as const;
export const countryApi = {
	list: listEndpoint({
		path,
		summary: 'Countries',
		access: 'session',
		item: Country,
		filters: {},
		sort: ['name'],
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:paysId`,
		summary: 'One country',
		access: { permission: ['view_country', 'change_country'], roles: provider },
		input: { params: Type.Object({ paysId: Id }) },
		output: Country,
	}),
	create: endpoint({
		method: 'POST',
		path,
		summary: 'Add a country, with its flag',
		access: { permission: 'add_country', roles: provider },
		files: ['flag'],
		input: { body: strict(editable) },
		output: Country,
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary: 'Change a country',
		access: { permission: 'change_country', roles: provider },
		input: { body: strict({ id: Id, version: Version, ...editable }) },
		output: Country,
	}),
	changeFlag: endpoint({
		method: 'PUT',
		path: '/api/generals/country-flag',
		summary: 'Change the flag of a country',
		access: { permission: 'change_country', roles: provider },
		files: ['flag'],
		input: { body: strict({ id: Id }) },
		output: Country,
	}),
	remove: endpoint({
		method: 'DELETE',
		path: '/api/generals/delete-country',
		summary: 'Delete a country without companies, and its cities',
		access: { permission: 'change_country', roles: provider },
		input: { body: strict({ id: Id }) },
		output: Type.Object({ id: Id }),
	}),
	cities: listEndpoint({
		path: '/api/generals/cities',
		summary: 'Cities of all countries',
		access: 'session',
		item: City,
		filters: { country_id: Id },
		sort: ['name'],
	}),
};
