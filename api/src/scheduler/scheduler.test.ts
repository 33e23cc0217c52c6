import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { inEachCompany, withinCompany } from '../db/companies.ts';
import { connect } from '../db/connect.ts';
import { Connection } from '../db/connection.ts';
import { CompanyHomes } from '../db/homes/homes.ts';
import { forgetKeys } from '../db/idempotent.ts';
import { rowsOf, theRow } from '../db/rows.ts';
import { inScope } from '../db/scope.ts';
import { settle } from '../engine/settlement.ts';
import { failureOf } from '../http/errors.ts';
import { Running } from '../state/running.ts';
import { keepTodos, raiseTodo } from '../todo/keep.ts';
import { liveByDay } from '../tools/testing/days.ts';
import { IDS } from '../tools/testing/ids.ts';
import { openDraw, sell, useSelling } from '../tools/testing/selling.ts';
import { confirmed, drawn, endDraw } from '../tools/testing/settling.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { until, untilWaiting } from '../tools/testing/waiting.ts';
import { closeDue, settling } from './draws.ts';
import { expireFiches, witnessClaims, witnessLedger } from './house.sql.ts';
import { planAllCompanies } from './plan.ts';
import { startScheduler } from './scheduler.ts';
import { SteppedClock } from './stepped-clock.ts';

const api = useTestApi();
const { draw } = useSelling(api);

const stateOf = (instance: string) =>
	theRow(
		api.owner,
		sql<{ state: string; seal_fiches: number | null; seal_total: number | null }>`
			SELECT state, seal_fiches, seal_total FROM tirage_instances WHERE id = ${instance}`,
	);

test('a draw is closed and sealed at its time, also one that a sleep has passed over', async () => {
	const [over, long, open] = [await draw(), await draw(), await draw()];
	await sell(api.db, over, [{ stake: 300 }, { numbers: '08', stake: 50 }]);
	await endDraw(api.owner, over);
	await sql`UPDATE tirage_instances SET opens_at = now() - interval '9 days',
		close_at = now() - interval '8 days', draw_at = now() - interval '8 days' WHERE id = ${long}`.execute(
		api.owner,
	);
	await Promise.all([closeDue(api.db), closeDue(api.db)]);
	expect(await stateOf(over)).toEqual({ state: 'closed', seal_fiches: 1, seal_total: 350 });
	expect(await stateOf(long)).toEqual({ state: 'closed', seal_fiches: 0, seal_total: 0 });
	expect(await stateOf(open)).toEqual({ state: 'open', seal_fiches: null, seal_total: null });
});

test('a company that fails keeps no other from its turn', async () => {
	const theirs = await draw(IDS.tirageB);
	const own = await draw();
	for (const instance of [own, theirs]) await endDraw(api.owner, instance);
	await sql`ALTER TABLE tirage_instances ADD CONSTRAINT broken
		CHECK (company_id <> ${sql.lit(IDS.companyA)} OR state <> 'closed') NOT VALID`.execute(
		api.owner,
	);
	await expect(closeDue(api.db)).rejects.toThrow('broken');
	expect([(await stateOf(own)).state, (await stateOf(theirs)).state]).toEqual(['open', 'closed']);
	await sql`ALTER TABLE tirage_instances DROP CONSTRAINT broken`.execute(api.owner);
	await closeDue(api.db);
	expect((await stateOf(own)).state).toBe('closed');

	const had: string[] = [];
	const failing = inEachCompany(api.db, async (_tx, companyId) => {
		had.push(companyId);
		throw new Error(`of ${companyId}`);
	});
	await expect(failing).rejects.toMatchObject({ errors: [expect.any(Error), expect.any(Error)] });
	expect(had.sort()).toEqual([IDS.companyA, IDS.companyB]);
});

