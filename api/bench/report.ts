/**
 * The 90-day report of one company, by each group: from the sums, as the API reads it, and straight
 * from fiches and lines, with row-level security on for both. Says whether they are equal to the
 * cent, and how many times faster the sums are.
 * Run: pnpm --filter ./api bench:report [lines, 1000000 if not said, at most 10000000]
 */
import { REPORT_GROUPS, type ReportGroup, type ReportRow } from '@borlette/shared/contract/rapport';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from '../src/db/connect.ts';
import { rowsOf } from '../src/db/rows.ts';
import { inScope, type Scope } from '../src/db/scope.ts';
import { reportRows } from '../src/modules/rapport/rapport.sql.ts';
import { COMPANY, makeData } from './report-data.ts';
import { withThrowAwayDatabase } from './throw-away.ts';

const MOST_LINES = 10_000_000;
const RUNS = 3;
const SCOPE: Scope = { companyId: COMPANY, supervisorId: null, userId: null, role: 'company' };

const RAW_KEYS: Record<ReportGroup, string> = {
	agent: 'f.agent_id',
	surcussale: 'f.surcussale_id',
	tirage: 'l.tirage_id',
	date: 'f.draw_date',
};

const figures = [
	'fiches',
	'fiches_gagnantes',
	'deleted_fiches',
	'vente',
	'gain',
	'paid',
	'commission',
	'commission_surcussale',
] as const;
type Figures = Record<(typeof figures)[number], number>;

interface Period {
	start: string;
	end: string;
}

/** Lines are added up by fiche first: counting distinct fiches by sorting would take far longer. */
const rawReport = (group: ReportGroup, { start, end }: Period) => sql<Figures & { key: string }>`
	SELECT key::text, count(*) FILTER (WHERE NOT voided) AS fiches,
		count(*) FILTER (WHERE NOT voided AND gain > 0) AS fiches_gagnantes,
		count(*) FILTER (WHERE voided) AS deleted_fiches,
		coalesce(sum(vente) FILTER (WHERE NOT voided), 0)::bigint AS vente,
		coalesce(sum(gain) FILTER (WHERE NOT voided), 0)::bigint AS gain,
		coalesce(sum(gain) FILTER (WHERE status = 'paid'), 0)::bigint AS paid,
		coalesce(sum(commission) FILTER (WHERE NOT voided), 0)::bigint AS commission,
		coalesce(sum(commission_surcussale) FILTER (WHERE NOT voided), 0)::bigint
			AS commission_surcussale
	FROM (
		SELECT ${sql.raw(RAW_KEYS[group])} AS key, f.status, f.voided_at IS NOT NULL AS voided,
			sum(l.stake) AS vente, sum(l.gain) AS gain, sum(l.commission) AS commission,
			sum(l.commission_surcussale) AS commission_surcussale
		FROM fiches f
		JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date
			AND l.fiche_id = f.id
		WHERE f.company_id = ${COMPANY}::uuid AND f.draw_date BETWEEN ${start}::date AND ${end}::date
		GROUP BY 1, f.id, 2, 3
	) AS by_fiche
	GROUP BY 1`;

/** Median time in milliseconds after one run that is not counted, with the rows. */
async function timed<T>(db: Pool, query: RawBuilder<T>): Promise<{ ms: number; rows: T[] }> {
	const times: number[] = [];
	let rows: T[] = [];
	for (let run = 0; run <= RUNS; run += 1) {
		const start = performance.now();
		rows = await inScope(db, SCOPE, (tx) => rowsOf(tx, query), { readOnly: true });
		if (run > 0) times.push(performance.now() - start);
	}
	return { ms: times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] as number, rows };
}

const KEYS: Record<ReportGroup, keyof ReportRow> = {
	agent: 'agent_id',
	surcussale: 'surcussale_id',
	tirage: 'tirage_id',
	date: 'draw_date',
};
const inOrder = (rows: ReadonlyArray<readonly [string, Figures]>): string =>
	JSON.stringify(
		rows.map(([key, row]) => [key, ...figures.map((name) => row[name])].join('|')).sort(),
	);

async function compare(db: Pool, period: Period): Promise<boolean> {
	let ok = true;
	for (const group of REPORT_GROUPS) {
		const report = { scope: SCOPE, period, places: {}, by: [group] };
		const sums = await timed(db, reportRows(report));
		const raw = await timed(db, rawReport(group, period));
		const isEqual =
			inOrder(sums.rows.map((row) => [String(row[KEYS[group]]), row] as const)) ===
			inOrder(raw.rows.map((row) => [row.key, row] as const));
		ok &&= isEqual;
		console.info(
			`by ${group}: sums ${sums.ms.toFixed(1)} ms, raw ${raw.ms.toFixed(1)} ms, ratio ${(raw.ms / sums.ms).toFixed(1)}; ${sums.rows.length} rows ${isEqual ? 'equal to the cent' : 'DIFFERENT'}`,
		);
	}
	return ok;
}

const lines = Number(process.argv[2] ?? 1_000_000);
if (!(lines >= 1_000 && lines <= MOST_LINES)) {
	throw new Error(`Give a number of lines between 1000 and ${MOST_LINES}`);
}
await withThrowAwayDatabase(async ({ owner, db }) => {
	const started = performance.now();
	const period = await makeData(owner, lines, (done) => console.info(done));
	const [size] = await rowsOf(
		owner,
		sql<{ lines: number; fiches: number; sums: number }>`SELECT
			(SELECT count(*) FROM fiche_lines) AS lines, (SELECT count(*) FROM fiches) AS fiches,
			(SELECT count(*) FROM rollups) AS sums`,
	);
	const seconds = ((performance.now() - started) / 1_000).toFixed(0);
	console.info(`made in ${seconds} s:`, size);
	if (!(await compare(db, period))) process.exitCode = 1;
});
