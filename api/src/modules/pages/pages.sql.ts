import {
	type BuildMoment,
	type BuildSums,
	OPEN_EVERY_MS,
	type PageReport,
	VITAL_BOUNDS,
	VITALS,
	type Vital,
} from '@borlette/shared/contract/pages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { p75Of } from './vitals.ts';

/** The class of what was measured, counted from 0. */
const classOf = (vital: Vital, value: number): number =>
	VITAL_BOUNDS[vital].filter((bound) => value > bound).length;

/** Adds what a page tells to the sums of this minute. @param token hash of it; null: signed out */
export async function notePage(db: Db, token: Buffer | null, report: PageReport): Promise<void> {
	const { channel, revision, host } = report;
	const builds = report.builds.map(({ remote = '', build, lcp, inp, cls, ...counts }) => {
		const classes = Object.entries({ lcp, inp, cls }).map(([vital, value]) => [
			vital,
			value === undefined ? null : classOf(vital as Vital, value),
		]);
		return { ...NONE, ...counts, remote, build, ...Object.fromEntries(classes) };
	});
	await sql`SELECT page_note(${token}, ${channel}, ${revision}, ${host},
		${JSON.stringify(builds)}::jsonb)`.execute(db);
}

const COUNTS = [
	...['tabs', 'visits', 'failing', 'failing_tabs', 'unsure'],
	...['errors', 'rejections', 'failed_loads'],
] as const;
const NONE = Object.fromEntries([...COUNTS, 'open'].map((name) => [name, 0]));

const SUMS = sql.join([
	...COUNTS.map((name) => sql`sum(${sql.ref(name)})::float8 AS ${sql.ref(name)}`),
	...VITALS.map((vital) => sql`sum_counts(${sql.ref(vital)}) AS ${sql.ref(vital)}`),
]);

type Classes = Record<Vital, number[] | null>;

/** With the p75 of each vital in the place of its classes. */
function withP75<T extends Classes>({ lcp, inp, cls, ...row }: T) {
	const p75 = {
		lcp_p75: p75Of('lcp', lcp),
		inp_p75: p75Of('inp', inp),
		cls_p75: p75Of('cls', cls),
	};
	return { ...row, ...p75 };
}

export interface Span {
	/** Without it production. */
	channel?: string | undefined;
	/** ISO 8601; without it the last 24 hours. */
	from?: string | undefined;
	to?: string | undefined;
}

const within = ({
	channel,
	from,
	to,
}: Span): RawBuilder<boolean> => sql<boolean>`channel = ${channel}
	AND minute >= ${from ? sql`${from}::timestamptz` : sql`now() - interval '24 hours'`}
	AND minute < ${to ? sql`${to}::timestamptz` : sql`now() + interval '1 minute'`}`;

export async function buildSums(db: Db, span: Span): Promise<BuildSums[]> {
	const rows = await rowsOf(
		db,
		sql<Omit<BuildSums, `${Vital}_p75`> & Classes>`
			SELECT nullif(remote, '') AS remote, build, host, ${SUMS},
				count(DISTINCT company_id) FILTER (WHERE role IN ('company', 'supervisor'))::integer
					AS companies,
				coalesce(sum(open) FILTER (WHERE minute > now() - ${2 * OPEN_EVERY_MS} * interval '1 ms')
					/ 2, 0)::integer AS open,
				max(revision) AS revision, min(minute) AS first_seen, max(minute) AS last_seen
			FROM page_sums WHERE ${within(span)}
			GROUP BY remote, build, host ORDER BY last_seen DESC, visits DESC LIMIT 500`,
	);
	return rows.map((row) => withP75(row));
}

/** @param remote '' for the host @param stretch minutes */
export async function buildCourse(
	db: Db,
	span: Span & { remote?: string | undefined; stretch: number },
): Promise<BuildMoment[]> {
	const { remote, stretch } = span;
	const rows = await rowsOf(
		db,
		sql<Omit<BuildMoment, `${Vital}_p75`> & Classes>`SELECT * FROM (
			SELECT date_bin(${stretch} * interval '1 minute', minute, '2000-01-01Z') AS at,
				nullif(remote, '') AS remote, build, ${SUMS}
			FROM page_sums
			WHERE ${within(span)} AND ${remote === undefined ? sql`true` : sql`remote = ${remote}`}
			GROUP BY at, remote, build ORDER BY at DESC, remote, build LIMIT 2000) AS newest
			ORDER BY at, remote, build`,
	);
	return rows.map((row) => withP75(row));
}
