import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowsOf, theRow } from '../db/rows.ts';

/** A draw's worst case as it stands, and what its three primes are divided by. */
export interface Worst {
	worst: number;
	/** As `worst_case` takes them. */
	parts: number[];
	/** Combinations that it was worked out from. */
	counters: number;
}

export const worstOf = (db: Db, companyId: string, instanceId: string): Promise<Worst> =>
	theRow(
		db,
		// The parts are read from all lines of the draw: once, not for each place that names them.
		sql<Worst>`
			WITH p AS MATERIALIZED (SELECT coalesce((SELECT d.parts FROM autopilot_draws d
					WHERE d.company_id = ${companyId}::uuid AND d.instance_id = ${instanceId}::uuid),
				parts_sold(${companyId}::uuid, ${instanceId}::uuid)) AS parts)
			SELECT p.parts, (SELECT count(*) FROM exposures e WHERE e.company_id = ${companyId}::uuid
					AND e.instance_id = ${instanceId}::uuid AND e.numbers <> ''
					AND e.holder_id = '00000000-0000-0000-0000-000000000000') AS counters,
				worst_case(${companyId}::uuid, ${instanceId}::uuid, p.parts, NULL, 1) AS worst
			FROM p`,
	);

/** What is done in a forecast beside what is done already. */
export interface Measure {
	/** Blocked for everybody. */
	boules: readonly string[];
	/** On each ball of a game, minor units. */
	limit: { game: string; limite: number } | null;
}

interface Growing extends Pick<Worst, 'parts'> {
	companyId: string;
	instanceId: string;
	/** What will be staked yet, by unit staked. */
	growth: number;
}

/** The worst case when sales end, with each of the measures by itself, in their order. */
export async function worstsAtClose(
	db: Db,
	{ companyId, instanceId, parts, growth }: Growing,
	measures: readonly Measure[],
): Promise<number[]> {
	const given = measures.map(({ boules, limit }, place) => ({ place, boules, ...limit }));
	const rows = await rowsOf(
		db,
		sql<{ worst: number }>`
			SELECT worst_at_close(${companyId}::uuid, ${instanceId}::uuid, ${parts}::int[], ${growth}::numeric,
				m.boules, m.game, m.limite) AS worst
			FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
				AS m (place int, boules text[], game text, limite bigint)
			ORDER BY m.place`,
	);
	return rows.map(({ worst }) => worst);
}
