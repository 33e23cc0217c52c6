import { fileHeaders, pageHeaders } from '@borlette/shared/config/web-headers.mjs';

const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/**
 * The headers that tell browsers what an answer may do, as an include of nginx: the web server in front
 * says what the API says.
 * @param kind of the answers that the include is for
 * @param origins further origins of remotes; a variable of nginx's templates may stand for them
 */
export function nginxHeaders(kind: 'page' | 'file', origins: readonly string[]): string {
	const headers = kind === 'page' ? pageHeaders({ remoteOrigins: origins }) : fileHeaders();
	return Object.entries(headers)
		.map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
		.join('');
}
