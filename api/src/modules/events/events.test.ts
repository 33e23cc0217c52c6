import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_STATUS } from '@borlette/shared/contract';
import { authApi, profileApi } from '@borlette/shared/contract/auth';
import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import type { LiveEvent } from '@borlette/shared/contract/events';
import { ficheApi } from '@borlette/shared/contract/fiche';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Config, readConfig } from '../../config/config.ts';
import { withinCompany } from '../../db/companies.ts';
import { connect, type Pool } from '../../db/connect.ts';
import { inScope, type Scope, type Tx } from '../../db/scope.ts';
import { voidFiche } from '../../engine/fiche.sql.ts';
import { buildApp } from '../../start/app.ts';
import { endTodo, raiseTodo } from '../../todo/keep.ts';
import { closeEvents, openEvents } from '../../tools/testing/event-source.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { bindDevices, openDraw, sell } from '../../tools/testing/selling.ts';
import { drawn } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const CONFIG: Config = { ...readConfig({}), twoFactorRoles: [] };
/** A second API process on the same database, as far as a test can have one. */
let other: { app: FastifyInstance; db: Pool };
let instance: string;

beforeAll(async () => {
	await bindDevices(api.owner);
	instance = await openDraw(api.owner, 1);
	const db = connect(api.appUrl, { max: 3 });
	other = { db, app: await buildApp({ db, config: CONFIG }) };
	await api.app.listen({ port: 0, host: '127.0.0.1' });
	await other.app.listen({ port: 0, host: '127.0.0.1' });
	await open('root').then((warm) => warm.close());
	await listening(2);
});
// A test that fails leaves no screens to those after it, who may have only so many.
afterEach(() => closeEvents([api.app, other.app]));
afterAll(async () => {
	await other.app.close();
	await other.db.destroy();
});

const open = async (person: Parameters<typeof api.tokenOf>[0], companyId?: string) => {
	const token = await api.tokenOf(person, companyId);
	const events = await openEvents(api.app, token);
	return { ...events, token };
};
async function listening(count: number): Promise<void> {
	for (const app of [api.app, other.app]) {
		(await openEvents(app, await api.tokenOf('root'))).close();
	}
	for (;;) {
		const { rows } = await sql`SELECT FROM pg_stat_activity WHERE datname = current_database()
			AND application_name = 'borlette-live' AND query = 'LISTEN live'`.execute(api.owner);
		if (rows.length === count) return;
	}
}
const isSale = ({ kind }: LiveEvent) => kind === 'sale';
const isResult = ({ kind }: LiveEvent) => kind === 'result';
const isOf =
	(instanceId: string) =>
	({ instance_id }: LiveEvent) =>
		instance_id === instanceId;
const LINES = [{ numbers: '21' }];

test('a sale reaches the screens of its company in every process, and nobody else', async () => {
	const here = await open('adminA');
	const there = await openEvents(other.app, await api.tokenOf('adminA'));
	const own = await open('supervisorA');
	const colleague = await open('otherSupervisorA');
	const rival = await open('adminB');
	const everywhere = await open('root');
	expect(here.status).toBe(200);

	await sell(api.db, instance, LINES);
	const at = expect.any(String);
	for (const screen of [here, there, own]) {
		expect(await screen.next(isSale)).toEqual({
			kind: 'sale',
			instance_id: instance,
			agent_id: IDS.agentA,
			at,
		});
		expect(await screen.next()).toMatchObject({ kind: 'exposure', instance_id: instance });
	}
	// "Toutes": figures changed, but whose and where is not said.
	expect(await everywhere.next(isSale)).toEqual({ kind: 'sale', at });

	// Told after the other's sale, so nothing of that one is still under way.
	await sell(api.db, instance, LINES, { agentId: IDS.otherAgentA });
	expect(await colleague.next(isSale)).toMatchObject({ agent_id: IDS.otherAgentA });
	expect(colleague.seen.filter(({ agent_id }) => agent_id === IDS.agentA)).toEqual([]);
	const drawB = await openDraw(api.owner, 1, IDS.tirageB);
	await sell(api.db, drawB, LINES, { agentId: IDS.agentB });
	expect(await rival.next(isSale)).toMatchObject({ instance_id: drawB });
	// That their own draw was made is told too.
	const others = rival.seen.filter(
		({ kind, instance_id }) => kind !== 'result' && instance_id !== drawB,
	);
	expect(others).toEqual([]);
	expect(here.seen.filter(({ instance_id }) => instance_id === drawB)).toEqual([]);
});

