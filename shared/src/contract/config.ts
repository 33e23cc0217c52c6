import { endpoint } from './endpoint.ts';
import { oneOf, type Static, Type } from './schema.ts';
import type { Shaped } from './shape.ts';

/** What the browser must know before anybody has signed in. */
export const PublicConfig = Type.Object({
	/** Name of the provider, as texts for people show it. */
	brand: Type.String(),
	/** E.164. */
	contact_phone: Type.Optional(Type.String()),
	contact_email: Type.Optional(Type.String()),
	/** The provider has configured a program of the terminals (`posPackageApi`). */
	pos_package: Type.Optional(Type.Boolean()),
	/** Its companies are made up, and anybody knows their sign-ins. */
	demo: Type.Optional(Type.Boolean()),
	/** Public halves (Ed25519, 32 bytes in base64url) of the keys that tickets are signed with. */
	ticket_keys: Type.Optional(Type.Array(Type.String())),
});
export type PublicConfig = Static<typeof PublicConfig>;

export const configApi = {
	read: endpoint({
		method: 'GET',
		path: '/api/config',
		summary: 'Brand of this installation, and the public keys of its tickets',
		access: 'public',
		input: {},
		output: PublicConfig,
	}),
};

const ByCall = <T>() =>
	Type.Unsafe<Readonly<Record<string, T>>>({ type: 'object', additionalProperties: true });

export const offersApi = {
	read: endpoint({
		method: 'GET',
		path: '/api/offers',
		summary: 'Calls of this API, each with a hash of its type; hosts compare what remotes need',
		access: 'public',
		input: {},
		output: Type.Object({
			/** Of all of it: two with the same one offer the same. */
			digest: Type.String(),
			calls: ByCall<string>(),
			permissions: Type.Array(Type.String()),
		}),
		maxAge: 30,
	}),
	shapes: endpoint({
		method: 'GET',
		path: '/api/offers/shapes',
		summary:
			'Types of the calls of this API, and the permissions they take; for where the hashes differ',
		access: 'public',
		input: {},
		output: Type.Object({
			calls: ByCall<Shaped>(),
			/** Codes any of which the call takes. */
			access: ByCall<string[]>(),
		}),
		maxAge: 30,
	}),
};

export const Health = Type.Object({
	status: oneOf(['ok']),
	/** Version of the API. */
	version: Type.String(),
	/** Name of the newest migration of the database. */
	migration: Type.String(),
});
export type Health = Static<typeof Health>;

const whetherReady = {
	method: 'GET',
	access: 'public',
	input: {},
	output: Health,
	lane: 'health',
} as const;

export const healthApi = {
	/** The same as `ready`, by its earlier name. */
	read: endpoint({
		...whetherReady,
		path: '/api/health',
		summary: 'As /api/health/ready',
	}),
	ready: endpoint({
		...whetherReady,
		path: '/api/health/ready',
		summary:
			'Whether calls can be answered: 503 `unavailable` while the database is away or cannot be written, or the process is about to end. Who sends calls asks it',
	}),
	live: endpoint({
		method: 'GET',
		path: '/api/health/live',
		summary:
			'Whether the process answers at all, whatever it needs. Who would start it anew asks it: a database that is away is no reason to',
		access: 'public',
		input: {},
		output: Type.Object({ status: oneOf(['ok']), version: Type.String() }),
		lane: 'health',
	}),
};
