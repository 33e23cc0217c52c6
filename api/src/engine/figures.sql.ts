import type { Figures } from '@borlette/shared/contract/dashboard';
import { FINAL_STATES } from '@borlette/shared/contract/tirage';
import { type RawBuilder, sql } from 'kysely';
import { sameTimeBefore } from '../db/clock.ts';
import type { Db } from '../db/connect.ts';
import { rowsOf, theRow } from '../db/rows.ts';
import { ofCompany, type Scope } from '../db/scope.ts';
import { daysUntil, type Period } from './period.ts';
import { amount, ficheCounts, type Places, rollupsOf } from './rollups.sql.ts';
import { heldBy, soldBy } from './so-far.sql.ts';

/** Today in the company's zone, and the hour there. */
export interface Moment {
	day: string;
	hour: number;
	as_of: string;
	day_before: string;
	/** The same time of the day before, by the clocks there. */
	a_day_ago: string;
}

export const momentOf = (db: Db, zone: string): Promise<Moment> =>
	theRow(
		db,
		sql<Moment>`SELECT there::date AS day, there::date - 1 AS day_before, now() AS as_of,
				extract(hour FROM there)::int AS hour,
				${sameTimeBefore(sql`now()`, sql`${zone}`, 1)} AS a_day_ago
			FROM (SELECT now() AT TIME ZONE ${zone} AS there) AS clock`,
	);

export const dayOf = (day: string): Period => ({ start: day, end: day });

/** Of the house or of a part of it. */
export interface Part {
	places?: Pick<Places, 'surcussale_id' | 'agent_id'>;
	/** All agents who may have sold in it: sums are found by agent, and others' need not be read. */
	agentIds?: readonly string[];
}

const byAgents = (agentIds: readonly string[] | undefined) =>
	agentIds ? sql<boolean>`r.agent_id = ANY (${agentIds}::uuid[])` : sql<boolean>`true`;

/** Sums of the days in a part of the house, as `r`: a FROM with its WHERE. */
const sumsIn = (scope: Scope, period: Period, { places, agentIds }: Part) =>
	sql`${rollupsOf(scope, period, places)} AND ${byAgents(agentIds)}`;

/** Sums over `r` of those draws of the days alone that the condition on `i` is true of. */
function sumsOf(condition: RawBuilder<unknown>, scope: Scope, { start, end }: Period) {
	const those = sql`r.instance_id IN (SELECT i.id FROM tirage_instances i
		WHERE ${ofCompany(scope, 'i')} AND i.draw_date BETWEEN ${start}::date AND ${end}::date
			AND ${condition})`;
	const sum = (column: string) =>
		sql`coalesce(sum(${sql.ref(`r.${column}`)}) FILTER (WHERE ${those}), 0)::bigint`;
	return { vente: sum('vente'), gain: sum('gain'), commission: sum('commission') };
}

/** Whether a draw of the day is not settled yet. */
export const isProvisional = async (db: Db, scope: Scope, { day }: Moment): Promise<boolean> =>
	(
		await theRow(
			db,
			sql<{ is_provisional: boolean }>`SELECT EXISTS (SELECT FROM tirage_instances i
				WHERE ${ofCompany(scope, 'i')} AND i.draw_date = ${day}::date
					AND i.state <> ALL (${FINAL_STATES}::text[])) AS is_provisional`,
		)
	).is_provisional;

/** Over `r`. Of one draw date or several, no fiche twice; as `inOneDraw`, of one draw. */
export function figures(
	scope: Scope,
	period: Period,
	{ inOneDraw = false } = {},
): RawBuilder<unknown> {
	const settled = sumsOf(sql`i.state = ANY (${FINAL_STATES}::text[])`, scope, period);
	return sql`
	${ficheCounts(inOneDraw).fiches} AS fiches, ${amount('vente')} AS vente, ${amount('gain')} AS gain,
	${amount('commission')} AS commission,
	${settled.vente} - ${settled.gain} - ${settled.commission} AS net,
	${amount('vente')} - ${settled.vente} AS pending`;
}

export const figuresOf = (
	db: Db,
	scope: Scope,
	{ day }: Moment,
	part: Part = {},
): Promise<Figures> => {
	const period = dayOf(day);
	return theRow(db, sql<Figures>`SELECT ${figures(scope, period)} ${sumsIn(scope, period, part)}`);
};

/** The last days up to today, quiet ones included. */
export const figuresByDay = (
	db: Db,
	scope: Scope,
	{ day }: Moment,
	{ days, ...part }: Part & { days: number },
): Promise<(Figures & { day: string })[]> => {
	const period = daysUntil(day, days);
	return rowsOf(
		db,
		sql<Figures & { day: string }>`
			SELECT days.day, coalesce(s.fiches, 0) AS fiches, coalesce(s.vente, 0) AS vente,
				coalesce(s.gain, 0) AS gain, coalesce(s.commission, 0) AS commission,
				coalesce(s.net, 0) AS net, coalesce(s.pending, 0) AS pending
			FROM (SELECT ${period.start}::date + n AS day FROM generate_series(0, ${days - 1}::int) AS n) AS days
			LEFT JOIN (
				SELECT r.draw_date, ${figures(scope, period)} ${sumsIn(scope, period, part)}
				GROUP BY r.draw_date
			) AS s ON s.draw_date = days.day
			ORDER BY days.day`,
	);
};

/** The day before as it stood at this hour. */
export const figuresADayAgo = (
	db: Db,
	scope: Scope,
	{ day_before: day, a_day_ago: until }: Moment,
	{ places = {} }: Part = {},
): Promise<Figures> =>
	theRow(
		db,
		sql<Figures>`SELECT sold.fiches, sold.vente, held.gain, sold.commission,
				held.vente - held.gain - held.commission AS net, sold.vente - held.vente AS pending
			FROM ${soldBy({ scope, day, until, places })} AS sold,
				${heldBy({ scope, day, until, places })} AS held`,
	);
