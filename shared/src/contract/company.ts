import { Id, listEndpoint, nullable, type Static, Type, Zone } from '@borlette/shared/contract';

export const Company = Type.Object({
	id: Id,
	ref_code: Type.String(),
	companyname: Type.String(),
	user_photo: nullable(Type.String({ description: 'Address of the logo' })),
	country_code: Type.String(),
	currency: Type.String(),
	timezone: Zone,
	is_active: Type.Boolean(),
});
export type Company = Static<typeof Company>;

export const companyApi = {
	/** A superuser gets those of the chosen country, everybody else their own. */
	list: listEndpoint({
		path: '/api/generals/compagnies',
		summary: 'Companies',
		access: 'session',
		item: Company,
		filters: {},
		sort: ['companyname', 'ref_code'],
	}),
};
