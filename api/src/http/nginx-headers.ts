import Fastify from 'fastify';
import { secureHeaders } from './security.ts';

/** What belongs to one answer, not to every one. */
const OF_THE_ANSWER = new Set(['connection', 'content-length', 'content-type', 'date']);

const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/**
 * The headers that tell browsers what pages may do, as an include of nginx: the web server in front
 * says what the API says.
 * @param origins further origins of remotes; a variable of nginx's templates may stand for them
 */
export async function nginxHeaders(origins: readonly string[]): Promise<string> {
	const app = Fastify();
	await secureHeaders(app, origins);
	app.get('/', async () => '');
	const { headers } = await app.inject('/');
	await app.close();
	return Object.entries(headers)
		.filter(([name]) => !OF_THE_ANSWER.has(name))
		.map(([name, value]) => `add_header ${name} ${quoted(String(value))} always;\n`)
		.join('');
}
