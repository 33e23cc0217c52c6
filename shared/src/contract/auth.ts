import {
	endpoint,
	Id,
	Instant,
	nullable,
	oneOf,
	optionalText,
	PERMISSIONS,
	Phone,
	ROLES,
	type Static,
	strict,
	Type,
	Zone,
} from '@borlette/shared/contract';

/** Six digits of the authenticator, or a recovery code; spaces and dashes say nothing. */
export const Code = Type.String({
	minLength: 6,
	maxLength: 20,
	pattern: '^[0-9A-Za-z -]+$',
	examples: ['123456'],
});

/** The person signed in and what they now work on. */
export const Session = Type.Object({
	id: Id,
	role: oneOf(ROLES),
	username: Type.String(),
	first_name: Type.String(),
	last_name: Type.String(),
	phone: nullable(Phone),
	user_photo: nullable(Type.String({ description: 'Address of the picture' })),
	/** Of the company worked on; null for a superuser who chose "Toutes" or none yet. */
	companyname: nullable(Type.String()),
	company_photo: nullable(Type.String({ description: 'Address of its logo' })),
	select_company: nullable(Id),
	/** ISO 3166 of the company worked on. */
	company_country_code: nullable(Type.String()),
	/** Of that country or, without a company, of the chosen one, as the provider named it. */
	country_name: Type.Optional(nullable(Type.String())),
	/** The country that a superuser chose. */
	select_country_code: nullable(Type.String()),
	currency: Type.String({
		description:
			'ISO 4217 of the company; when none is chosen that of all that are seen, XXX where they have several, HTG where there is none',
	}),
	timezone: Zone,
	perms: Type.Array(Type.Object({ codename: oneOf(PERMISSIONS) })),
	/** Stamp of `perms`; the stream of events says it too. */
	rights: Type.Optional(Type.String()),
	/** The password was given by somebody else: every call but those that choose another is refused. */
	password_due: Type.Boolean(),
	/** A second step is demanded and not set up: every call but those that do so is refused. */
	second_step_due: Type.Boolean(),
	/** When this sign-in ends without a call. */
	idle_expires_at: Instant,
	/** When it ends in any case. */
	expires_at: Instant,
});
export type Session = Static<typeof Session>;

export const authApi = {
	login: endpoint({
		method: 'POST',
		path: '/api/user/auth/login',
		summary: 'Sign in; sent with a token of the same person it replaces that sign-in',
		access: 'public',
		input: {
			body: strict({
				username: Type.String({ minLength: 1, maxLength: 64 }),
				password: Type.String({ minLength: 1, maxLength: 128 }),
				remember: Type.Optional(Type.Boolean()),
				/** For an account with two-factor sign-in; without it that answers `code_required`. */
				code: Type.Optional(Code),
				/** What an earlier sign-in of this browser answered: its guesses count by themselves. */
				device: Type.Optional(
					Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_.-]*$', examples: ['POS-0412'] }),
				),
			}),
		},
		output: Type.Object({
			accessToken: Type.String(),
			/** To be sent with the next sign-in; it opens nothing. */
			device: Type.String(),
			user: Session,
			role: oneOf(ROLES),
		}),
	}),
	logout: endpoint({
		method: 'POST',
		path: '/api/user/auth/logout',
		summary: 'End this sign-in; the token is refused from now on',
		access: 'session',
		beforePassword: true,
		beforeSecondStep: true,
		writes: 'elsewhere',
		input: {},
		output: Type.Object({}),
	}),
};

const profile = (
	family: 'companies' | 'supervisors' | 'generals',
	role: 'company' | 'supervisor' | 'superuser',
) =>
	endpoint({
		method: 'GET',
		path: `/api/${family}/user`,
		summary: `Profile of a signed-in ${role}`,
		access: { roles: [role] },
		beforePassword: true,
		beforeSecondStep: true,
		// It is asked beside all the files that a page begins with, on whatever line: no answer signs out.
		answersWithin: 60,
		input: {},
		output: Session,
	});

export const profileApi = {
	company: profile('companies', 'company'),
	supervisor: profile('supervisors', 'supervisor'),
	superuser: profile('generals', 'superuser'),
	/** Every role saves its profile here. */
	update: endpoint({
		method: 'PUT',
		path: '/api/companies/user',
		summary:
			"Change one's own names, phone and picture; another phone, by which one signs in, may ask to `sign_in_again`",
		access: { permission: 'change_user_info' },
		files: ['user_photo'],
		writes: 'elsewhere',
		input: {
			body: strict({
				first_name: Type.Optional(optionalText(80)),
				last_name: Type.Optional(optionalText(80)),
				phone: Type.Optional(Phone),
				/** Takes the picture away. */
				remove_photo: Type.Optional(Type.Boolean()),
			}),
		},
		output: Session,
	}),
};

/** A choice changes what the sign-in may see: it gets a new token, and the old one ends. */
const Rechosen = Type.Object({ accessToken: Type.String(), user: Session });

export const scopeApi = {
	chooseCompany: endpoint({
		method: 'POST',
		path: '/api/generals/company',
		summary: 'Choose the company to work on; null is "Toutes" (reading only)',
		access: { roles: ['superuser'] },
		writes: 'elsewhere',
		input: { body: strict({ company: nullable(Id) }) },
		output: Rechosen,
	}),
	chooseCountry: endpoint({
		method: 'POST',
		path: '/api/generals/country',
		summary: 'Choose the country whose companies are offered; null is every country',
		access: { roles: ['superuser'] },
		writes: 'elsewhere',
		input: {
			body: strict({ country: nullable(Type.String({ pattern: '^[A-Z]{2}$', examples: ['HT'] })) }),
		},
		output: Rechosen,
	}),
};
