import type { Endpoint } from '@borlette/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure, invalidField } from '../errors.ts';

export const BODY_LIMIT = 256 * 1024;
const FILE_LIMIT = 5 * 1024 * 1024;

/** A file of a multipart body, by the name of its field. */
export type UploadedFiles = Readonly<Record<string, Buffer>>;

/** JSON is the only text that is read; an empty body counts as none. */
export function readJson(app: FastifyInstance): void {
	app.removeAllContentTypeParsers();
	const parse = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
		if (body === '') done(null, undefined);
		else parse(request, body as string, done);
	});
}

const carriesBody = (request: FastifyRequest): boolean =>
	Number(request.headers['content-length'] ?? 0) > 0 ||
	request.headers['transfer-encoding'] !== undefined;

/** Before the body is read: refuses one that the call cannot have. */
export function refuseForeignBody(endpoint: Endpoint, request: FastifyRequest): void {
	if (!carriesBody(request)) return;
	if (endpoint.method === 'GET') throw new ApiFailure('bad_request', {}, 'This call takes no body');
	const isMultipart = request.headers['content-type']?.startsWith('multipart/');
	if (isMultipart && !endpoint.files) throw new ApiFailure('unsupported_media_type');
}

/** After it was read: `{}` is as good as none where none is asked for. */
export function refuseUnaskedBody(endpoint: Endpoint, request: FastifyRequest): void {
	if (endpoint.input.body || request.body === undefined || request.body === null) return;
	const empty = typeof request.body === 'object' && Object.keys(request.body).length === 0;
	if (!empty) throw new ApiFailure('bad_request', {}, 'This call takes no body');
	request.body = undefined;
}

/** Reads a multipart body; its text fields become the body that is validated. */
export async function readMultipart(
	endpoint: Endpoint,
	request: FastifyRequest,
): Promise<UploadedFiles> {
	try {
		return await readParts(endpoint, request);
	} catch (error) {
		// What cannot be taken apart is told without a status or a code.
		const isNamed = error instanceof ApiFailure || 'code' in (error as Error);
		throw isNamed ? error : new ApiFailure('bad_request');
	}
}

async function readParts(endpoint: Endpoint, request: FastifyRequest): Promise<UploadedFiles> {
	const fields = new Map<string, string>();
	const files = new Map<string, Buffer>();
	const parts = request.parts({
		limits: { fileSize: FILE_LIMIT, files: 4, fields: 40, fieldSize: BODY_LIMIT, parts: 44 },
	});
	for await (const part of parts) {
		const name = part.fieldname;
		if (fields.has(name) || files.has(name)) {
			throw new ApiFailure('bad_request', {}, `The field ${JSON.stringify(name)} is sent twice`);
		}
		if (part.type === 'file') {
			if (!endpoint.files?.includes(name)) throw invalidField(name, 'unknown_field');
			files.set(name, await part.toBuffer());
		} else {
			fields.set(name, String(part.value));
		}
	}
	request.body = Object.fromEntries(fields);
	return Object.fromEntries(files);
}

/** `If-Match: "3"` stands for `version: 3` where the body has none. */
export function versionFromHeader(endpoint: Endpoint, request: FastifyRequest): void {
	const properties = (endpoint.input.body as { properties?: object } | undefined)?.properties ?? {};
	const version = /^"([0-9]{1,9})"$/.exec(request.headers['if-match'] ?? '')?.[1];
	const body = request.body;
	if (!version || !('version' in properties) || typeof body !== 'object' || body === null) return;
	request.body = { version: Number(version), ...body };
}