test('a company on a server that is not known keeps no other from its turn, and is named', async () => {
	const theirs = await draw(IDS.tirageB);
	const [due, done] = [await draw(), await draw()];
	await endDraw(api.owner, done);
	await confirmed(api.db, done, ['107', null]);
	for (const instance of [due, theirs]) await endDraw(api.owner, instance);
	await sql`INSERT INTO company_homes (company_id, server) VALUES (${IDS.companyB}, 'gone')`.execute(
		api.owner,
	);
	new CompanyHomes([api.db]);
	try {
		const names = new RegExp(`the server gone, .*${IDS.companyB}`);
		await expect(closeDue(api.db)).rejects.toThrow(names);
		expect([(await stateOf(due)).state, (await stateOf(theirs)).state]).toEqual(['closed', 'open']);

		const had: string[] = [];
		const each = inEachCompany(api.db, async (_tx, companyId) => had.push(companyId));
		await expect(each).rejects.toThrow(names);
		expect(had).toEqual([IDS.companyA]);

		await sql`UPDATE tirage_instances SET state = 'confirmed' WHERE id = ${theirs}`.execute(
			api.owner,
		);
		await expect(settling(() => undefined)(api.db)).rejects.toThrow(names);
		expect((await stateOf(done)).state).toBe('settled');
	} finally {
		api.db.homes = undefined;
		await sql`DELETE FROM company_homes`.execute(api.owner);
		await sql`DELETE FROM tirage_instances WHERE id = ${theirs}`.execute(api.owner);
	}
});

test('the ledger is told with each closing and each settlement, not an hour later', async () => {
	const untold = async () =>
		(
			await theRow(
				api.owner,
				sql<{ entries: number }>`SELECT count(*)::int AS entries FROM wallet_entries w
					LEFT JOIN ledger_heads h USING (company_id, agent_id)
					WHERE w.company_id = ${IDS.companyA} AND w.seq > coalesce(h.seq, 0)`,
			)
		).entries;
	const instance = await draw();
	await sell(api.db, instance, [{}]);
	expect(await untold()).toBeGreaterThan(0);
	await endDraw(api.owner, instance);
	await closeDue(api.db);
	expect(await untold()).toBe(0);
	const other = await draw();
	await sell(api.db, other, [{}]);
	await confirmed(api.db, instance, ['107', null]);
	expect(await untold()).toBeGreaterThan(0);
	await settling(() => undefined)(api.db);
	expect(await untold()).toBe(0);
});

test('what is confirmed is settled; one that cannot be is reported once and holds up no other', async () => {
	const [broken, good] = [await draw(), await draw()];
	for (const instance of [broken, good]) {
		await sell(api.db, instance, [{}]);
		await endDraw(api.owner, instance);
		await confirmed(api.db, instance, ['107', null]);
	}
	const forge = (stake: number) =>
		sql`UPDATE fiche_lines SET stake = ${stake} WHERE instance_id = ${broken}`.execute(api.owner);
	await forge(99);
	const reported: string[] = [];
	const settleDue = settling((error) => reported.push(failureOf(error).code));
	await settleDue(api.db);
	await settleDue(api.db);
	expect(reported).toEqual(['seal_broken']);
	expect((await stateOf(good)).state).toBe('settled');
	expect((await stateOf(broken)).state).toBe('confirmed');
	expect(await stuck()).toEqual([broken]);
	await forge(100);
	// Ten minutes later it is tried again, whatever the clock says: it was set back by a day.
	const later = performance.now() + 600_001;
	jest.spyOn(performance, 'now').mockReturnValue(later);
	jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
	await settleDue(api.db);
	jest.restoreAllMocks();
	expect(await stuck()).toEqual([]);
	expect((await stateOf(broken)).state).toBe('settled');
	expect(await stuck()).toEqual([]);
});

const toSettle = async (): Promise<string> => {
	const instance = await draw();
	await sell(api.db, instance, [{}]);
	await endDraw(api.owner, instance);
	await confirmed(api.db, instance, ['107', null]);
	return instance;
};
const stuck = async (): Promise<string[]> =>
	(
		await rowsOf(
			api.owner,
			sql<{ subject: string }>`SELECT subject FROM todos
				WHERE kind = 'settlement_stuck' AND gone_at IS NULL`,
		)
	).map(({ subject }) => subject);

