import { sql } from 'kysely';
import { withinCompany } from '../db/companies.ts';
import { rowsOf, theRow } from '../db/rows.ts';
import { inScope, type Tx } from '../db/scope.ts';
import { countSales } from '../engine/sales-curve.sql.ts';
import { readSession } from '../identity/session.ts';
import { writeDue } from '../modules/alerts/due-reports.sql.ts';
import { takeDue as takeSending } from '../modules/alerts/sendings.sql.ts';
import { takeDue as takeSource } from '../modules/official-results/result-sources.sql.ts';
import { daysToWorkOut } from '../modules/score/days.sql.ts';
import { IDS } from '../tools/testing/ids.ts';
import { bindDevices, openDraw, sell } from '../tools/testing/selling.ts';
import { useTestApi } from '../tools/testing/test-api.ts';

// The database's clock was a month ahead, and was set back: what it wrote of moments to come keeps nothing waiting.
const api = useTestApi();
const AHEAD = sql`now() + interval '30 days'`;
const ofCompany = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
	inScope(api.db, withinCompany(IDS.companyA), work);

beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
});

test('a source of results is asked', async () => {
	const draw = await openDraw(api.owner, -1);
	await sql`UPDATE tirage_instances SET close_at = now() - interval '25 minutes',
		draw_at = now() - interval '20 minutes' WHERE id = ${draw}`.execute(api.owner);
	await sql`INSERT INTO result_sources (state, name, url, format, rows_path, date_column, day_order, draws,
			wait_minutes, late_minutes, next_at)
		SELECT c.state, 'A', 'https://example.com/a', 'csv', '', 'date', 'ymd', '[]', 5, 30, ${AHEAD}
		FROM info_tirages c WHERE c.id = ${IDS.infoTirageA}`.execute(api.owner);
	const scope = { companyId: null, supervisorId: null, userId: null, role: 'superuser' } as const;
	const take = () => inScope(api.db, scope, takeSource);
	expect(await take()).toMatchObject({ attempts: 1 });
	expect(await take()).toBeUndefined();
});

test.each([
	['was to be sent again', sql`now()`, AHEAD],
	['was written then', sql`now() + interval '2 hours'`, sql`now() + interval '2 hours'`],
])('a message that %s is sent', async (_, createdAt, nextAt) => {
	await sql`INSERT INTO sendings (company_id, key, source_id, source, kind, facts, channel, person_id,
			created_at, next_at)
		VALUES (${IDS.companyA}, gen_random_uuid(), ${IDS.agentA}, 'x', 'attempt', '{}', 'email',
			${IDS.adminA}, ${createdAt}, ${nextAt})`.execute(api.owner);
	const taken = await ofCompany((tx) => takeSending(tx, IDS.companyA, 'email', 60));
	expect(taken).toMatchObject({ tries: 1 });
	await sql`DELETE FROM sendings`.execute(api.owner);
});

test('a report is written on its day', async () => {
	// A minute ago where they are; just after midnight it is of yesterday.
	await sql`INSERT INTO report_schedules (company_id, name, report, format, days, at, people, sent_for)
		SELECT id, 'A', 'evening', 'pdf', '{1,2,3,4,5,6,7}',
			((now() - interval '1 minute') AT TIME ZONE timezone)::time, ${sql`ARRAY[${IDS.adminA}::uuid]`},
			(${AHEAD})::date
		FROM companies WHERE id = ${IDS.companyA}`.execute(api.owner);
	const write = () => ofCompany((tx) => writeDue(tx, IDS.companyA));
	expect(await write()).toHaveLength(1);
	expect(await write()).toEqual([]);
});

test('sales are counted', async () => {
	const draw = await openDraw(api.owner, 1);
	await sell(api.db, draw, [{ stake: 700 }]);
	await sql`UPDATE fiches SET sold_at = sold_at - interval '5 minutes'`.execute(api.owner);
	await sql`INSERT INTO sales_curves (company_id, instance_id, counted_until, is_final, staked)
		VALUES (${IDS.companyA}, ${draw}, ${AHEAD}, false, '{}')`.execute(api.owner);
	await ofCompany((tx) => countSales(tx, IDS.companyA));
	const kept = await theRow(
		api.owner,
		sql<{
			staked: number;
			isAhead: boolean;
		}>`SELECT coalesce((SELECT sum(s) FROM unnest(staked) AS s), 0)::int AS staked,
			counted_until > now() AS "isAhead" FROM sales_curves WHERE instance_id = ${draw}`,
	);
	expect(kept).toEqual({ staked: 700, isAhead: false });
});

test('a day that changed is worked out again', async () => {
	const draw = await openDraw(api.owner, -3);
	await sql`INSERT INTO agent_days (company_id, agent_id, day, fiches, vente, wins, voids, late_wins, balls,
			player, player_staked, worked_at)
		SELECT company_id, ${IDS.agentA}, draw_date, 1, 1, 0, 0, 0, 0, 0, 0, ${AHEAD}
		FROM tirage_instances WHERE id = ${draw}`.execute(api.owner);
	expect(await ofCompany((tx) => daysToWorkOut(tx, IDS.companyA))).toHaveLength(1);
});

test('who signed in then did not sign in a few minutes ago', async () => {
	const token = await api.tokenOf('adminA');
	const isRecent = async () =>
		(await readSession(api.db, token, { twoFactorRoles: [], signInAgainMinutes: 10 }))?.isRecent;
	expect(await isRecent()).toBe(true);
	await sql`UPDATE tokens SET created_at = ${AHEAD}`.execute(api.owner);
	expect(await isRecent()).toBe(false);
	expect(await rowsOf(api.owner, sql`SELECT FROM tokens`)).toHaveLength(1);
});
