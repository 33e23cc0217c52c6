import { type RawBuilder, sql } from 'kysely';
import { lookedAfterBy, ofCompany, type Scope } from '../db/scope.ts';
import type { Period } from './period.ts';

/** A supervisor's figures are those of their surcussales. */
export const ofOwnSurcussales = (scope: Scope, column: string): RawBuilder<boolean> =>
	scope.supervisorId ? lookedAfterBy(scope, column, scope.supervisorId) : sql<boolean>`true`;

export interface Places {
	tirage_id?: string;
	surcussale_id?: string;
	agent_id?: string;
}

/** `column = id`, for each that is given. */
export function inPlaces(table: string, places: Places): RawBuilder<boolean> {
	const { tirage_id, surcussale_id, agent_id } = places;
	const given = Object.entries({ tirage_id, surcussale_id, agent_id })
		.filter(([, id]) => id !== undefined)
		.map(([name, id]) => sql<boolean>`${sql.ref(`${table}.${name}`)} = ${id}::uuid`);
	return given.length > 0 ? sql<boolean>`${sql.join(given, sql` AND `)}` : sql<boolean>`true`;
}

/** Sums of the draw dates that the scope may see, as `r`: a FROM with its WHERE. */
export const rollupsOf = (
	scope: Scope,
	{ start, end }: Period,
	places: Places = {},
): RawBuilder<unknown> => sql`
	FROM rollups r
	WHERE ${ofCompany(scope, 'r')} AND r.draw_date BETWEEN ${start}::date AND ${end}::date
		AND ${ofOwnSurcussales(scope, 'r.surcussale_id')} AND ${inPlaces('r', places)}`;

/** Rows of game `*` alone hold fiches, the others alone money. */
const counted = (column: string): RawBuilder<number> =>
	sql<number>`coalesce(sum(${sql.ref(`r.${column}`)}) FILTER (WHERE r.game = '*'), 0)::bigint`;

/** Fiches with a line in one draw, or those of several draws, none counted twice. */
export const ficheCounts = (inOneDraw: boolean) =>
	inOneDraw
		? {
				fiches: counted('fiches'),
				gagnantes: counted('fiches_gagnantes'),
				deleted: counted('deleted_fiches'),
			}
		: {
				fiches: counted('home_fiches'),
				gagnantes: counted('home_gagnantes'),
				deleted: counted('home_deleted'),
			};

/** Sum of an amount over the games, 0 for none. */
export const amount = (column: string): RawBuilder<number> =>
	sql<number>`coalesce(sum(${sql.ref(`r.${column}`)}), 0)::bigint`;