test('what passes by itself is no failure of a draw: it is tried at once, and nobody is told', async () => {
	const instance = await toSettle();
	const reported: string[] = [];
	const settleDue = settling((error) => reported.push(failureOf(error).code));
	await api.owner.transaction().execute(async (tx) => {
		await sql`SELECT FROM tirage_instances WHERE id = ${instance} FOR UPDATE`.execute(tx);
		const settled = settleDue(api.db);
		await untilWaiting(api.owner, settled);
		await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
			WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(api.owner);
		await settled;
	});
	expect([reported, await stuck()]).toEqual([['unavailable'], []]);
	await settleDue(api.db);
	expect((await stateOf(instance)).state).toBe('settled');
});

test('neither a closing nor a settlement keeps a process that ends: it is given up, nobody is told that it failed, and whoever comes next does it', async () => {
	const toClose = await draw();
	await endDraw(api.owner, toClose);
	const instance = await toSettle();
	const reported: string[] = [];
	const given = async (id: string, begin: (ending: AbortSignal) => Promise<void>) => {
		const ending = new AbortController();
		await api.owner.transaction().execute(async (tx) => {
			await sql`SELECT FROM tirage_instances WHERE id = ${id} FOR UPDATE`.execute(tx);
			const work = begin(ending.signal).catch((error) => reported.push(failureOf(error).code));
			await untilWaiting(api.owner, work);
			ending.abort();
			await work;
		});
	};
	await given(instance, (ending) =>
		settling((error) => reported.push(error.message), ending)(api.db),
	);
	expect([reported, await stuck(), (await stateOf(instance)).state]).toEqual([[], [], 'confirmed']);
	await settling((error) => reported.push(error.message))(api.db);
	expect((await stateOf(instance)).state).toBe('settled');

	await given(toClose, (ending) => closeDue(api.db, ending));
	expect([reported.length, (await stateOf(toClose)).state]).toEqual([1, 'open']);
	await closeDue(api.db);
	expect((await stateOf(toClose)).state).toBe('closed');
});

test('a process that is frozen before it could end a closing or a settlement holds no draw by it', async () => {
	const instance = await draw();
	await sell(api.db, instance, [{}]);
	await endDraw(api.owner, instance);
	const { commit } = Connection.prototype;
	const seenBy = async (work: () => Promise<unknown>): Promise<Set<string>> => {
		const seen = new Set<string>();
		const frozen = jest.spyOn(Connection.prototype, 'commit').mockImplementation(async function (
			this: Connection,
		) {
			const { state } = await theRow(
				api.owner,
				sql<{ state: string }>`SELECT state FROM tirage_instances
					WHERE id = ${instance} FOR UPDATE NOWAIT`,
			);
			seen.add(state);
			return commit.call(this);
		});
		await work().finally(() => frozen.mockRestore());
		return seen;
	};
	expect([...(await seenBy(() => closeDue(api.db)))]).toEqual(['open', 'closed']);
	await confirmed(api.db, instance, ['107', null]);
	expect([...(await seenBy(() => settle(api.db, IDS.companyA, instance)))]).toEqual(['settled']);
});