test('what the office does to a fiche is told: a void, its taking back, a payment', async () => {
	const screen = await open('adminA');
	const draw = await openDraw(api.owner, -4);
	const { ref_code } = await sell(api.db, draw, LINES);
	const told = () => screen.next((event) => isSale(event) && isOf(draw)(event));
	const expected = { instance_id: draw, agent_id: IDS.agentA };
	expect(await told()).toMatchObject(expected);
	const act = async (action: 'void' | 'reactivate' | 'pay') => {
		const body = { ref_code, action, reason: 'Erreur' };
		expect((await api.call('adminA', ficheApi.update, { body })).status).toBe(200);
		expect(await told()).toMatchObject(expected);
	};
	await act('void');
	await act('reactivate');
	await drawn(api, draw, ['121', null]);
	await act('pay');
});

test('a ball that somebody blocks shows on open boards', async () => {
	const screens = [await open('adminA'), await open('supervisorA')];
	const untouched = await openDraw(api.owner, 9);
	const { status } = await api.call('adminA', boulesBlockApi.create, {
		body: {
			boules: ['98'],
			tirage_id: IDS.tirageA,
			agent_id: null,
			start_date: '2026-03-01',
			end_date: null,
			reason: '',
		},
	});
	expect(status).toBe(200);
	const isOfDraw = ({ instance_id }: LiveEvent) => instance_id === untouched;
	for (const screen of screens) {
		expect(await screen.next(isOfDraw)).toMatchObject({ kind: 'exposure' });
	}
});

test('what is to be done and what is over reaches the screens of its company, and no other', async () => {
	const screen = await open('adminA');
	const rival = await open('adminB');
	const isTodo = ({ kind }: LiveEvent) => kind === 'todo';
	const within = (companyId: string, work: (...args: Within) => Promise<void>) => {
		const scope = withinCompany(companyId);
		return inScope(api.db, scope, (tx) => work(tx, scope));
	};
	const raise = (...[tx, scope]: Within) =>
		raiseTodo(tx, scope, 'settlement_stuck', {
			subject: 'live',
			facts: { draw: 'Midi', draw_date: '2026-03-01', instance_id: instance },
		});
	const end = (...[tx, scope]: Within) => endTodo(tx, scope, 'settlement_stuck', 'live');
	for (const work of [raise, end]) {
		await within(IDS.companyA, work);
		expect(await screen.next(isTodo)).toEqual({ kind: 'todo', at: expect.any(String) });
	}
	await within(IDS.companyB, raise);
	await rival.next(isTodo);
	expect(rival.seen.filter(isTodo)).toHaveLength(1);
	await within(IDS.companyB, end);
});
type Within = [tx: Tx, scope: Scope];

test('what is rolled back is not told', async () => {
	const screen = await open('adminA');
	const scope = { companyId: IDS.companyA, supervisorId: null, userId: IDS.adminA };
	const { ref_code } = await sell(api.db, instance, LINES);
	await screen.next(({ kind }) => kind === 'exposure');
	const undone = inScope(api.db, { ...scope, role: 'company' }, async (tx) => {
		await voidFiche(tx, ref_code, 'Erreur', 'Test', IDS.agentA);
		throw new Error('undone');
	});
	await expect(undone).rejects.toThrow('undone');
	const before = screen.seen.length;
	await sell(api.db, instance, LINES, { agentId: IDS.otherAgentA });
	expect(await screen.next(isSale)).toMatchObject({ agent_id: IDS.otherAgentA });
	expect(screen.seen.slice(before).filter(({ agent_id }) => agent_id === IDS.agentA)).toEqual([]);
});

test('a change of a draw reaches all of its company, supervisors too', async () => {
	const draw = await openDraw(api.owner, 2);
	const screens = [await open('adminA'), await open('otherSupervisorA')];
	const rival = await open('adminB');
	await sql`UPDATE tirage_instances SET state = 'cancelled' WHERE id = ${draw}`.execute(api.owner);
	for (const screen of screens) {
		expect(await screen.next(isOf(draw))).toMatchObject({ kind: 'result' });
	}
	const drawB = await openDraw(api.owner, 2, IDS.tirageB);
	await sql`UPDATE tirage_instances SET state = 'cancelled' WHERE id = ${drawB}`.execute(api.owner);
	expect(await rival.next(isOf(drawB))).toMatchObject({ kind: 'result' });
	expect(rival.seen.filter(isOf(draw))).toEqual([]);
});

