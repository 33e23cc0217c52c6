import type { Endpoint } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import { authApi, scopeApi } from '@borlette/shared/contract/auth';
import { companyApi } from '@borlette/shared/contract/company';
import { OFFICE_TEMPLATES, officeApi } from '@borlette/shared/contract/office';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { todoApi } from '@borlette/shared/contract/todo';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Pool } from '../../db/connect.ts';
import { upSubscription } from '../../db/homes/link.sql.ts';
import { theRow } from '../../db/rows.ts';
import { inScope } from '../../db/scope.ts';
import { settle } from '../../engine/settlement.ts';
import { keepingProvider } from '../../scheduler/provider.ts';
import { buildApp } from '../../start/app.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { attempts, outcomeOf, type SoldFiche } from '../testing/attempts.ts';
import {
	SECOND,
	startTwoServers,
	type TestServer,
	type TwoServers,
} from '../testing/company-servers.ts';
import { IDS, PASSWORD } from '../testing/ids.ts';
import { newKey, openDraw, sell } from '../testing/selling.ts';
import { asCompanyA, confirmed, endDraw } from '../testing/settling.ts';
import { requestOf } from '../testing/test-api.ts';
import { inTime } from '../testing/waiting.ts';
import { hasReached, logPosition } from './homes.sql.ts';
import { MoveFailure, moveHome, moveOut } from './move.ts';

/** Company A goes to the second server, B stays on the directory. */
let servers: TwoServers;
let app: FastifyInstance;
beforeAll(async () => {
	servers = await startTwoServers();
	app = await buildApp({ db: servers.db, config: servers.config, checkAnswers: true });
	await app.ready();
});
afterAll(async () => {
	await app.close();
	await servers.close();
});

const countOf = async (owner: TwoServers['db'], companyId: string) =>
	(
		await theRow(
			owner,
			sql<{ n: number }>`SELECT count(*) AS n FROM fiches WHERE company_id = ${companyId}`,
		)
	).n;
/** The directory has heard all that the second server wrote. */
async function heard(): Promise<void> {
	const lsn = await logPosition(servers.second.owner);
	await inTime('the directory hears all that the second server wrote', () =>
		hasReached(servers.second.owner, upSubscription(SECOND), lsn),
	);
}
/** Sells until told to stop, books and voids in between; a sale that is refused for a moment is sent again. */
function selling(instance: string, agentId: string) {
	const outcomes = new Map<string, number>();
	const act = attempts(servers.db);
	let isOver = false;
	const beside = async (fiche: SoldFiche) => {
		const depositing = asCompanyA(servers.db, (tx) =>
			sql`SELECT wallet_record(${agentId}, 'deposit', 50, '', 'Office')`.execute(tx),
		);
		for (const outcome of [await outcomeOf(depositing), await outcomeOf(act.voiding(fiche))]) {
			if (outcome !== 'done') outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
		}
	};
	const run = async () => {
		while (!isOver) {
			const key = newKey();
			for (let isSold = false; !isSold; ) {
				const sale = sell(servers.db, instance, [{ stake: 200 }], { agentId, key });
				const outcome = await outcomeOf(sale);
				outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
				isSold = outcome !== 'company_moving';
				if (outcome === 'done') await beside(await sale);
			}
		}
	};
	const running = Promise.all([run(), run()]);
	const stop = async () => {
		isOver = true;
		await running;
		return outcomes;
	};
	sellers.push(stop);
	return stop;
}
const sellers: Array<() => Promise<unknown>> = [];
// A test that failed sells no more.
afterEach(async () => {
	for (const stop of sellers.splice(0)) await stop();
});

test('a move that is broken off at any step leaves the company selling, and goes on when it is given again', async () => {
	const { db, directory, second } = servers;
	const draw = await openDraw(directory.owner, 1, IDS.tirageA);
	const stop = selling(draw, IDS.agentA);
	for (const step of ['copy', 'switch', 'flip'] as const) {
		const broken = moveOut(
			servers.move(IDS.companyA, {
				before: (at) => {
					if (at === step) throw new MoveFailure(step);
				},
			}),
		);
		await expect(broken).rejects.toThrow(step);
		await sell(db, draw, [{ stake: 200 }]);
	}
	await moveOut(servers.move(IDS.companyA));
	const outcomes = await stop();
	expect(
		[...outcomes.keys()].filter((outcome) => !['done', 'company_moving'].includes(outcome)),
	).toEqual([]);
	const sold = (outcomes.get('done') ?? 0) + 3;
	expect(await countOf(second.owner, IDS.companyA)).toBe(sold);
	await heard();
	expect(await countOf(directory.owner, IDS.companyA)).toBe(sold);
	expect((await reconcile(db, { most: 5 })).named).toEqual([]);
});

