import type { OutputOf } from '@borlette/shared/contract';
import type { Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';

type Line = OutputOf<typeof ficheApi.one>['lines'][number];

const LINES_OF_FICHE = sql<boolean>`l.company_id = f.company_id AND l.draw_date = f.draw_date
	AND l.fiche_id = f.id`;

/**
 * Fiches that the scope may see and that meet `condition`, which names columns of `f`. What its
 * lines tell are expressions, not a join: only the rows of the page shown have them worked out. Who
 * sold is joined loosely, so that counting the rows does not look it up.
 */
const ficheRows = (scope: Scope, condition: RawBuilder<boolean>): RawBuilder<Fiche> =>
	sql<Fiche>`
	SELECT f.id, f.ref_code, f.number, f.draw_date, (
			SELECT coalesce(string_agg(DISTINCT t.name, ', '), '')
			FROM fiche_lines l JOIN tirages t ON t.company_id = l.company_id AND t.id = l.tirage_id
			WHERE ${LINES_OF_FICHE}
		) AS tirage_name, f.agent_id, coalesce(a.first_name || ' ' || a.last_name, '') AS agent_name,
		f.surcussale_id, coalesce(s.name, '') AS surcussale_name, f.sold_at,
		(SELECT count(*) FROM fiche_lines l WHERE ${LINES_OF_FICHE}) AS lines, c.currency, f.total, f.commission,
		f.gain, f.status, f.voided_at, f.voided_by, f.void_reason, f.paid_at, f.paid_by
	FROM fiches f
	LEFT JOIN companies c ON c.id = f.company_id
	LEFT JOIN agents a ON a.company_id = f.company_id AND a.id = f.agent_id
	LEFT JOIN surcussales s ON s.company_id = f.company_id AND s.id = f.surcussale_id
	WHERE ${ofCompany(scope, 'f')} AND ${ofSupervisor(scope, 's.supervisor_id')} AND ${condition}`;

/** Draw dates between the days, both included; without any, today in the zone; an end alone names one day. */
export interface Drawn {
	zone: string;
	start: string | undefined;
	end: string | undefined;
}

const drawnOn = ({ zone, start, end }: Drawn): RawBuilder<boolean> => {
	const today = sql`(now() AT TIME ZONE ${zone})::date`;
	// One day as one day: its fiches then come in the order of their index, by time of sale.
	if (!start || start === end) {
		return sql<boolean>`f.draw_date = ${end ? sql`${end}::date` : today}`;
	}
	return sql<boolean>`f.draw_date >= ${start}::date
		AND f.draw_date <= coalesce(${end ?? null}::date, 'infinity')`;
};

/** Condition on a fiche `f`: it has a line in the draw; without any draw, none needed. */
const plays = (tirageId: string | undefined): RawBuilder<boolean> =>
	tirageId
		? sql<boolean>`EXISTS (SELECT FROM fiche_lines l
			WHERE ${LINES_OF_FICHE} AND l.tirage_id = ${tirageId}::uuid)`
		: sql<boolean>`true`;

const KINDS = {
	standing: sql<boolean>`f.status <> 'deleted'`,
	winning: sql<boolean>`f.gain > 0 AND f.status <> 'deleted'`,
	deleted: sql<boolean>`f.status = 'deleted'`,
};
export type FicheKind = keyof typeof KINDS;

/** Fiches of a kind that were drawn on those days, with a line in the draw if one is given. */
export const fichesOf = (
	scope: Scope,
	kind: FicheKind,
	drawn: Drawn,
	tirageId: string | undefined,
): RawBuilder<Fiche> =>
	ficheRows(scope, sql<boolean>`${drawnOn(drawn)} AND ${plays(tirageId)} AND ${KINDS[kind]}`);

export const findFiche = (db: Db, scope: Scope, refCode: string): Promise<Fiche | undefined> =>
	rowOf(db, ficheRows(scope, sql<boolean>`f.ref_code = ${refCode}`));

export const linesOf = (db: Db, scope: Scope, { id, draw_date }: Fiche): Promise<Line[]> =>
	rowsOf(
		db,
		sql<Line>`SELECT l.line_no, l.tirage_id, t.name AS tirage_name, l.game,
				nullif(l.option, 0) AS option, l.numbers, l.stake, l.prime1, l.prime2, l.prime3, l.gain
			FROM fiche_lines l JOIN tirages t ON t.company_id = l.company_id AND t.id = l.tirage_id
			WHERE ${ofCompany(scope, 'l')} AND l.draw_date = ${draw_date} AND l.fiche_id = ${id}
			ORDER BY l.line_no`,
	);
