import type { ReportFigures, ReportRow } from '@borlette/shared/contract/rapport';
import { FINAL_STATES } from '@borlette/shared/contract/tirage';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOfShared, theRow } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';
import type { Period } from '../../engine/period.ts';
import { amount, ficheCounts, inPlaces, type Places, rollupsOf } from '../../engine/rollups.sql.ts';
import { heldBy, soldBy } from '../../engine/so-far.sql.ts';

/** What a report groups by, with the column of it in `rollups`. */
const KEYS = {
	supervisor: 'supervisor_id',
	surcussale: 'surcussale_id',
	agent: 'agent_id',
	tirage: 'tirage_id',
	date: 'draw_date',
} as const;
export type Dimension = keyof typeof KEYS;
const DIMENSIONS = Object.keys(KEYS) as Dimension[];

const LABELS: Record<Dimension, RawBuilder<string>> = {
	supervisor: sql`u.first_name || ' ' || u.last_name`,
	surcussale: sql`s.name`,
	agent: sql`agent_name(a.first_name, a.last_name, a.code)`,
	tirage: sql`t.name`,
	date: sql`to_char(g.draw_date, 'YYYY-MM-DD')`,
};

export interface Report {
	scope: Scope;
	period: Period;
	places: Places;
	/** From the coarse to the fine; a row's name is that of the last. */
	by: readonly Dimension[];
}

const money = ['vente', 'gain', 'paid', 'commission', 'commission_surcussale'] as const;

const balances = (table: string) => sql`
	${column(table, 'vente')} - ${column(table, 'gain')} AS pp_sans_commission,
	${column(table, 'vente')} - ${column(table, 'gain')} - ${column(table, 'commission')}
		AS pp_avec_commission,
	${column(table, 'vente')} - ${column(table, 'gain')} - ${column(table, 'commission')}
		- ${column(table, 'commission_surcussale')} AS balance_finale`;

const column = (table: string, name: string) => sql.ref(`${table}.${name}`);

const sums = (inOneDraw: boolean) => {
	const { fiches, gagnantes, deleted } = ficheCounts(inOneDraw);
	return sql`${fiches} AS fiches, ${gagnantes} AS fiches_gagnantes, ${deleted} AS deleted_fiches,
		${sql.join(money.map((name) => sql`${amount(name)} AS ${sql.ref(name)}`))}`;
};

/** Draws of these days that are not settled yet. */
const openInstances = ({ scope, period, places }: Report) => sql`
	SELECT i.id FROM tirage_instances i
	WHERE ${ofCompany(scope, 'i')} AND i.draw_date BETWEEN ${period.start}::date AND ${period.end}::date
		AND i.state <> ALL (${FINAL_STATES}::text[])
		AND ${inPlaces('i', { tirage_id: places.tirage_id } as Places)}`;

/** Over `r`: what is sold for draws that are not settled. */
const pendingOf = (report: Report) =>
	sql`coalesce(sum(r.vente) FILTER (WHERE r.instance_id IN (${openInstances(report)})), 0)::bigint AS pending`;

/** The sums by company and what the report groups by; `own_…`: fiches that add up over the rows. */
function grouped(report: Report): RawBuilder<unknown> {
	const { scope, period, places, by } = report;
	const keys = by.map((dimension) => sql.ref(`r.${KEYS[dimension]}`));
	const columns = DIMENSIONS.map((dimension) => {
		const type = sql.raw(dimension === 'date' ? 'date' : 'uuid');
		const name = sql.ref(KEYS[dimension]);
		return by.includes(dimension)
			? sql`${sql.ref(`r.${KEYS[dimension]}`)} AS ${name}`
			: sql`NULL::${type} AS ${name}`;
	});
	const once = ficheCounts(places.tirage_id !== undefined);
	return sql`
		SELECT r.company_id, concat_ws(':', r.company_id, ${sql.join(keys)}) AS id,
			${sql.join(columns)}, ${sums(by.includes('tirage') || places.tirage_id !== undefined)},
			${pendingOf(report)},
			${once.fiches} AS own_fiches, ${once.gagnantes} AS own_gagnantes, ${once.deleted} AS own_deleted
		${rollupsOf(scope, period, places)}
		GROUP BY r.company_id, ${sql.join(keys)}`;
}

/** Names are looked up by LEFT JOIN: figures stay when an agent has moved out of the scope. */
export const reportRows = (
	report: Report,
	of: RawBuilder<unknown> = sql`(${grouped(report)})`,
): RawBuilder<ReportRow> => sql<ReportRow>`
	SELECT g.id, g.company_id,
		${report.scope.companyId ? sql`NULL::text` : sql`c.companyname`} AS companyname,
		${LABELS[report.by.at(-1) as Dimension]} AS name,
		nullif(g.supervisor_id, '00000000-0000-0000-0000-000000000000') AS supervisor_id,
		${LABELS.supervisor} AS supervisor_name, g.surcussale_id, ${LABELS.surcussale} AS surcussale_name,
		g.agent_id, ${LABELS.agent} AS agent_name, g.tirage_id, ${LABELS.tirage} AS tirage_name,
		g.draw_date, g.fiches, g.fiches_gagnantes, g.deleted_fiches,
		${sql.join(money.map((name) => column('g', name)))}, g.pending, ${balances('g')}
	FROM ${of} AS g
	JOIN companies c ON c.id = g.company_id
	LEFT JOIN supervisors v ON v.company_id = g.company_id AND v.id = g.supervisor_id
	LEFT JOIN users u ON u.id = v.id
	LEFT JOIN surcussales s ON s.company_id = g.company_id AND s.id = g.surcussale_id
	LEFT JOIN agents a ON a.company_id = g.company_id AND a.id = g.agent_id
	LEFT JOIN tirages t ON t.company_id = g.company_id AND t.id = g.tirage_id`;