test('a company is worked on where it is and nowhere else', async () => {
	const { db, directory, second } = servers;
	const hold = ({ owner }: TestServer, companyId: string, server: string) =>
		outcomeOf(sql`SELECT hold_home(${companyId}, ${server})`.execute(owner));
	expect(await hold(directory, IDS.companyA, '')).toBe('company_moving');
	expect(await hold(second, IDS.companyA, SECOND)).toBe('done');
	expect(await hold(directory, IDS.companyB, '')).toBe('done');
	expect(await hold(second, IDS.companyB, SECOND)).toBe('company_moving');
	const provider = { companyId: null, supervisorId: null, userId: IDS.root } as const;
	const [, there] = db.homes?.all ?? [];
	const write = inScope(there as Pool, { ...provider, role: 'superuser' }, async () => undefined);
	await expect(write).rejects.toThrow('on the directory');
});

test('the control tests of the engine, of a company on the second server', async () => {
	const { db, second } = servers;
	const { owner } = second;
	const act = attempts(db);
	// 1 and 5: the server's clock closes, nobody voids then, and what was voided is never paid.
	const closing = await openDraw(owner, 2);
	const [early, voided] = [await sell(db, closing, [{}]), await sell(db, closing, [{}])];
	expect(await outcomeOf(act.voiding(voided))).toBe('done');
	await sql`UPDATE tirage_instances SET close_at = clock_timestamp() WHERE id = ${closing}`.execute(
		owner,
	);
	expect(await outcomeOf(sell(db, closing, [{}]))).toBe('draw_closed');
	expect(await outcomeOf(act.voiding(early))).toBe('draw_closed');
	expect(await outcomeOf(act.paying(voided))).toBe('not_payable');
	// 2: ten at once on the last of a limit.
	const draw = await openDraw(owner, 3);
	await sql`INSERT INTO limits (company_id, kind, game, limite)
		VALUES (${IDS.companyA}, 'game', 'borlette', 300)`.execute(owner);
	const many = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(sell(db, draw, [{}]))));
	expect(many.filter((outcome) => outcome === 'done')).toHaveLength(3);
	await sql`UPDATE limits SET is_active = false`.execute(owner);
	// 3: a key again.
	const key = newKey();
	const [fiche, again] = await Promise.all([1, 2].map(() => sell(db, draw, [{}], { key })));
	expect(again?.ref_code).toBe(fiche?.ref_code);
	// 4, 6 and 7: by the prime of its sale, settled by several at once, paid once.
	await sql`UPDATE primes SET borlette1 = 60 WHERE company_id = ${IDS.companyA}`.execute(owner);
	await endDraw(owner, draw);
	await confirmed(db, draw, ['107', '1122']);
	await Promise.all([1, 2, 3].map(() => settle(db, IDS.companyA, draw)));
	const paid = await Promise.all(
		Array.from({ length: 50 }, () => outcomeOf(act.paying(fiche as SoldFiche))),
	);
	expect(paid.filter((outcome) => outcome === 'done')).toHaveLength(1);
	const { gain } = await theRow(
		owner,
		sql<{ gain: number }>`SELECT gain FROM fiches WHERE ref_code = ${fiche?.ref_code}`,
	);
	expect(gain).toBe(5_000);
	// 8 and 9: the books balance, on both servers, and a changed byte is named.
	await heard();
	expect((await reconcile(db, { most: 5 })).named).toEqual([]);
	expect((await reconcile(servers.directory.owner, { most: 5 })).named).toEqual([]);
	const forge = (name: string) =>
		sql`UPDATE audit_entries SET actor_name = ${sql.raw(name)}
			WHERE company_id = ${IDS.companyA} AND seq = 1`.execute(owner);
	await forge("actor_name || '.'");
	expect((await reconcile(db, { most: 5 })).count).toBeGreaterThan(0);
	await forge("rtrim(actor_name, '.')");
	await heard();
});

const tokenOf = async (username: string): Promise<string> => {
	const answer = await app.inject(
		requestOf(authApi.login, { body: { username, password: PASSWORD } }),
	);
	expect([username, answer.statusCode]).toEqual([username, 200]);
	return answer.json().accessToken;
};
const ask = async (endpoint: Endpoint, input: object, token: string) => {
	const { statusCode, body } = await app.inject(requestOf(endpoint, input, token));
	return { status: statusCode, body: JSON.parse(body) };
};

