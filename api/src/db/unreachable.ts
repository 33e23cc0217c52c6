import { NotWritable } from './servers.ts';

/** By PostgreSQL's code, or the system's. */
const REASONS: Readonly<Record<string, string>> = {
	ECONNREFUSED: 'nothing listens there',
	ECONNRESET: 'it cut the connection',
	EHOSTUNREACH: 'there is no way to that host',
	ENETUNREACH: 'there is no way to that network',
	ENOTFOUND: 'there is no such host',
	EAI_AGAIN: 'the name of the host cannot be resolved',
	ETIMEDOUT: 'it does not answer',
	'28P01': 'it refuses the password',
	'28000': 'it refuses the user',
	'3D000': 'it has no such database',
	'57P03': 'it is starting or stopping',
	'53300': 'it takes no more connections. End what else uses it, or raise its max_connections',
};

/** What has no code says it in words: the driver's. */
const SAID: ReadonlyArray<readonly [RegExp, string]> = [
	[/timeout/i, 'it does not answer in time'],
	[
		/terminated unexpectedly/,
		'what listens there cut the connection: it is no PostgreSQL, or a proxy whose PostgreSQL is away',
	],
	[/does not support SSL/, 'it has no TLS, which sslmode of the address asks for'],
	[/certificate/, 'its certificate is not believed. Say whose is: sslrootcert of the address'],
];

/**
 * A sentence for the person who starts the API, when PostgreSQL could not be reached or entered;
 * undefined for any other error. Names no password.
 */
export function unreachableDatabase(error: unknown): string | undefined {
	if (error instanceof NotWritable) return `The database cannot be used: ${error.message}.`;
	const { code = '', message = '' } = error as { code?: string; message?: string };
	const reason = REASONS[code] ?? SAID.find(([words]) => words.test(message))?.[1];
	if (!reason) return undefined;
	return `The database cannot be used: ${reason}. Check that PostgreSQL runs and that DATABASE_URL and DATABASE_OWNER_URL are right, or leave both out for the embedded one.`;
}
