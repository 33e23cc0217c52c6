import { authApi } from '@borlette/shared/contract/auth';
import { generaleApi } from '@borlette/shared/contract/generale';
import { posApi } from '@borlette/shared/contract/pos';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Config, readConfig } from '../config/config.ts';
import { connect, type Pool } from '../db/connect.ts';
import { KeptSignIns } from '../identity/kept-sign-ins.ts';
import type { SignedIn } from '../identity/session.ts';
import { newToken, tokenHash } from '../identity/token.ts';
import { buildApp } from '../start/app.ts';
import { IDS } from '../tools/testing/ids.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';

/** So that what is forgotten here was told, and did not just end. */
const FOR_EVER = { signInKeptSeconds: 3_600 };

const api = useTestApi(FOR_EVER);
/** A second API process on the same database, as far as a test can have one. */
let other: { app: FastifyInstance; db: Pool };
beforeAll(async () => {
	const db = connect(api.appUrl);
	const config: Config = { ...readConfig({}), twoFactorRoles: [], ...FOR_EVER };
	other = { db, app: await buildApp({ db, config }) };
	await other.app.ready();
});
afterAll(async () => {
	await other.app.close();
	await other.db.destroy();
});

const read = async (app: FastifyInstance, token: string): Promise<number> =>
	(await app.inject(requestOf(generaleApi.list, { query: { limit: 1 } }, token))).statusCode;

/** Until the answer is that one; a test that waits for ever fails. */
async function until(app: FastifyInstance, token: string, status: number): Promise<void> {
	while ((await read(app, token)) !== status);
}

/** What is done to a table is told to nobody. */
async function unheard(work: () => Promise<unknown>, table = 'tokens'): Promise<void> {
	const name = sql.ref(table);
	await sql`ALTER TABLE ${name} DISABLE TRIGGER USER`.execute(api.owner);
	await work().finally(() => sql`ALTER TABLE ${name} ENABLE TRIGGER USER`.execute(api.owner));
}

const endOf = (person: 'adminA' | 'adminB') =>
	sql`DELETE FROM tokens WHERE user_id = ${IDS[person]}`.execute(api.owner);

/** A token that both processes know by heart. */
async function known(person: 'adminA' | 'adminB'): Promise<string> {
	for (;;) {
		const token = await api.tokenOf(person);
		for (const app of [api.app, other.app]) expect(await read(app, token)).toBe(200);
		await unheard(() => endOf(person));
		// Either may not have been listening yet.
		const answers = [await read(api.app, token), await read(other.app, token)];
		if (answers.every((status) => status === 200)) return token;
	}
}

test('reading goes by what was looked up, writing asks', async () => {
	const token = await known('adminA');
	const { status } = await api.call({ token }, generaleApi.create, { body: {} as never });
	expect(status).toBe(401);
});

test('what a page asks for at once asks the database once who it is', async () => {
	await known('adminA');
	const token = await api.tokenOf('adminA');
	const keep = jest.spyOn(api.app.signIns, 'keep');
	const answers = await Promise.all(Array.from({ length: 6 }, () => read(api.app, token)));
	expect([...new Set(answers), keep.mock.calls.length]).toEqual([200, 1]);
	keep.mockRestore();
});

test('a sign-in that ends is refused at once where it ended, and elsewhere when it is told', async () => {
	const token = await api.tokenOf('adminA');
	await until(other.app, token, 200);
	await until(api.app, token, 200);
	expect((await api.call({ token }, authApi.logout, {})).status).toBe(200);
	expect(await read(api.app, token)).toBe(401);
	await until(other.app, token, 401);
});

test.each([
	['the person', () => sql`UPDATE users SET is_active = false WHERE id = ${IDS.adminB}`],
	['their company', () => sql`UPDATE companies SET is_active = false WHERE id = ${IDS.companyB}`],
	['a right', () => sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminB}`],
])('what changes %s is told to every process', async (_what, change) => {
	await sql`UPDATE users SET is_active = true WHERE id = ${IDS.adminB}`.execute(api.owner);
	await sql`UPDATE companies SET is_active = true WHERE id = ${IDS.companyB}`.execute(api.owner);
	const token = await api.tokenOf('adminB');
	await until(api.app, token, 200);
	await until(other.app, token, 200);
	await change().execute(api.owner);
	await until(api.app, token, 403);
	await until(other.app, token, 403);
});

test('who cannot hear what ends keeps nothing', async () => {
	const token = await known('adminA');
	await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
		WHERE application_name = 'borlette-live' AND datname = current_database()`.execute(api.owner);
	await until(api.app, token, 401);
	await until(other.app, token, 401);
});

