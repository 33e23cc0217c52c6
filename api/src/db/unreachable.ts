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
};

/**
 * A sentence for the person who starts the API, when PostgreSQL could not be reached or entered;
 * undefined for any other error. Names no password.
 */
export function unreachableDatabase(error: unknown): string | undefined {
	const { code = '', message = '' } = error as { code?: string; message?: string };
	const reason =
		REASONS[code] ?? (/timeout/i.test(message) ? 'it does not answer in time' : undefined);
	if (!reason) return undefined;
	return `The database cannot be used: ${reason}. Check that PostgreSQL runs and that DATABASE_URL and DATABASE_OWNER_URL are right, or leave both out for the embedded one.`;
}
