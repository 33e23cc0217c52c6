import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@borlette/shared/contract';
import { sql } from 'kysely';
import type { Db, Pool } from '../../db/connect.ts';
import type { CallKey } from '../../db/idempotent.ts';
import { theRow } from '../../db/rows.ts';
import { inScope, type Tx } from '../../db/scope.ts';
import { sellFiche } from '../../engine/fiche.sql.ts';
import { failureOf } from '../../http/errors.ts';
import { dayFromToday } from './days.ts';
import { IDS } from './ids.ts';

const DEVICE = 'POS-TEST';

/** A draw that sells for an hour yet, whatever its date. */
export async function drawOn(owner: Db, day: string, tirageId: string): Promise<string> {
	const { id } = await theRow(
		owner,
		sql<{ id: string }>`INSERT INTO tirage_instances
				(company_id, tirage_id, draw_date, opens_at, close_at, draw_at)
			SELECT company_id, id, ${day}::date, now() - interval '1 hour', now() + interval '1 hour',
				now() + interval '65 minutes' FROM tirages WHERE id = ${tirageId} RETURNING id`,
	);
	return id;
}

/** A draw of company A that is open for an hour, on a date of its own. */
export async function openDraw(owner: Db, daysAhead: number, tirageId: string = IDS.tirageA) {
	const day = await dayFromToday(owner, daysAhead);
	await sql`SELECT ensure_partitions(${day}::date)`.execute(owner);
	return drawOn(owner, day, tirageId);
}

/** A second tirage of company A, so that a fiche may play in two draws of a date. */
export async function otherTirage(owner: Db): Promise<string> {
	const { id } = await theRow(
		owner,
		sql<{ id: string }>`INSERT INTO tirages
				(company_id, info_tirage_id, name, timezone, draw_time, days)
			SELECT company_id, info_tirage_id, 'Autre', timezone, draw_time, days FROM tirages
			WHERE id = ${IDS.tirageA} RETURNING id`,
	);
	return id;
}

/** As if every draw had been settled and verified so many days before: what was won then may expire. */
export async function letDaysPass(owner: Db, days: number): Promise<void> {
	await sql`UPDATE settlements SET at = at - make_interval(days => ${days})`.execute(owner);
	await sql`UPDATE tirage_instances SET verified_at = verified_at - make_interval(days => ${days})`.execute(
		owner,
	);
}

/** Gives agents terminals, so that they may sell. */
export async function bindDevices(owner: Db): Promise<void> {
	await sql`UPDATE agents SET device_id = ${DEVICE} || id`.execute(owner);
}

export interface TestLine {
	game?: string;
	option?: number;
	numbers?: string;
	stake?: number;
}

export const newKey = (key: string = randomUUID(), body = key): CallKey => ({
	key,
	hash: Buffer.from(body),
});

export const asAgent = <T>(db: Pool, agentId: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
	const companyId = agentId === IDS.agentB ? IDS.companyB : IDS.companyA;
	return inScope(db, { companyId, supervisorId: null, userId: agentId, role: 'agent' }, work);
};

/** No draw of a test gives two of these balls: what is given by chance would win by chance. */
const GIFTS = ['80', '81', '82', '83', '84', '85'].flatMap((one) =>
	['86', '87', '88', '89'].map((other) => `${one}*${other}`),
);

/** One sale in a transaction of its own. Throws the ApiFailure's database error as it is. */
export const sell = (
	db: Pool,
	instances: string | readonly string[],
	lines: readonly TestLine[],
	{ agentId = IDS.agentA as string, key = newKey() } = {},
) =>
	asAgent(db, agentId, (tx) =>
		sellFiche(
			tx,
			key,
			{
				agentId,
				deviceId: DEVICE + agentId,
				lines: [instances].flat().flatMap((instance_id) =>
					lines.map((line, index) => ({
						game: 'borlette' as const,
						option: 0,
						numbers: '07',
						stake: 100,
						...(line as object),
						line: index,
						instance_id,
					})),
				),
			},
			GIFTS,
		),
	);

/** How an attempt was refused. */
export const refusalOf = async (attempt: Promise<unknown>): Promise<ErrorBody> => {
	const outcome = await attempt.then(
		() => undefined,
		(error) => failureOf(error).body(''),
	);
	if (!outcome) throw new Error('It was not refused');
	return outcome;
};

/** What is wrong with the books, or nothing: ledger, sums and counters against the fiches. */
export async function discrepancies(owner: Db): Promise<object[]> {
	const { rows } = await sql<object>`
		SELECT 'balance' AS what, a.id::text FROM agents a
		LEFT JOIN wallet_entries w ON w.company_id = a.company_id AND w.agent_id = a.id
		GROUP BY a.company_id, a.id
		HAVING a.balance <> coalesce(sum(w.amount), 0) OR a.wallet_seq <> count(w.seq)
		UNION ALL
		SELECT 'running balance', agent_id::text FROM (
			SELECT *, sum(amount) OVER (PARTITION BY company_id, agent_id ORDER BY seq) AS expected
			FROM wallet_entries) AS e WHERE balance <> expected
		UNION ALL
		SELECT 'rollup ' || game || coalesce(kept::text, '') || coalesce(raw::text, ''), agent_id::text
		FROM rollups_differences
		UNION ALL
		SELECT 'day of the ledger ' || day || coalesce(kept::text, '') || coalesce(raw::text, ''), agent_id::text
		FROM ledger_days_differences
		UNION ALL
		SELECT 'gain', fiche_id::text FROM (
			SELECT fiche_id, line_no, gain AS amount FROM fiche_lines
			UNION ALL SELECT fiche_id, line_no, -amount FROM gains
		) AS given GROUP BY fiche_id, line_no HAVING sum(amount) <> 0
		UNION ALL
		SELECT 'gain of fiche', f.id::text FROM fiches f
		JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
		GROUP BY f.id, f.gain HAVING f.gain <> sum(l.gain)
		UNION ALL
		SELECT 'exposure ' || game || numbers, instance_id::text FROM (
			SELECT instance_id, game, option, numbers, holder_id, staked FROM exposures
			WHERE numbers <> ''
			UNION ALL
			SELECT l.instance_id, l.game, l.option, l.numbers, w.holder_id, -sum(l.stake)
			FROM fiche_lines l
			JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
			CROSS JOIN LATERAL (VALUES (f.surcussale_id), ('00000000-0000-0000-0000-000000000000'),
				((SELECT holder_id FROM exposures e WHERE e.instance_id = l.instance_id AND e.holder_id = f.agent_id LIMIT 1))
			) AS w (holder_id)
			WHERE f.status <> 'deleted' AND w.holder_id IS NOT NULL
			GROUP BY l.instance_id, l.game, l.option, l.numbers, w.holder_id
		) AS sums GROUP BY instance_id, game, option, numbers, holder_id HAVING sum(staked) <> 0`.execute(
		owner,
	);
	return rows;
}

/**
 * For a file of tests that sell: agents have a terminal, no ball is blocked (the seed blocks 07, here the common one), and the
 * books are right after each test.
 * @returns `draw` opens a draw on the day after the last one, `drawSameDay` one on the day of the last one
 */
export function useSelling(api: { readonly owner: Db }) {
	let day = 0;
	beforeAll(async () => {
		await bindDevices(api.owner);
		await sql`DELETE FROM boules_block`.execute(api.owner);
	});
	afterEach(async () => expect(await discrepancies(api.owner)).toEqual([]));
	return {
		draw: (tirageId?: string) => openDraw(api.owner, ++day, tirageId),
		drawSameDay: (tirageId: string) => openDraw(api.owner, day, tirageId),
	};
}
