import { fileHeaders, pageHeaders, workerHeaders } from '@borlette/shared/config/web-headers.mjs';

const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;

export const HEADERS_KINDS = ['page', 'file', 'worker'] as const;
export type HeadersKind = (typeof HEADERS_KINDS)[number];

/**
 * The headers that tell browsers what an answer may do, as an include of nginx: the web server in front
 * says what the API says.
 * @param kind of the answers that the include is for
 * @param origins further origins of remotes; a variable of nginx's templates may stand for them
 */
export function nginxHeaders(kind: HeadersKind, origins: readonly string[]): string {
	const headers = {
		page: () => pageHeaders({ remoteOrigins: origins }),
		file: fileHeaders,
		worker: workerHeaders,
	};
	return Object.entries(headers[kind]())
		.map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
		.join('');
}
