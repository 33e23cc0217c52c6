import {
	CompanyName,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	Password,
	PERMISSIONS,
	ROLES,
	type Static,
	strict,
	Type,
	Version,
} from '@borlette/shared/contract';
import { Code } from '@borlette/shared/contract/auth';

const newPassword = strict({ id: Id, password: Password });
const done = Type.Object({ id: Id });

export const passwordApi = {
	agent: endpoint({
		method: 'PUT',
		path: '/api/companies/agent-password',
		summary: 'Give an agent a new password',
		access: { permission: 'change_password_agent' },
		asksAgain: true,
		input: { body: newPassword },
		output: done,
	}),
	supervisor: endpoint({
		method: 'PUT',
		path: '/api/companies/supervisor-password',
		summary:
			'Give a supervisor a new password; they are signed out everywhere, and choose their own at the next sign-in',
		access: { permission: 'change_password_sup' },
		asksAgain: true,
		input: { body: newPassword },
		output: done,
	}),
	office: endpoint({
		method: 'PUT',
		path: '/api/companies/office-password',
		summary:
			'Give somebody of the office a new password; they are signed out everywhere, and choose their own at the next sign-in',
		access: { permission: 'change_password_office', roles: ['superuser', 'company'] },
		asksAgain: true,
		input: { body: newPassword },
		output: done,
	}),
	choose: endpoint({
		method: 'PUT',
		path: '/api/user/auth/password',
		summary: 'Choose a password in place of one that somebody else gave; one’s other sign-ins end',
		access: 'session',
		beforePassword: true,
		beforeSecondStep: true,
		asksAgain: true,
		writes: 'elsewhere',
		input: { body: strict({ password: Password }) },
		output: Type.Object({}),
	}),
	own: endpoint({
		method: 'PUT',
		path: '/api/companies/password',
		summary: 'Change one’s own password; every other sign-in of one’s ends',
		access: { permission: 'change_password' },
		writes: 'elsewhere',
		input: {
			body: strict({
				old_password: Type.String({ minLength: 1, maxLength: 128 }),
				password: Password,
			}),
		},
		output: Type.Object({}),
	}),
};

/** One sign-in of the caller: a browser on a device. */
export const Device = Type.Object({
	id: Id,
	ip: Type.String(),
	user_agent: Type.String(),
	created_at: Instant,
	/** To half a minute. */
	last_used_at: Instant,
	idle_expires_at: Instant,
	expires_at: Instant,
	is_current: Type.Boolean({ description: 'The one that makes this call' }),
});
export type Device = Static<typeof Device>;

export const deviceApi = {
	list: listEndpoint({
		path: '/api/user/auth/sessions',
		summary: 'Where one is signed in',
		access: 'session',
		item: Device,
		filters: {},
		sort: ['last_used_at', 'created_at'],
		defaultSort: '-last_used_at',
	}),
	revoke: endpoint({
		method: 'DELETE',
		path: '/api/user/auth/sessions',
		summary: 'End one of one’s sign-ins',
		access: 'session',
		asksAgain: true,
		writes: 'elsewhere',
		input: { body: strict({ id: Id }) },
		output: done,
	}),
	revokeOthers: endpoint({
		method: 'DELETE',
		path: '/api/user/auth/other-sessions',
		summary: 'End every sign-in of one’s but the one that calls',
		access: 'session',
		asksAgain: true,
		writes: 'elsewhere',
		input: {},
		output: Type.Object({}),
	}),
};

const proof = strict({
	password: Type.String({ minLength: 1, maxLength: 128 }),
	code: Code,
});
/** Shown once: the server keeps their hashes only. */
const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });

/** How somebody made sure who asks them, as when they first let the person in; it stands in the trail. */
export const IDENTITY_PROOFS = ['in_person', 'called_back', 'document'] as const;
export type IdentityProof = (typeof IDENTITY_PROOFS)[number];

