import type { OutputOf } from '@borlette/shared/contract';
import type { Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { PLAYING_STATES, UNPAID_STATES } from '@borlette/shared/contract/fiche.ticket';
import { searchPatterns, searchWords } from '@borlette/shared/contract/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';
import { isInReference } from '../../engine/reference.sql.ts';
import { ofOwnSurcussales } from '../../engine/rollups.sql.ts';
import type { AddedUp } from '../../http/list.sql.ts';

type Line = OutputOf<typeof ficheApi.one>['lines'][number];

type AddedFiches = Pick<
	Fiche,
	'agent_id' | 'surcussale_id' | 'currency' | 'total' | 'commission' | 'gain'
> & { count: number };

const LINES_OF_FICHE = sql<boolean>`l.company_id = f.company_id AND l.draw_date = f.draw_date
	AND l.fiche_id = f.id`;

const DRAWS_OF_FICHE = sql<string>`(
	SELECT coalesce(string_agg(DISTINCT t.name, ', '), '')
	FROM fiche_lines l JOIN tirages t ON t.company_id = l.company_id AND t.id = l.tirage_id
	WHERE ${LINES_OF_FICHE})`;

/** Who sold, as expressions: only the rows of the page shown have them worked out. */
const SOLD_BY = {
	agent: sql<string>`(SELECT agent_name(a.first_name, a.last_name, a.code) FROM agents a
		WHERE a.company_id = f.company_id AND a.id = f.agent_id)`,
	joined: sql``,
};

/** The same where all fiches are put in order by it: joined at once. */
const SORTED_BY_AGENT: typeof SOLD_BY = {
	agent: sql<string>`agent_name(a.first_name, a.last_name, a.code)`,
	joined: sql`LEFT JOIN agents a ON a.company_id = f.company_id AND a.id = f.agent_id`,
};

/**
 * Fiches that the scope may see and that meet `condition`, which names columns of `f`. What is joined is joined loosely, so
 * that counting the rows does not look it up.
 */
function ficheRows(
	scope: Scope,
	condition: RawBuilder<boolean>,
	{ agent, joined } = SOLD_BY,
): RawBuilder<Fiche> {
	return sql<Fiche>`
	SELECT f.id, ${companyName(scope, 'f')} AS companyname, f.ref_code, f.number, f.draw_date,
		${DRAWS_OF_FICHE} AS tirage_name, f.agent_id, coalesce(${agent}, '') AS agent_name, f.surcussale_id,
		coalesce((SELECT n.name FROM surcussales n
			WHERE n.company_id = f.company_id AND n.id = f.surcussale_id), '') AS surcussale_name, f.sold_at,
		(SELECT count(*) FROM fiche_lines l WHERE ${LINES_OF_FICHE}) AS lines, c.currency, f.total, f.commission,
		f.gain, CASE WHEN f.status = ANY (${UNPAID_STATES}::text[]) THEN f.gain ELSE 0 END AS to_pay,
		f.status, CASE WHEN f.gain > 0 AND f.status = ANY (${PLAYING_STATES}::text[]) THEN 'won_so_far'
			ELSE f.status END AS situation, f.voided_at, f.voided_by, f.void_reason, f.paid_at, f.paid_by
	FROM fiches f
	LEFT JOIN companies c ON c.id = f.company_id
	LEFT JOIN surcussales s ON s.company_id = f.company_id AND s.id = f.surcussale_id
	${joined}
	WHERE ${ofCompany(scope, 'f')} AND ${ofOwnSurcussales(scope, 'f.surcussale_id')} AND ${condition}`;
}

/** Draw dates between the days, both included; without any, today in the zone; an end alone names one day. */
export interface Drawn {
	zone: string;
	start: string | undefined;
	end: string | undefined;
}

/** Their fiches come in the order of their index, by time of sale, of whatever company and day. */
export const isOneDay = ({ start, end }: Drawn): boolean => !start || start === end;

const drawnOn = (drawn: Drawn): RawBuilder<boolean> => {
	const { zone, start, end } = drawn;
	const today = sql`(now() AT TIME ZONE ${zone})::date`;
	if (isOneDay(drawn)) {
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

/** As the partial indexes of winners and of those that were voided have it. */
const KINDS = {
	standing: sql<boolean>`f.status <> 'deleted'`,
	winning: sql<boolean>`f.gain > 0 AND f.status <> 'deleted'`,
	deleted: sql<boolean>`f.voided_at IS NOT NULL`,
};
export type FicheKind = keyof typeof KINDS;

/** Condition on a fiche `f`: its agent's score counted it for the signal; without any, none needed. */
const standsBehind = (signal: string | undefined): RawBuilder<boolean> =>
	signal
		? sql<boolean>`EXISTS (SELECT FROM agent_day_fiches e
			WHERE e.company_id = f.company_id AND e.day = f.draw_date AND e.fiche_id = f.id AND e.signal = ${signal})`
		: sql<boolean>`true`;

/** Filters that no column of the rows answers. */
export interface Narrowed {
	/** With a line in this draw. */
	tirage_id?: string | undefined;
	signal?: string | undefined;
}

const within = (kind: FicheKind, drawn: Drawn, { tirage_id, signal }: Narrowed) =>
	sql<boolean>`${drawnOn(drawn)} AND ${plays(tirage_id)} AND ${standsBehind(signal)} AND ${KINDS[kind]}`;

/**
 * Whether a fiche `f` holds all that is looked for, each word in whichever of its texts. Agents, surcussales and draws are asked
 * once each and not with every fiche; lines, which are many times as many, are read only where a draw has the word.
 */
function ficheHolds(scope: Scope, q = ''): RawBuilder<boolean> {
	const words = searchWords(q);
	const held = searchPatterns(q).map(
		(pattern, place) => sql<boolean>`(f.agent_id IN (
			SELECT a.id FROM agents a
			WHERE ${ofCompany(scope, 'a')} AND agent_name(a.first_name, a.last_name, a.code) ~ ${pattern}
		) OR f.surcussale_id IN (SELECT n.id FROM surcussales n WHERE ${ofCompany(scope, 'n')} AND n.name ~ ${pattern})
			OR ${isInReference('f', words[place])} OR ${isInNumber(words[place])}
			OR CASE WHEN EXISTS (SELECT FROM (${drawsNamed(scope, pattern)}) AS named) THEN EXISTS (
				SELECT FROM fiche_lines l WHERE ${LINES_OF_FICHE} AND l.tirage_id IN (${drawsNamed(scope, pattern)})
			) ELSE false END)`,
	);
	return held.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(held, sql` AND `)}`;
}

const drawsNamed = (scope: Scope, pattern: string) => sql`
	SELECT t.id FROM tirages t WHERE ${ofCompany(scope, 't')} AND t.name ~ ${pattern}`;

const isInNumber = (word = ''): RawBuilder<boolean> =>
	/^\d+$/.test(word) ? sql<boolean>`strpos(f.number::text, ${word}) > 0` : sql<boolean>`false`;

/** What a list is asked for beside its days. */
export interface Wanted extends Narrowed {
	q?: string | undefined;
	sort?: string | undefined;
}

/** Fiches of a kind that were drawn on those days and hold all that is looked for. */
export const fichesOf = (
	scope: Scope,
	kind: FicheKind,
	drawn: Drawn,
	{ q, sort, ...narrowed }: Wanted,
): RawBuilder<Fiche> =>
	ficheRows(
		scope,
		sql<boolean>`${within(kind, drawn, narrowed)} AND ${ficheHolds(scope, q)}`,
		sort?.endsWith('agent_name') ? SORTED_BY_AGENT : SOLD_BY,
	);

/** The fiche of a reference, where a list of the kind may show it: who sees fiches sold sees what became of each. */
export const ficheNamed = (scope: Scope, kind: FicheKind, refCode: string): RawBuilder<Fiche> => {
	const isOfKind = kind === 'standing' ? sql<boolean>`true` : KINDS[kind];
	return ficheRows(scope, sql<boolean>`f.ref_code = ${refCode} AND ${isOfKind}`);
};

/** Whether there is such a fiche, and whether the list's own filters leave it in; undefined: there is none. */
export const standingOf = (
	db: Db,
	scope: Scope,
	{ kind, refCode, drawn, filters }: NamedFiche,
): Promise<{ is_inside: boolean } | undefined> => {
	const { surcussale_id, supervisor_id, agent_id, status } = filters;
	const isGiven = (column: RawBuilder<unknown>, value: string | undefined) =>
		value === undefined ? sql<boolean>`true` : sql<boolean>`${column} = ${value}`;
	const isInside = sql<boolean>`f.ref_code = ${refCode} AND ${within(kind, drawn, filters)}
		AND ${isGiven(sql`f.surcussale_id::text`, surcussale_id)}
		AND ${isGiven(sql`s.supervisor_id::text`, supervisor_id)}
		AND ${isGiven(sql`f.agent_id::text`, agent_id)} AND ${isGiven(sql`f.status`, status)}`;
	return rowOf(
		db,
		sql<{
			is_inside: boolean;
		}>`SELECT EXISTS (SELECT FROM (${ficheRows(scope, isInside)}) AS inside) AS is_inside
			FROM (${ficheNamed(scope, kind, refCode)}) AS named`,
	);
};

interface NamedFiche {
	kind: FicheKind;
	refCode: string;
	drawn: Drawn;
	filters: Narrowed &
		Partial<Record<'surcussale_id' | 'supervisor_id' | 'agent_id' | 'status', string>>;
}

/**
 * What the standing fiches of those days come to, kept by agent and draw with each sale, void and
 * settlement. Of the other kinds, and of the fiches of one draw, no sum is kept: a fiche in two draws has one total.
 */
export const standingAdded = (scope: Scope, drawn: Drawn): AddedUp => ({
	filters: ['agent_id', 'surcussale_id', 'supervisor_id'],
	rows: sql<AddedFiches>`
		SELECT f.agent_id, f.surcussale_id, c.currency, f.home_fiches AS count, f.vente AS total,
			f.commission, f.gain
		FROM rollups f
		LEFT JOIN companies c ON c.id = f.company_id
		WHERE ${ofCompany(scope, 'f')} AND ${ofOwnSurcussales(scope, 'f.surcussale_id')} AND ${drawnOn(drawn)}`,
});

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
