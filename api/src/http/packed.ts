import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;
const brotli = (bytes: Buffer, quality: number) =>
	promisify(brotliCompress)(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality } });
const PACK: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
	br: (bytes) => brotli(bytes, 9),
	gzip: promisify(gzip),
};
/** Smaller ones are no work. */
const THRESHOLD = 1_024;
/** Of the answer, not of the connection. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'last-modified'] as const;

interface Kept {
	headers: Record<string, string>;
	packed: Map<Encoding, Promise<Buffer>>;
}

/** Which packing a caller takes; one that is refused with `q=0` is not taken. */
export function encodingOf(accepted: string | undefined): Encoding {
	const takes = (name: string) =>
		new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`).test(
			accepted ?? '',
		);
	return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/**
 * The best brotli of files that change in their place, made once for what is in each now: every first visit waits for it.
 */
export function bestOfNow() {
	const kept = new Map<string, { etag: string; bytes: Promise<Buffer> }>();
	return (file: string, etag: string, text: string): Promise<Buffer> => {
		const known = kept.get(file);
		if (known?.etag === etag) return known.bytes;
		const bytes = brotli(Buffer.from(text), BROTLI_MAX_QUALITY);
		kept.set(file, { etag, bytes });
		return bytes;
	};
}

/**
 * Hooks for routes whose answers are the same for everybody as long as the process runs: each is
 * read and packed when it is first asked for, and sent from memory from then on. Who can only be one
 * of finitely many paths may be kept: a query is not looked at, and what is not found is not kept.
 */
export function packedOnce() {
	const kept = new Map<string, Kept>();
	const fromMemory = new WeakSet<FastifyRequest>();
	const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] as string;

	async function packedFor(
		request: FastifyRequest,
		reply: FastifyReply,
		{ headers, packed }: Kept,
	) {
		const encoding = encodingOf(request.headers['accept-encoding']);
		const known = packed.get(encoding);
		const bytes =
			known ?? PACK[encoding as 'br'](await (packed.get('identity') as Promise<Buffer>));
		packed.set(encoding, bytes);
		reply.headers({ ...headers, vary: 'accept-encoding' });
		if (encoding !== 'identity') reply.header('content-encoding', encoding);
		reply.removeHeader('content-length');
		return bytes;
	}

	return {
		async onRequest(request: FastifyRequest, reply: FastifyReply) {
			const found = kept.get(pathOf(request));
			if (!found || request.method !== 'GET') return;
			fromMemory.add(request);
			if (request.headers['if-none-match'] === found.headers.etag) {
				return reply.headers(found.headers).code(304).send();
			}
			return reply.send(await packedFor(request, reply, found));
		},
		async onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
			const type = String(reply.getHeader('content-type'));
			// A page's links may hang on how exactly it was asked for.
			const isSame = reply.statusCode === 200 && request.method === 'GET' && !/html/.test(type);
			if (fromMemory.has(request) || !isSame) return payload;
			const bytes =
				payload instanceof Readable ? await buffer(payload) : Buffer.from(payload as string);
			if (bytes.length < THRESHOLD) return bytes;
			const headers: Record<string, string> = {
				etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
			};
			for (const name of KEPT_HEADERS) {
				const value = reply.getHeader(name);
				if (value !== undefined) headers[name] = String(value);
			}
			const entry: Kept = { headers, packed: new Map([['identity', Promise.resolve(bytes)]]) };
			kept.set(pathOf(request), entry);
			return packedFor(request, reply, entry);
		},
	};
}
