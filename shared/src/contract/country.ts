import { Id, listEndpoint, nullable, type Static, Type } from '@borlette/shared/contract';

export const Country = Type.Object({
	id: Id,
	name: Type.String(),
	/** ISO 3166-1 alpha-2. */
	name_code: Type.String(),
	flag: nullable(Type.String({ description: 'Address of the picture' })),
});
export type Country = Static<typeof Country>;

export const City = Type.Object({ id: Id, name: Type.String(), country_id: Id });

export const countryApi = {
	list: listEndpoint({
		path: '/api/generals/countries',
		summary: 'Countries',
		access: 'session',
		item: Country,
		filters: {},
		sort: ['name'],
	}),
	cities: listEndpoint({
		path: '/api/generals/cities',
		summary: 'Cities of all countries',
		access: 'session',
		item: City,
		filters: {},
		sort: ['name'],
	}),
};
