import { createHash } from 'node:crypto';
import http from 'node:http';
import { listenAt } from '../../../shared/config/ports.mjs';

/** @import { IncomingMessage, OutgoingHttpHeaders } from 'node:http' */

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** @typedef {[number, OutgoingHttpHeaders?, (string | Buffer)?]} Answer status, headers and body */

const NOTHING = { content: Buffer.of(), tag: '', at: new Date(0) };
/** Over TLS a sender may leave the body's hash out. */
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const SIGNED =
	/^AWS4-HMAC-SHA256 Credential=tester\/.*SignedHeaders=.*host.*Signature=[0-9a-f]{64}$/;
/** @param {string | Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/**
 * A bucket in memory that answers as S3's protocol says: conditional writes (If-None-Match: *, If-Match with a
 * tag), lists in pages, errors in XML. It has no idea of signatures but that there must be one over the body.
 * @param {{ page?: number }} [options] keys that one answer lists at most
 * @returns {Promise<{ url: string, keys: () => string[], cachingOf: (key: string) => string | undefined,
 *   failAt: (pattern: RegExp) => void, stop: () => void }>} `failAt`: PUTs of such keys fail from now on
 */
export async function serveBucket({ page = 5 } = {}) {
	/** @type {Map<string, { content: Buffer, tag: string, type: string | undefined, caching: string | undefined, at: Date }>} */
	const objects = new Map();
	let failing = /$^/;

	/** @param {string} key @param {IncomingMessage} request @param {Buffer} content */
	function write(key, { headers }, content) {
		const known = objects.get(key);
		if (headers['if-none-match'] === '*' && known) return 412;
		if (headers['if-match'] && headers['if-match'] !== known?.tag) return 412;
		const tag = `"${createHash('md5').update(content).digest('hex')}"`;
		const type = headers['content-type'];
		objects.set(key, { content, tag, type, caching: headers['cache-control'], at: new Date() });
		return 200;
	}

	/** @param {string} bucket @param {URL} url */
	function listed(bucket, { searchParams }) {
		const prefix = searchParams.get('prefix') ?? '';
		const after = searchParams.get('continuation-token') ?? '';
		const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
		const keys = all.slice(0, page);
		const isMore = all.length > keys.length;
		const contents = keys.map((key) => {
			const { content, tag, at } = objects.get(key) ?? NOTHING;
			return `<Contents><Key>${escaped(key)}</Key><LastModified>${at.toISOString()}</LastModified><ETag>${escaped(tag)}</ETag><Size>${content.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
		});
		const more = isMore
			? `<NextContinuationToken>${escaped(keys.at(-1) ?? '')}</NextContinuationToken>`
			: '';
		return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${keys.length}</KeyCount><MaxKeys>${page}</MaxKeys><IsTruncated>${isMore}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
	}

	/** @param {Buffer} body */
	function removed(body) {
		for (const [, key = ''] of String(body).matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(key);
		return '<?xml version="1.0" encoding="UTF-8"?><DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"></DeleteResult>';
	}

	const xml = { 'content-type': 'application/xml' };
	/** @param {number} status @param {string} code @returns {Answer} */
	const error = (status, code) => [
		status,
		xml,
		`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`,
	];

	/** @param {string} key @param {IncomingMessage} request @param {Buffer} body @returns {Answer} */
	function put(key, request, body) {
		if (failing.test(key)) return error(507, 'NoSuchUpload');
		const status = write(key, request, body);
		return status === 200
			? [200, { etag: objects.get(key)?.tag }]
			: error(status, 'PreconditionFailed');
	}

	/** @param {string} key @returns {Answer} */
	function get(key) {
		const found = objects.get(key);
		if (!found) return error(404, 'NoSuchKey');
		const { content, tag, type, caching = '' } = found;
		return [200, { etag: tag, 'content-type': type, 'cache-control': caching }, content];
	}

	/** @param {IncomingMessage} request @param {Buffer} body @returns {Answer} status, headers and body */
	function answer(request, body) {
		const { method, headers } = request;
		const url = new URL(String(request.url), 'http://bucket');
		const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/');
		const key = rest.join('/');
		if (!SIGNED.test(headers.authorization ?? '')) return error(403, 'AccessDenied');
		const hash = headers['x-amz-content-sha256'];
		if (hash !== UNSIGNED && hash !== sha256(body)) {
			return error(400, 'XAmzContentSHA256Mismatch');
		}
		if (method === 'PUT') return put(key, request, body);
		if (method === 'GET') return key ? get(key) : [200, xml, listed(bucket, url)];
		if (method === 'POST') return [200, xml, removed(body)];
		objects.delete(key);
		return [204];
	}

	const server = http.createServer(async (request, response) => {
		/** @type {Buffer[]} */
		const parts = [];
		for await (const part of request) parts.push(part);
		const [status, headers = {}, content] = answer(request, Buffer.concat(parts));
		response.writeHead(status, headers);
		response.end(content);
	});
	const port = await listenAt(server);
	return {
		url: `http://127.0.0.1:${port}`,
		keys: () => [...objects.keys()].sort(),
		cachingOf: (key) => objects.get(key)?.caching,
		failAt(pattern) {
			failing = pattern;
		},
		stop() {
			server.closeAllConnections();
			server.close();
		},
	};
}