test('a process that is frozen before it could end an expiry, or what it told the trail, holds nobody up by it', async () => {
	const instance = await openDraw(api.owner, -100);
	await sell(api.db, instance, [{}]);
	await drawn(api, instance, ['107', null]);
	await sql`UPDATE settlements SET at = now() - interval '99 days' WHERE instance_id = ${instance}`.execute(
		api.owner,
	);
	await sql`UPDATE tirage_instances SET verified_at = now() - interval '99 days'
		WHERE id = ${instance}`.execute(api.owner);
	const told = async () => {
		const { free, actions } = await theRow(
			api.owner,
			sql<{ free: boolean; actions: string[] }>`
				SELECT pg_try_advisory_xact_lock(hashtextextended(${`audit ${IDS.companyA}`}, 0)) AS free,
					ARRAY(SELECT DISTINCT action FROM audit_entries WHERE company_id = ${IDS.companyA}
						AND object_type = 'witness' AND action IN ('claims', 'expired', 'ledger')) AS actions`,
		);
		return [free, ...actions.sort()];
	};
	const seen: unknown[] = [];
	const { commit } = Connection.prototype;
	const frozen = jest.spyOn(Connection.prototype, 'commit').mockImplementation(async function (
		this: Connection,
	) {
		seen.push(await told());
		return commit.call(this);
	});
	const scope = withinCompany(IDS.companyA);
	for (const work of [witnessLedger, expireFiches, witnessClaims])
		await inScope(api.db, scope, work).catch((error) => seen.push(error));
	frozen.mockRestore();
	expect(seen).toEqual([
		[true, 'ledger'],
		[true, 'expired', 'ledger'],
		[true, 'claims', 'expired', 'ledger'],
	]);
});

test('a company on its way to another server is no failure of its draws: they are settled as soon as it has come', async () => {
	const instance = await toSettle();
	const reported: string[] = [];
	const settleDue = settling((error) => reported.push(failureOf(error).code));
	const lock = `home ${IDS.companyA}`;
	new CompanyHomes([api.db]);
	try {
		await api.owner.connection().execute(async (move) => {
			await sql`SELECT pg_advisory_lock(hashtextextended(${lock}, 0))`.execute(move);
			for (let second = 0; second < 3; second++) await settleDue(api.db);
			await sql`SELECT pg_advisory_unlock(hashtextextended(${lock}, 0))`.execute(move);
		});
		expect([reported, await stuck()]).toEqual([[], []]);
		await settleDue(api.db);
		expect((await stateOf(instance)).state).toBe('settled');
	} finally {
		api.db.homes = undefined;
	}
});

test('a draw that is settled is not called stuck, whatever fails after it or tells it late', async () => {
	const instance = await toSettle();
	await sql`ALTER FUNCTION witness_ledger() RENAME TO away`.execute(api.owner);
	const reported: string[] = [];
	await settling((error) => reported.push(error.message))(api.db);
	await sql`ALTER FUNCTION away() RENAME TO witness_ledger`.execute(api.owner);
	expect([reported.length, (await stateOf(instance)).state]).toEqual([1, 'settled']);
	expect(await stuck()).toEqual([]);
	// Another process, which failed at it before and is slow to tell.
	const scope = withinCompany(IDS.companyA);
	const facts = { draw: 'New York midi', draw_date: '2026-11-24', instance_id: instance };
	await inScope(api.db, scope, (tx) =>
		raiseTodo(tx, scope, 'settlement_stuck', { subject: instance, facts }),
	);
	expect(await stuck()).toEqual([instance]);
	await keepTodos(api.db);
	expect(await stuck()).toEqual([]);
});

