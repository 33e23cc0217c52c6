import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, ErrorBody, InputOf, OutputOf } from '@borlette/shared/contract';
import { requestOf as contractRequestOf } from '@borlette/shared/contract/request';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { type Config, readConfig } from '../../config/config.ts';
import type { Db } from '../../db/connect.ts';
import { newToken, tokenHash } from '../../identity/token.ts';
import { buildApp } from '../../start/app.ts';
import { cloneDatabase, type TestDatabase } from './databases.ts';
import { IDS, type Person } from './ids.ts';

export interface Answer<T> {
	status: number;
	/** Of the contract where the call went well; `failure` names it otherwise. */
	body: T;
	failure: ErrorBody;
	headers: Record<string, unknown>;
}

export interface TestApi extends TestDatabase {
	app: FastifyInstance;
	/** A token for a person of the seed; a superuser may be given a chosen company. */
	tokenOf(person: Person, companyId?: string): Promise<string>;
	call<E extends Endpoint>(
		as: Person | { token: string | undefined },
		endpoint: E,
		input: InputOf<E>,
	): Promise<Answer<OutputOf<E>>>;
	/** A call by hand, for what the types would not allow. */
	inject(options: InjectOptions): Promise<Answer<unknown>>;
}

/** The API on a database of its own, for all tests of a file. */
export function useTestApi(changes: Partial<Config> = {}): TestApi {
	const api = {} as TestApi;
	beforeAll(async () => {
		Object.assign(api, await startTestApi(changes));
	});
	afterAll(async () => {
		await api.app.close();
		await api.close();
	});
	return api;
}

async function startTestApi(changes: Partial<Config>): Promise<TestApi> {
	const database = await cloneDatabase('borlette');
	const config = {
		...readConfig({}),
		loginAttemptsPerMinute: 1_000,
		twoFactorRoles: [],
		// Tests change sign-ins past the API and ask at once.
		signInKeptSeconds: 0,
		// The next step may begin between a test's code and its call.
		twoFactorDrift: 1,
		// Never that of an API that somebody runs beside the tests.
		dataDir: join(tmpdir(), 'borlette-no-data'),
		secretsKey: Buffer.alloc(32, 'secret').toString('base64'),
		ticketKeys: [Buffer.alloc(32, 'ticket').toString('base64')],
		...changes,
	};
	const app = await buildApp({ db: database.db, config, checkAnswers: true });

	const inject: TestApi['inject'] = async (options) => {
		const { statusCode, body, headers } = await app.inject(options);
		const isJson = String(headers['content-type']).startsWith('application/json');
		const value = isJson ? JSON.parse(body) : body;
		return { status: statusCode, body: value, failure: value, headers };
	};
	const tokenOf: TestApi['tokenOf'] = (person, companyId) => tokenIn(database, person, companyId);
	const call: TestApi['call'] = async (as, endpoint, input) => {
		const token = typeof as === 'string' ? await tokenOf(as) : as.token;
		return inject(requestOf(endpoint, input, token)) as never;
	};
	return { ...database, app, inject, tokenOf, call };
}

async function tokenIn(
	{ db, owner }: TestDatabase,
	person: Person,
	companyId: string | undefined,
): Promise<string> {
	const token = await mintToken(owner, person);
	if (!companyId) return token;
	const chosen = newToken();
	await sql`SELECT auth_rechoose(${tokenHash(token)}, ${tokenHash(chosen)}, ${companyId}, NULL)`.execute(
		db,
	);
	return chosen;
}

/** A token for a person of the seed. */
export async function mintToken(owner: Db, person: Person): Promise<string> {
	const token = newToken();
	// Past auth_start, which would end the oldest of the many that a file of tests makes.
	await sql`INSERT INTO tokens (user_id, token_hash, idle_minutes, idle_expires_at, expires_at, ip,
			user_agent)
		VALUES (${IDS[person]}, ${tokenHash(token)}, 30, now() + interval '30 minutes',
			now() + interval '12 hours', '', '')`.execute(owner);
	return token;
}

/** The HTTP request of a call, for `inject`. */
export function requestOf(endpoint: Endpoint, input: object, token?: string): InjectOptions {
	const { method, path, query, headers, body } = contractRequestOf(endpoint, { ...input, token });
	return {
		method,
		url: path,
		query,
		headers,
		...(body !== undefined && { payload: body as object }),
	};
}
