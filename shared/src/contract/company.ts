import {
	endpoint,
	Id,
	Instant,
	nullable,
	optionalText,
	Password,
	Phone,
	type Static,
	Type,
	text,
	Username,
	Version,
	Zone,
} from '@borlette/shared/contract';
import { ChangedSettings, CompanySettings, Currency } from './company.settings.ts';
import { blockable, crudApi } from './crud.ts';

export * from './company.settings.ts';

export const Company = Type.Object({
	id: Id,
	ref_code: Type.String(),
	companyname: Type.String(),
	user_photo: nullable(Type.String({ description: 'Address of the logo' })),
	country_id: Id,
	country_code: Type.String(),
	/** As the provider named it. */
	country_name: Type.Optional(Type.String()),
	currency: Type.String(),
	timezone: Zone,
	is_active: Type.Boolean(),
	address: Type.String({ description: 'On its invoices' }),
	version: Version,
	created_at: Instant,
});
export type Company = Static<typeof Company>;

/** A company with its rules and the people who sign in for it. */
export const CompanyDetails = Type.Object({
	...Company.properties,
	settings: CompanySettings,
	admins: Type.Array(Type.Object({ id: Id, username: Type.String(), is_active: Type.Boolean() })),
});
export type CompanyDetails = Static<typeof CompanyDetails>;

const editable = {
	companyname: text(120),
	/** What terminals name the company by. */
	ref_code: Type.String({ pattern: '^[A-Z0-9-]{2,16}$', examples: ['LAKAY'] }),
	country_id: Id,
	address: Type.Optional(optionalText(160)),
};

export const companyApi = {
	/** A superuser lists those of the chosen country, everybody else their own. */
	...crudApi({
		path: '/api/generals/compagnies',
		paths: { remove: '/api/generals/delete-company' },
		param: 'companyId',
		writes: 'elsewhere',
		codes: 'company',
		roles: ['superuser'],
		listAccess: 'session',
		item: Company,
		detail: CompanyDetails,
		editable,
		adding: { files: ['user_photo'] },
		added: {
			/** HTG unless given. */
			currency: Type.Optional(Currency),
			/** America/Port-au-Prince unless given. */
			timezone: Type.Optional(Zone),
			username: Username,
			password: Password,
			first_name: Type.Optional(optionalText(80)),
			last_name: Type.Optional(optionalText(80)),
			phone: Type.Optional(Phone),
		},
		changed: {
			...blockable,
			currency: Currency,
			timezone: Zone,
			/** Those that change: a build that was made before one came leaves it as it is. */
			settings: Type.Optional(ChangedSettings),
		},
		filters: { is_active: Type.Boolean() },
		sort: ['companyname', 'ref_code', 'created_at'],
		summaries: {
			list: 'Companies',
			one: 'One company with its settings',
			create: 'Open a company: its first admin, catalogue, draws, options and general prime',
			update: 'Change a company or its settings; its currency only before anything is booked',
			remove: 'Delete a company that never had a surcussale; block one that did',
		},
	}),
	/** Of the company worked on. */
	changeLogo: endpoint({
		method: 'PUT',
		path: '/api/companies/logo',
		summary: 'Change the logo of the company',
		access: { permission: 'change_logo', roles: ['superuser', 'company'] },
		files: ['user_photo'],
		input: {},
		output: Type.Object({ user_photo: Type.String() }),
	}),
};

/** Companies, to choose from. */
export const companyChoices = {
	from: companyApi.list,
	choice: ({ companyname }: Pick<Company, 'companyname'>) => companyname,
};