test('a winning fiche expires when the days of the company have passed, by its own calendar', async () => {
	await liveByDay(api.owner);
	const wins = async (daysAgo: number) => {
		const instance = await openDraw(api.owner, -daysAgo);
		const { ref_code } = await sell(api.db, instance, [{}]);
		await drawn(api, instance, ['107', null]);
		await settledOn(instance, daysAgo);
		await verifiedOn(instance, daysAgo);
		return { instance, ref_code };
	};
	const settledOn = (instance: string, daysAgo: number) =>
		sql`UPDATE settlements SET at = now() - make_interval(days => ${daysAgo})
			WHERE instance_id = ${instance}`.execute(api.owner);
	const verifiedOn = (instance: string, daysAgo: number) =>
		sql`UPDATE tirage_instances SET verified_at = now() - make_interval(days => ${daysAgo})
			WHERE id = ${instance}`.execute(api.owner);
	const [old, late, young] = [await wins(92), await wins(91), await wins(90)];
	const states = async () => {
		await inEachCompany(api.db, (tx) => sql`SELECT expire_fiches()`.execute(tx));
		const refs = [old, late, young].map(({ ref_code }) => ref_code);
		const fiches = await rowsOf(
			api.owner,
			sql<{ status: string }>`SELECT status FROM fiches
				WHERE ref_code = ANY (${refs}) ORDER BY draw_date`,
		);
		return fiches.map(({ status }) => status);
	};
	// Its result came late: before that nobody could claim anything.
	await settledOn(late.instance, 90);
	expect(await states()).toEqual(['expired', 'winning', 'winning']);
	await settledOn(late.instance, 91);
	// Other code did not come to the same gains: nobody can claim them.
	const agreed = (isAgreed: boolean) =>
		sql`UPDATE tirage_instances SET verified_revision = CASE WHEN ${isAgreed} THEN result_revision ELSE 0 END
			WHERE id = ${late.instance}`.execute(api.owner);
	await agreed(false);
	expect(await states()).toEqual(['expired', 'winning', 'winning']);
	// It came to them late: until then nobody could claim anything either.
	await agreed(true);
	await verifiedOn(late.instance, 90);
	expect(await states()).toEqual(['expired', 'winning', 'winning']);
	await verifiedOn(late.instance, 91);
	expect(await states()).toEqual(['expired', 'expired', 'winning']);
});

/** The instants of a draw at a local time, as they are worked out for a date. */
async function instantsOf(zone: string, time: string, dates: readonly string[]) {
	return rowsOf(
		api.owner,
		sql<{ at: string }>`SELECT drawn_at(day::date, ${time}::time, ${zone}) AS at
			FROM unnest(${[...dates]}::text[]) AS day`,
	);
}

test('the key of a call is kept for 30 days, in which it may be sent again', async () => {
	await sql`INSERT INTO idempotency_keys (company_id, actor_id, key, body_hash, created_at)
		SELECT ${IDS.companyA}, ${IDS.adminA}, 'key of day ' || days, '', now() - make_interval(days => days)
		FROM unnest(ARRAY[29, 31]) AS days`.execute(api.owner);
	await forgetKeys(api.db);
	const kept = await rowsOf(
		api.owner,
		sql<{ key: string }>`SELECT key FROM idempotency_keys WHERE key LIKE 'key of day %'`,
	);
	expect(kept).toEqual([{ key: 'key of day 29' }]);
});

test('a draw keeps its local time over the change to and from summer time', async () => {
	// New York changes on 8 March and 1 November 2026, Port-au-Prince on the same days.
	expect(
		await instantsOf('America/New_York', '14:30', ['2026-03-07', '2026-03-08', '2026-11-01']),
	).toEqual([
		{ at: '2026-03-07T19:30:00.000Z' },
		{ at: '2026-03-08T18:30:00.000Z' },
		{ at: '2026-11-01T19:30:00.000Z' },
	]);
});

test('a time that a night has twice is the first of them: nobody sells for a draw that is held', async () => {
	const nights = ['2026-10-31', '2026-11-01', '2026-11-02'];
	for (const zone of ['America/New_York', 'America/Port-au-Prince']) {
		expect(await instantsOf(zone, '01:30', nights)).toEqual([
			{ at: '2026-10-31T05:30:00.000Z' },
			{ at: '2026-11-01T05:30:00.000Z' },
			{ at: '2026-11-02T06:30:00.000Z' },
		]);
		// Before and after the two hours there is one alone; one that a night in March does not have comes an hour later.
		expect(await instantsOf(zone, '00:59', ['2026-11-01'])).toEqual([
			{ at: '2026-11-01T04:59:00.000Z' },
		]);
		expect(await instantsOf(zone, '02:00', ['2026-11-01'])).toEqual([
			{ at: '2026-11-01T07:00:00.000Z' },
		]);
		expect(await instantsOf(zone, '02:30', ['2026-03-08'])).toEqual([
			{ at: '2026-03-08T07:30:00.000Z' },
		]);
	}
});

