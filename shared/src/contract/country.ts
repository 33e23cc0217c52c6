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
import { named } from './choices.ts';
import { crudApi } from './crud.ts';

const editable = {
	name: text(80),
	/** ISO 3166-1 alpha-2. */
	name_code: Type.String({ pattern: '^[A-Z]{2}$', examples: ['HT'] }),
};

export const Country = Type.Object({
	...editable,
	id: Id,
	flag: nullable(Type.String({ description: 'Address of the picture' })),
	version: Version,
});
export type Country = Static<typeof Country>;

export const City = Type.Object({ id: Id, name: Type.String(), country_id: Id });

const provider = ['superuser'] as const;
export const countryApi = {
	...crudApi({
		path: '/api/generals/countries',
		paths: { remove: '/api/generals/delete-country' },
		param: 'paysId',
		writes: 'elsewhere',
		codes: 'country',
		roles: provider,
		listAccess: 'session',
		item: Country,
		editable,
		adding: { files: ['flag'] },
		filters: {},
		sort: ['name'],
		summaries: {
			list: 'Countries',
			one: 'One country',
			create: 'Add a country, with its flag',
			update: 'Change a country',
			remove: 'Delete a country without companies, and its cities',
		},
	}),
	changeFlag: endpoint({
		method: 'PUT',
		path: '/api/generals/country-flag',
		summary: 'Change the flag of a country',
		access: { permission: 'change_country', roles: provider },
		files: ['flag'],
		writes: 'elsewhere',
		input: { body: strict({ id: Id }) },
		output: Country,
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

/** Countries, to choose from. */
export const countryChoices = { from: countryApi.list, choice: named };