test('what somebody else does to a draw is told: a result in place of another, a settlement that agrees, its schedule, its end', async () => {
	const screen = await open('adminA');
	const rival = await open('adminB');
	const ofAny = { kind: 'result', at: expect.any(String) };
	const draw = await openDraw(api.owner, 4);
	expect(await screen.next(isResult)).toEqual(ofAny);
	const change = (what: string) =>
		sql`UPDATE tirage_instances SET ${sql.raw(what)} WHERE id = ${draw}`.execute(api.owner);
	for (const what of ['version = version + 1', 'verified_revision = 1']) {
		await change(what);
		expect(await screen.next(isResult)).toMatchObject({ instance_id: draw });
	}
	await sql`UPDATE tirages SET is_active = is_active WHERE id = ${IDS.tirageA}`.execute(api.owner);
	expect(await screen.next(isResult)).toEqual(ofAny);
	await sql`DELETE FROM tirage_instances WHERE id = ${draw}`.execute(api.owner);
	expect(await screen.next(isResult)).toEqual(ofAny);
	await openDraw(api.owner, 4);
	expect(await screen.next(isResult)).toEqual(ofAny);
	await openDraw(api.owner, 4, IDS.tirageB);
	expect(await rival.next(isResult)).toEqual(ofAny);
	expect(rival.seen.filter(isResult)).toHaveLength(1);
});

test('nothing between holds it back', async () => {
	const { headers } = await open('adminA');
	expect(headers.get('content-type')).toBe('text/event-stream');
	expect(headers.get('content-encoding')).toBeNull();
	expect(headers.get('cache-control')).toBe('no-store, no-transform');
	expect(headers.get('x-accel-buffering')).toBe('no');
});

test('nobody without a sign-in, and no more screens of one than it may have', async () => {
	expect((await openEvents(api.app)).status).toBe(401);
	expect((await openEvents(api.app, 'A'.repeat(43))).status).toBe(401);
	const token = await api.tokenOf('adminA');
	const screens = await Promise.all(Array.from({ length: 12 }, () => openEvents(api.app, token)));
	expect(screens.map(({ status }) => status)).toEqual(screens.map(() => 200));
	expect((await openEvents(api.app, token)).status).toBe(429);
});

test('signing out ends the stream at once, an expiry when it comes', async () => {
	const leaving = await open('adminA');
	await api.call({ token: leaving.token }, authApi.logout, {});
	expect(await leaving.ended()).toEqual({ reason: 'unauthenticated' });

	const token = await api.tokenOf('adminB');
	await sql`UPDATE tokens SET expires_at = now() + interval '1 second' WHERE user_id = ${IDS.adminB}`.execute(
		api.owner,
	);
	const expiring = await openEvents(api.app, token);
	expect(expiring.status).toBe(200);
	expect(await expiring.ended()).toEqual({ reason: 'unauthenticated' });
});

test('whose rights are changed is told in every process, and nobody else is', async () => {
	const here = await open('supervisorA');
	const there = await openEvents(other.app, await api.tokenOf('supervisorA'));
	const colleague = await open('otherSupervisorA');
	const profile = async () =>
		(await api.call({ token: here.token }, profileApi.supervisor, {})).body;
	const { perms, rights } = await profile();
	for (const screen of [here, there]) expect(await screen.rights()).toBe(rights);
	await colleague.rights();
	const told = jest.fn();
	void colleague.rights().then(told, () => undefined);

	await sql`DELETE FROM user_permissions
		WHERE user_id = ${IDS.supervisorA} AND codename = ${perms[0]?.codename}`.execute(api.owner);
	const [stamp] = await Promise.all([here.rights(), there.rights()]);
	expect(stamp).not.toBe(rights);
	expect(await profile()).toMatchObject({ perms: perms.slice(1), rights: stamp });
	await sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, ${perms[0]?.codename})`.execute(
		api.owner,
	);
	for (const screen of [here, there]) expect(await screen.rights()).toBe(rights);
	expect(told).not.toHaveBeenCalled();
});

test('a second step that falls due ends the stream, and another one is refused by it', async () => {
	const screen = await open('adminB');
	await screen.rights();
	const demand = (isDemanded: boolean) =>
		sql`UPDATE company_settings SET two_factor_admins = ${isDemanded}
			WHERE company_id = ${IDS.companyB}`.execute(api.owner);
	await demand(true);
	// What makes the processes look before it is time.
	await sql`NOTIFY people, 'rights'`.execute(api.owner);
	expect(await screen.ended()).toEqual({ reason: 'closing' });
	expect((await openEvents(api.app, screen.token)).status).toBe(ERROR_STATUS.second_step_required);
	await demand(false);
});

test('to look whether a sign-in is good does not keep it from idling out', async () => {
	await api.tokenOf('adminA');
	const idle = sql<{ idle_expires_at: string }>`SELECT idle_expires_at FROM tokens
		WHERE user_id = ${IDS.adminA} ORDER BY id`;
	await sql`UPDATE tokens SET idle_expires_at = now() + interval '5 minutes'`.execute(api.owner);
	const before = await idle.execute(api.owner);
	await sql`SELECT auth_peek(token_hash) FROM tokens`.execute(api.owner);
	expect((await idle.execute(api.owner)).rows).toEqual(before.rows);
});

test('when the listening connection is lost it is made anew, and everybody reads again', async () => {
	const screen = await open('adminA');
	await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
		WHERE datname = current_database() AND application_name = 'borlette-live'`.execute(api.owner);
	for (const kind of ['sale', 'exposure', 'result']) {
		expect(await screen.next()).toEqual({ kind, at: expect.any(String) });
	}
	await listening(2);
	await sell(api.db, instance, LINES);
	expect(await screen.next(({ instance_id }) => instance_id === instance)).toBeDefined();
});