test('the coming dates are planned at their local times, whatever the offset of each day', async () => {
	await planAllCompanies(api.db);
	const wrong = await rowsOf(
		api.owner,
		sql<object>`SELECT i.draw_date, i.draw_at FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			WHERE i.draw_at > now() + interval '2 hours' AND (i.draw_at AT TIME ZONE t.timezone
				<> i.draw_date + t.draw_time
				OR i.draw_at - i.close_at <> make_interval(mins => t.cutoff_minutes))`,
	);
	expect(wrong).toEqual([]);
});

test('two schedulers at once make no date twice', async () => {
	await sql`DELETE FROM tirage_instances i WHERE NOT EXISTS (SELECT FROM fiche_lines l
		WHERE l.instance_id = i.id) AND NOT EXISTS (SELECT FROM results r WHERE r.instance_id = i.id)`.execute(
		api.owner,
	);
	await Promise.all([planAllCompanies(api.db), planAllCompanies(api.db)]);
	const { dates, distinct } = await inScope(api.db, withinCompany(IDS.companyB), (tx) =>
		theRow(
			tx,
			sql<{ dates: number; distinct: number }>`SELECT count(*) AS dates,
				count(DISTINCT draw_date) AS distinct FROM tirage_instances`,
		),
	);
	expect(dates).toBeGreaterThanOrEqual(7);
	expect(distinct).toBe(dates);
});

test('while the clock is not believed nothing that falls due is done', async () => {
	const isDoubted = jest.spyOn(SteppedClock.prototype, 'isDoubted').mockResolvedValue(true);
	const due = await openDraw(api.owner, 70);
	await endDraw(api.owner, due);
	const dataDir = mkdtempSync(join(tmpdir(), 'borlette-jobs-'));
	const run = async (isOver: (close: { runs: number; failures: number }) => Promise<boolean>) => {
		const running = new Running();
		const stopping = new AbortController();
		const parts = { db: api.db, log: api.app.log, refusals: api.app.refusals, running };
		startScheduler(parts, { ...readConfig({}), dataDir }, stopping.signal);
		const close = () => running.jobs.all().find(({ name }) => name === 'close');
		await until(async () => isOver(close() ?? { runs: 0, failures: 0 }));
		stopping.abort();
		running.stop();
		await until(() => running.jobs.all().every(({ runs }) => runs > 0));
	};
	await run(async ({ runs }) => runs > 0);
	expect((await stateOf(due)).state).toBe('open');
	isDoubted.mockRestore();
	await run(async () => (await stateOf(due)).state === 'closed');
	rmSync(dataDir, { recursive: true });
});

test('what fails because the process ends is no error of the log; before that it is', async () => {
	const gone = connect('postgres://nobody@127.0.0.1:9/none', { max: 1 });
	await gone.destroy();
	const dataDir = mkdtempSync(join(tmpdir(), 'borlette-jobs-'));
	/** Until every job has run once; those whose next time comes after the end do not run again. */
	const loggedWhile = async (stopping: AbortController): Promise<string[]> => {
		const later = jest.spyOn(globalThis, 'setTimeout');
		const lines: string[] = [];
		const log = { error: (_what: unknown, text: string) => lines.push(text) };
		const running = new Running();
		const parts = { db: gone, log: log as never, refusals: api.app.refusals, running };
		startScheduler(parts, { ...readConfig({}), dataDir }, stopping.signal);
		while (running.jobs.all().some(({ runs }) => runs === 0)) {
			await new Promise((resolve) => setImmediate(resolve));
		}
		stopping.abort();
		running.stop();
		const next = later.mock.calls.map(([work]) => work).filter(({ name }) => name === 'run');
		later.mockRestore();
		const begun = jest.spyOn(running.jobs, 'note');
		for (const work of next) work();
		expect(begun).not.toHaveBeenCalled();
		return lines;
	};
	const ending = new AbortController();
	ending.abort();
	expect(await loggedWhile(ending)).toEqual([]);
	expect(await loggedWhile(new AbortController())).toContain(
		'What the provider has to do could not all be read',
	);
	rmSync(dataDir, { recursive: true });
});