test('a terminal is known by heart for its turn, and each of its calls judges its token', async () => {
	const token = newToken();
	await sql`UPDATE agents SET device_id = 'POS-1' WHERE id = ${IDS.agentA}`.execute(api.owner);
	await sql`INSERT INTO agent_tokens (company_id, agent_id, device_id, token_hash, expires_at)
		VALUES (${IDS.companyA}, ${IDS.agentA}, 'POS-1', ${tokenHash(token)},
			now() + interval '1 day')`.execute(api.owner);
	const ask = async () => {
		const request = requestOf(posApi.report, { query: {} }, token);
		const { statusCode } = await other.app.inject(request);
		return statusCode;
	};
	const isKnown = () => other.app.terminals.find(token) !== undefined;
	const untilKnown = async () => {
		do expect(await ask()).toBe(200);
		while (!isKnown());
	};
	await untilKnown();
	for (const [table, change, status, back] of [
		['agent_tokens', `device_id = 'POS-2'`, 401, `device_id = 'POS-1'`],
		['agents', 'is_active = false', 403, 'is_active = true'],
		['surcussales', 'is_active = false', 403, 'is_active = true'],
		['companies', 'is_active = false', 403, 'is_active = true'],
		['agent_tokens', 'expires_at = now()', 401, `expires_at = now() + interval '1 day'`],
	] as const) {
		const write = (set: string) =>
			unheard(() => sql`UPDATE ${sql.ref(table)} SET ${sql.raw(set)}`.execute(api.owner), table);
		await write(change);
		expect(await ask()).toBe(status);
		await write(back);
	}
	expect(isKnown()).toBe(true);
	// A name is told, what a sale changes is not.
	await sql`UPDATE agents SET balance = balance WHERE id = ${IDS.agentA}`.execute(api.owner);
	await sql`UPDATE agents SET last_name = 'Autre' WHERE id = ${IDS.agentA}`.execute(api.owner);
	while (isKnown()) await ask();
	await untilKnown();
	await sql`DELETE FROM agent_tokens`.execute(api.owner);
	expect(await ask()).toBe(401);
	expect(isKnown()).toBe(true);
});

describe('of one sign-in', () => {
	const SOON = 60_000;
	const signedIn = (idleIn: number, endsIn: number) =>
		({
			view: {
				idle_expires_at: new Date(Date.now() + idleIn).toISOString(),
				expires_at: new Date(Date.now() + endsIn).toISOString(),
			},
		}) as SignedIn;
	const listening = () => {
		const signIns = new KeptSignIns<SignedIn>(SOON);
		signIns.told(true);
		return signIns;
	};

	test.each([
		[SOON, SOON, true],
		[-1, SOON, false],
		[SOON, -1, false],
	])('idle in %i ms, over in %i ms: kept is %s', async (idleIn, endsIn, isKept) => {
		const signIns = listening();
		const session = signedIn(idleIn, endsIn);
		expect(await signIns.keep('token', async () => session)).toBe(session);
		expect(signIns.find('token')).toBe(isKept ? session : undefined);
	});

	test('what is told while it is looked up may be about it', async () => {
		const signIns = listening();
		await signIns.keep('token', async () => {
			signIns.forget();
			return signedIn(SOON, SOON);
		});
		expect(signIns.find('token')).toBeUndefined();
	});

	test('nothing is kept before anybody listens, nor after', async () => {
		const signIns = new KeptSignIns<SignedIn>(SOON);
		await signIns.keep('token', async () => signedIn(SOON, SOON));
		expect(signIns.find('token')).toBeUndefined();
		signIns.told(true);
		await signIns.keep('token', async () => signedIn(SOON, SOON));
		signIns.told(false);
		expect(signIns.find('token')).toBeUndefined();
	});
});