const twoFactorPath = '/api/user/auth/two-factor';
/** A second step at sign-in: a code of an authenticator app (TOTP, RFC 6238). One's own but for `reset`. */
export const twoFactorApi = {
	read: endpoint({
		method: 'GET',
		path: twoFactorPath,
		summary: 'Whether one’s sign-in asks for a code',
		access: 'session',
		beforeSecondStep: true,
		input: {},
		output: Type.Object({
			/** null: it does not. */
			confirmed_at: nullable(Instant),
			recovery_left: Type.Integer({ description: 'Recovery codes not used yet' }),
		}),
	}),
	begin: endpoint({
		method: 'POST',
		path: twoFactorPath,
		summary: 'A new secret for the authenticator; it counts once it is confirmed',
		access: 'session',
		beforeSecondStep: true,
		writes: 'elsewhere',
		input: { body: strict({ password: Type.String({ minLength: 1, maxLength: 128 }) }) },
		output: Type.Object({
			secret: Type.String({ description: 'Base32' }),
			uri: Type.String({ description: 'otpauth://…, for the QR code' }),
		}),
	}),
	confirm: endpoint({
		method: 'PUT',
		path: twoFactorPath,
		summary: 'Turn it on by a first code; every other sign-in of one’s ends',
		access: 'session',
		beforeSecondStep: true,
		writes: 'elsewhere',
		input: { body: strict({ code: Code }) },
		output: RecoveryCodes,
	}),
	disable: endpoint({
		method: 'DELETE',
		path: twoFactorPath,
		summary: 'Turn it off',
		access: 'session',
		writes: 'elsewhere',
		input: { body: proof },
		output: Type.Object({}),
	}),
	renewCodes: endpoint({
		method: 'POST',
		path: '/api/user/auth/recovery-codes',
		summary: 'New recovery codes in place of the old ones',
		access: 'session',
		writes: 'elsewhere',
		input: { body: proof },
		output: RecoveryCodes,
	}),
	reset: endpoint({
		method: 'DELETE',
		path: '/api/companies/two-factor',
		summary: 'Turn it off for somebody who lost their phone; they are signed out everywhere',
		access: {
			permission: ['change_password_sup', 'change_password_office'],
			roles: ['superuser', 'company'],
		},
		asksAgain: true,
		input: { body: strict({ id: Id, identity: oneOf(IDENTITY_PROOFS) }) },
		output: done,
	}),
};

/** A person who signs in for the company worked on. */
export const User = Type.Object({
	id: Id,
	companyname: CompanyName,
	role: oneOf(ROLES),
	username: Type.String(),
	first_name: Type.String(),
	last_name: Type.String(),
	is_active: Type.Boolean(),
	has_two_factor: Type.Boolean({ description: 'Their sign-in asks for a code too' }),
	perms: Type.Array(oneOf(PERMISSIONS)),
	version: Version,
	created_at: Instant,
});
export type User = Static<typeof User>;

const administers = {
	permission: ['change_supervisor', 'change_office'],
	roles: ['superuser', 'company'],
} as const;
/** Who looks at people of the office sees what each may do, too: control is there to. */
const looks = {
	permission: ['view_office', ...administers.permission],
	roles: administers.roles,
} as const;
const path = '/api/companies/user-permissions';
export const userPermissionsApi = {
	list: listEndpoint({
		path,
		summary: 'People who sign in for the company, with what each may do',
		access: looks,
		item: User,
		filters: { role: oneOf(ROLES), is_active: Type.Boolean() },
		sort: ['username', 'role', 'created_at'],
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:userId`,
		summary: 'One of them',
		access: looks,
		input: { params: Type.Object({ userId: Id }) },
		output: User,
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary: 'Say what somebody may do; nobody gives what they do not have themselves',
		access: administers,
		asksAgain: true,
		input: {
			body: strict({
				id: Id,
				version: Version,
				perms: Type.Array(oneOf(PERMISSIONS), { maxItems: 200, uniqueItems: true }),
			}),
		},
		output: User,
	}),
};