test('a changed registry is told to every page, in each process by itself', async () => {
	const storeDir = mkdtempSync(join(tmpdir(), 'borlette-events-'));
	const release = (revision: number) => {
		mkdirSync(join(storeDir, 'registry'), { recursive: true });
		const text = JSON.stringify({ payload: JSON.stringify({ revision }) });
		writeFileSync(join(storeDir, 'registry', 'production.json'), text);
	};
	release(4);
	const db = connect(api.appUrl, { max: 2 });
	const start = async () => {
		const app = await buildApp({ db, config: { ...CONFIG, storeDir } });
		await app.listen({ port: 0, host: '127.0.0.1' });
		return app;
	};
	const apps = [await start(), await start()];
	const people = ['adminA', 'root', 'otherSupervisorA', 'adminB'] as const;
	const screens = await Promise.all(
		people.map(async (person, index) =>
			openEvents(apps[index % 2] as FastifyInstance, await api.tokenOf(person)),
		),
	);
	const isOf = (revision: number) => (event: LiveEvent) =>
		event.kind === 'registry' && event.revision === revision;
	// At its opening a stream says which channels it follows.
	for (const screen of screens) {
		expect(await screen.next(isOf(4))).toMatchObject({ channel: 'production' });
	}
	release(5);
	for (const screen of screens) {
		expect(await screen.next(isOf(5))).toMatchObject({ channel: 'production' });
	}
	for (const screen of screens) screen.close();
	for (const app of apps) await app.close();
	await db.destroy();
	rmSync(storeDir, { recursive: true });
});

test('the server ends its streams before it closes', async () => {
	const db = connect(api.appUrl, { max: 2 });
	const app = await buildApp({ db, config: CONFIG });
	await app.listen({ port: 0, host: '127.0.0.1' });
	const screen = await openEvents(app, await api.tokenOf('adminA'));
	await app.close();
	expect(await screen.ended()).toEqual({ reason: 'closing' });
	await db.destroy();
});

test('what was done in the moment before a process ends, pages of the others are told', async () => {
	const db = connect(api.appUrl, { max: 3 });
	const ending = await buildApp({ db, config: CONFIG });
	const here = await open('adminA');
	await sell(db, instance, LINES);
	await ending.close();
	await db.destroy();
	expect(await here.next(isSale)).toMatchObject({ instance_id: instance });
	here.close();
});

test('one person has twelve open streams, by however many sign-ins at once; others have theirs', async () => {
	const all = await Promise.all(Array.from({ length: 20 }, () => open('supervisorB')));
	const kept = all.filter(({ status }) => status === 200);
	const refused = all.filter(({ status }) => status === 429);
	expect([kept.length, refused.length]).toEqual([12, 8]);
	expect(refused[0]?.headers.get('retry-after')).toBe('30');
	expect((await open('supervisorB')).status).toBe(429);
	const colleague = await open('adminB');
	expect(colleague.status).toBe(200);

	// A stream that ends leaves its place.
	kept[0]?.close();
	let again = await open('supervisorB');
	while (again.status === 429) again = await open('supervisorB');
	expect(again.status).toBe(200);
});
