import { Readable } from 'node:stream';
import {
	type Endpoint,
	type FileAnswer,
	isList,
	type ListEndpoint,
} from '@borlette/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inPieces } from './pieces.ts';
import { compileExact } from './validation.ts';

type Value = Record<string, unknown>;
type Send = (reply: FastifyReply, answer: unknown) => FastifyReply;

/**
 * Sends an answer through its schema, so that a column that the contract doesn't name never
 * leaves. In tests (`checkAnswers`) an answer that breaks its schema is an error.
 */
export function compileAnswer(app: FastifyInstance, endpoint: Endpoint): Send {
	const { file, maxAge } = endpoint;
	if (file) return (reply, answer) => sendBytes(reply, file, answer as FileAnswer);
	const check = app.checkAnswers ? compileExact(endpoint.output) : undefined;
	const schemaOf = schemaChooser(endpoint);
	const caching = maxAge ? `public, max-age=${maxAge}` : 'no-store';
	return (reply, answer) => {
		const errors = check?.(answer) ?? [];
		if (errors.length > 0) {
			throw new Error(`${endpoint.path} breaks its contract: ${JSON.stringify(errors)}`);
		}
		reply
			.type('application/json; charset=utf-8')
			.header('cache-control', caching)
			.header('x-robots-tag', 'noindex');
		if (isList(endpoint) && Array.isArray(answer) && answer.length > LONG) {
			return reply.send(Readable.from(arrayText(reply, answer, schemaOf(answer))));
		}
		return reply
			.serializer((value: Value) => reply.serializeInput(value, schemaOf(value)))
			.send(answer);
	};
}

/** Longer lists are written in pieces: at once they would keep every other call waiting. */
const LONG = 200;

/** Characters. A write to a socket costs more than its bytes do. */
const SENT_AT_ONCE = 64 * 1024;

async function* arrayText(
	reply: FastifyReply,
	rows: Value[],
	schema: Value,
): AsyncGenerator<string> {
	let text = '[';
	let before = '';
	for await (const some of inPieces(rows)) {
		text += before + reply.serializeInput(some as never, schema).slice(1, -1);
		before = ',';
		if (text.length < SENT_AT_ONCE) continue;
		yield text;
		text = '';
	}
	yield `${text}]`;
}

const sendBytes = (reply: FastifyReply, type: string, { name, bytes }: FileAnswer): FastifyReply =>
	reply
		.type(type)
		.header('cache-control', 'no-store')
		.header('content-disposition', `attachment; filename="${name}"`)
		.send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes));

/** A list answers an array or a page: told apart here, which is cheaper than by the union. */
function schemaChooser(endpoint: Endpoint): (answer: unknown) => Value {
	if (!isList(endpoint)) return () => endpoint.output as unknown as Value;
	const plain = { type: 'array', items: endpoint.item };
	const page = pageOf(endpoint) ?? {
		type: 'object',
		properties: {
			items: plain,
			total: { type: 'integer' },
			nextOffset: { type: 'integer', nullable: true },
		},
	};
	return (answer) => (Array.isArray(answer) ? plain : page);
}

/** Of a list whose pages carry more than their rows. */
const pageOf = (endpoint: ListEndpoint & { page?: object }) => endpoint.page as Value | undefined;
