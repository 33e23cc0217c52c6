import {
	codesOf,
	END_CAUSES,
	type Endpoint,
	ERROR_STATUS,
	type ErrorCode,
	isList,
} from '@borlette/shared/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { FILE_TYPES } from './export.ts';
import { packedOnce } from './packed.ts';
import { perMinute } from './rate.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		endpoint?: Endpoint;
	}
}

export const DOCS_PATH = '/api/docs';
/** From one address; its page takes eight. */
const CALLS_PER_MINUTE = 120;

const ERROR = { $ref: '#/components/schemas/ErrorBody' };

/**
 * OpenAPI from the same endpoints that validate: page at /api/docs, document at /api/docs/json. It is of 3.0, which says all
 * that the contract does: Swagger's page works on a document of 3.1 for a quarter of a minute, and on each call for seconds.
 */
export async function serveDocs(app: FastifyInstance, brand: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.0.3',
			info: { title: `${brand} API`, version: '1.0.0' },
			components: {
				// Written out in each answer of each call it is most of the document, and a browser works on that for 20 s.
				schemas: {
					ErrorBody: {
						type: 'object',
						required: ['code', 'message'],
						properties: {
							code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
							message: { type: 'string', description: 'English, for developers' },
							requestId: { type: 'string' },
							fields: { type: 'object', additionalProperties: true },
							current: {},
							refusals: { type: 'array', items: { type: 'object', additionalProperties: true } },
							instance_id: { type: 'string' },
							warnings: { type: 'array', items: { type: 'string' } },
							ended: { type: 'string', enum: [...END_CAUSES] },
							retryAfter: { type: 'integer', description: 'Seconds' },
						},
					},
				},
				securitySchemes: {
					token: {
						type: 'apiKey',
						in: 'header',
						name: 'Authorization',
						description: '`Token <accessToken>`, or `Bearer <accessToken>`',
					},
				},
			},
		},
		transform: ({ schema, url, route }) => {
			const endpoint = route.config?.endpoint;
			if (!endpoint) return { schema: { ...schema, hide: true }, url };
			return { schema: { ...schema, ...describe(endpoint) } as typeof schema, url };
		},
		transformObject: (made) => ('openapiObject' in made ? asOf30(made.openapiObject) : {}),
	});
	await app.register(async (pages) => {
		const { onRequest, onSend } = packedOnce();
		pages.addHook('onRequest', app.rateLimit({ max: CALLS_PER_MINUTE, ...perMinute }));
		pages.addHook('onRequest', onRequest);
		pages.addHook('onSend', onSend);
		await pages.register(swaggerUi, { routePrefix: DOCS_PATH, staticCSP: false });
	});
}

/**
 * The same as 3.0 says it where the plugin leaves it as the contract has it: null is among the values of what is one of a few or null, since
 * `nullable` alone does not let it in; and of examples there is one.
 */
const asOf30 = <T>(made: T): T =>
	JSON.parse(JSON.stringify(made), (_name, part) => {
		if (part?.nullable && part.enum) return { ...part, enum: [...part.enum, null] };
		if (!Array.isArray(part?.examples)) return part;
		const { examples, ...rest } = part;
		return { ...rest, example: examples[0] };
	});

const BYTES = { schema: { type: 'string', format: 'binary' } };

/** What a good answer holds: JSON, a file, or with a list either. */
function contentOf(endpoint: Endpoint): object {
	const { file, output } = endpoint;
	if (file === 'text/event-stream') return { content: { [file]: { schema: output } } };
	if (file) return { content: { [file]: BYTES } };
	if (!isList(endpoint)) return output;
	const files = Object.fromEntries(FILE_TYPES.map((type) => [type, BYTES]));
	return { content: { 'application/json': { schema: output }, ...files } };
}

function describe(endpoint: Endpoint) {
	const { summary, access, files, path } = endpoint;
	const codes = codesOf(endpoint);
	const roles = typeof access === 'object' ? access.roles : undefined;
	return {
		summary,
		tags: [path.split('/')[2] ?? 'api'],
		description: [
			codes.length > 0 && `Permission: ${codes.map((code) => `\`${code}\``).join(' or ')}.`,
			roles && `Roles: ${roles.join(', ')}.`,
			access === 'session' && 'Anybody signed in.',
			access === 'agent' && 'A terminal, by the token of /api/pos/login.',
			isList(endpoint) && 'With `format`: a file of every row that matches.',
		]
			.filter(Boolean)
			.join(' '),
		...(access !== 'public' && { security: [{ token: [] }] }),
		...(files && { consumes: ['multipart/form-data', 'application/json'] }),
		response: {
			200: { description: 'Success', ...contentOf(endpoint) },
			...errorAnswers(access === 'public'),
		},
	};
}

function errorAnswers(isPublic: boolean) {
	const codes: ErrorCode[] = isPublic
		? ['bad_request', 'validation_failed', 'too_many_requests', 'unavailable']
		: [
				'bad_request',
				'unauthenticated',
				'forbidden',
				'not_found',
				'conflict',
				'validation_failed',
				'unavailable',
			];
	return Object.fromEntries(
		codes.map((code) => [
			ERROR_STATUS[code],
			{ description: code, content: { 'application/json': { schema: ERROR } } },
		]),
	);
}