export interface Summary {
	totals: ReportFigures;
	/** What of the sales is for draws that are not settled. */
	pending: number;
	currency: string | null;
	as_of: string;
	digest: string;
}

/** Totals and digest of all rows of a report. */
export const summaryOf = async (db: Db, report: Report): Promise<Summary> =>
	summaryIn(await theRow(db, sql<SummaryRow>`WITH ${readOnce(report)} ${SUMMARY}`));

export type SummaryRow = Omit<Summary, 'totals'> & ReportFigures;

export const summaryIn = ({
	pending,
	currency,
	as_of,
	digest,
	...totals
}: SummaryRow): Summary => ({
	totals,
	pending,
	currency,
	as_of: new Date(as_of).toISOString(),
	digest,
});

/** Over `grouped`. */
const SUMMARY = sql<SummaryRow>`
	SELECT t.*, ${balances('t')} FROM (
		SELECT coalesce(sum(own_fiches), 0)::bigint AS fiches,
			coalesce(sum(own_gagnantes), 0)::bigint AS fiches_gagnantes,
			coalesce(sum(own_deleted), 0)::bigint AS deleted_fiches,
			${sql.join(money.map((name) => sql`coalesce(sum(${column('g', name)}), 0)::bigint AS ${sql.ref(name)}`))},
			coalesce(sum(g.pending), 0)::bigint AS pending,
			CASE WHEN count(DISTINCT c.currency) = 1 THEN min(c.currency)::text END AS currency,
			now() AS as_of,
			encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', g.id, g.fiches,
				g.fiches_gagnantes, g.deleted_fiches, ${sql.join(money.map((name) => column('g', name)))}),
				E'\n' ORDER BY g.id COLLATE "C"), ''), 'UTF8')), 'hex') AS digest
		FROM grouped AS g JOIN companies c ON c.id = g.company_id
	) AS t`;

const readOnce = (report: Report) => sql`grouped AS MATERIALIZED (${grouped(report)})`;

/** The sums are read once for the count, the rows of a page and the summary: of thirty days they are 600,000 in a large house. */
export const sharedRows = (report: Report) => ({
	ctes: readOnce(report),
	rows: reportRows(report, sql`grouped`),
	beside: SUMMARY,
});

/** All rows, by day or by name, with their totals and digest; of one reading of the sums. */
export async function wholeReport(
	db: Db,
	report: Report,
): Promise<{ rows: ReportRow[]; summary: Summary }> {
	const parts = await rowsOfShared<unknown>(db, readOnce(report), wholeSelects(report));
	const [rows, [summary]] = parts as [ReportRow[], [SummaryRow]];
	return { rows, summary: summaryIn(summary) };
}

export const wholeSelects = (report: Report): readonly RawBuilder<unknown>[] => [
	sql`SELECT * FROM (${reportRows(report, sql`grouped`)}) AS r ORDER BY r.draw_date, r.name, r.id`,
	SUMMARY,
];

type Totals = Pick<Summary, 'totals' | 'pending'>;
const totalsIn = (row: ReportFigures & { pending: number }): Totals => {
	const { pending, ...totals } = row;
	return { totals, pending };
};

/** Totals of other days, with the report's own filters. */
export async function totalsOf(db: Db, report: Report): Promise<Totals> {
	return totalsIn(
		await theRow(
			db,
			sql<
				ReportFigures & { pending: number }
			>`SELECT t.*, ${balances('t')} FROM (${totalSums(report)}) AS t`,
		),
	);
}

const totalSums = (report: Report): RawBuilder<unknown> => sql`
	SELECT ${sums(report.places.tirage_id !== undefined)}, ${pendingOf(report)}
	${rollupsOf(report.scope, report.period, report.places)}`;

/** The same, the last of the days as it stood at a moment; `before`: the days before that one. */
export async function totalsUntil(
	db: Db,
	{ before, ...report }: Report & { before: Period | null },
	until: string,
): Promise<Totals> {
	const { scope, period, places } = report;
	const last = { scope, places, day: period.end, until };
	const lastDay = sql`
		SELECT sold.fiches, held.fiches_gagnantes, sold.deleted_fiches, sold.vente, held.gain, held.paid,
			sold.commission, sold.commission_surcussale, sold.vente - held.vente AS pending
		FROM ${soldBy(last)} AS sold, ${heldBy(last)} AS held`;
	const parts = before
		? sql`${lastDay} UNION ALL ${totalSums({ ...report, period: before })}`
		: lastDay;
	const names = ['fiches', 'fiches_gagnantes', 'deleted_fiches', ...money, 'pending'];
	return totalsIn(
		await theRow(
			db,
			sql<ReportFigures & { pending: number }>`SELECT t.*, ${balances('t')} FROM (
				SELECT ${sql.join(names.map((name) => sql`coalesce(sum(${column('part', name)}), 0)::bigint AS ${sql.ref(name)}`))}
				FROM (${parts}) AS part) AS t`,
		),
	);
}

/** Whether a draw of the report is not settled yet, sold or not. */
export const openDraws = (db: Db, report: Report) =>
	theRow(
		db,
		sql<{ is_provisional: boolean }>`SELECT EXISTS (${openInstances(report)}) AS is_provisional`,
	);