test('people sign in where their company is, see its rows alone, and "Toutes" is the sum', async () => {
	const [ofA, ofB, root] = [
		await tokenOf('adminA'),
		await tokenOf('adminB'),
		await tokenOf('root'),
	];
	const draw = await openDraw(servers.directory.owner, 5, IDS.tirageB);
	await sell(servers.db, draw, [{ stake: 700 }], { agentId: IDS.agentB });
	await heard();
	const day = (ahead: number) =>
		new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
	const query = { start_date: day(-3), end_date: day(8), filter_choice: 'agent' };
	const [salesA, salesB, all] = await Promise.all(
		[ofA, ofB, root].map(async (token) => (await ask(rapportApi.vente, { query }, token)).body),
	);
	const sum = (rows: { vente: number }[]) => rows.reduce((total, { vente }) => total + vente, 0);
	expect([sum(salesA) > 0, sum(salesB)]).toEqual([true, 700]);
	expect(sum(all)).toBe(sum(salesA) + sum(salesB));
	expect(JSON.stringify(salesB)).not.toContain(IDS.agentA);
	const agents = (await ask(agentApi.list, { query: {} }, ofB)).body as { id: string }[];
	expect(agents.map(({ id }) => id)).toEqual([IDS.agentB]);
	// A superuser works on a company of another server, and signs in and out on the directory.
	const chosen = await ask(scopeApi.chooseCompany, { body: { company: IDS.companyA } }, root);
	const inA = chosen.body.accessToken as string;
	expect((await ask(rapportApi.vente, { query }, inA)).body).toHaveLength(salesA.length);
	const company = await ask(companyApi.one, { params: { companyId: IDS.companyA } }, inA);
	const { id, version, companyname, country_id, currency, timezone } = company.body;
	const change = { id, version, country_id, currency, timezone, is_active: true };
	const renamed = await ask(
		companyApi.update,
		{ body: { ...change, ref_code: 'AAA', companyname: `${companyname} !` } },
		inA,
	);
	expect(renamed).toMatchObject({ status: 200, body: { companyname: `${companyname} !` } });
	expect((await ask(authApi.logout, { body: {} }, inA)).status).toBe(200);
	expect((await ask(rapportApi.vente, { query }, inA)).status).toBe(401);
});

test('a username is one over all servers', async () => {
	const person = (username: string) => ({
		body: {
			...{ username, password: 'three words apart', template: 'clerk' },
			...{ first_name: 'Ann', last_name: 'Bo', phone: '+50937001234' },
		},
	});
	const [ofA, ofB] = [await tokenOf('adminA'), await tokenOf('adminB')];
	const template = OFFICE_TEMPLATES[0];
	const add = (username: string, token: string) => {
		const { body } = person(username);
		return ask(officeApi.create, { body: { ...body, template } }, token);
	};
	const both = await Promise.all([add('ann.bo', ofA), add('Ann.Bo', ofB)]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
	expect(await add('adminA', ofB)).toMatchObject({
		status: 422,
		body: { fields: { username: { code: 'taken' } } },
	});
});

/** These servers are told in À faire as away, and no others; PostgreSQL notices it in a moment. */
async function toldAway(token: string, names: readonly string[]): Promise<void> {
	const fail = (error: Error) => {
		throw error;
	};
	const keep = keepingProvider(servers.config, app.running, fail);
	await inTime(`À faire names as away: ${names.join() || 'nobody'}`, async () => {
		await keep(servers.db);
		const { status, body } = await ask(todoApi.list, { query: { limit: 50 } }, token);
		expect(status).toBe(200);
		const items = body.items as { kind: string; facts: { server?: string } }[];
		const away = items.filter(({ kind }) => kind === 'server_away');
		return away.map(({ facts }) => facts.server).join() === names.join();
	});
}

test('while one server is away the companies of the other sell on; back again nothing is lost', async () => {
	const { db, directory, second } = servers;
	const here = await openDraw(directory.owner, 4, IDS.tirageB);
	const there = await openDraw(second.owner, 4);
	// The company that was chosen before is on the server that goes away.
	const everything = await ask(
		scopeApi.chooseCompany,
		{ body: { company: null } },
		await tokenOf('root'),
	);
	const root = everything.body.accessToken as string;
	await second.kill();
	await sell(db, here, [{ stake: 200 }], { agentId: IDS.agentB });
	await toldAway(root, [SECOND]);
	expect(await outcomeOf(sell(db, there, [{}]))).toBe('unavailable');
	await tokenOf('adminB');
	await second.revive();
	await sell(db, there, [{}]);
	await heard();
	await toldAway(root, []);
	expect((await reconcile(db, { most: 5 })).named).toEqual([]);
	await directory.kill();
	await sell(db, there, [{}]);
	expect(await outcomeOf(sell(db, here, [{}], { agentId: IDS.agentB }))).toBe('unavailable');
	await tokenOf('adminA');
	await directory.revive();
});

test('a company comes home, and the other server has nothing of it any more', async () => {
	const { second, directory } = servers;
	const before = await countOf(second.owner, IDS.companyA);
	await moveHome(servers.move(IDS.companyA));
	expect(await countOf(directory.owner, IDS.companyA)).toBe(before);
	expect(await countOf(second.owner, IDS.companyA)).toBe(0);
});
