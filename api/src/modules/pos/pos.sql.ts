import type { OutputOf } from '@borlette/shared/contract';
import type { posApi } from '@borlette/shared/contract/pos';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../../db/rows.ts';
import type { FicheView } from '../../engine/fiche.sql.ts';
import type { PosSession } from '../../identity/pos-session.ts';

type Catalogue = OutputOf<typeof posApi.catalogue>;
type Report = OutputOf<typeof posApi.report>;
type PosScope = PosSession['scope'];

export const findOwnFiche = async (db: Db, { companyId, userId }: PosScope, refCode: string) =>
	(
		await rowOf(
			db,
			sql<{ view: FicheView }>`SELECT fiche_view(f) AS view FROM fiches f
				WHERE f.company_id = ${companyId} AND f.agent_id = ${userId} AND f.ref_code = ${refCode}`,
		)
	)?.view;

export const balanceOf = (db: Db, { companyId, userId }: PosScope) =>
	theRow(
		db,
		sql<{ balance: number; surcussale_id: string; now: string }>`SELECT balance, surcussale_id,
				clock_timestamp() AS now
			FROM agents WHERE company_id = ${companyId} AND id = ${userId}`,
	);

export const openDraws = (db: Db, { companyId, userId }: PosScope, surcussaleId: string) =>
	rowsOf(
		db,
		sql<Catalogue['draws'][number]>`
			SELECT i.id AS instance_id, i.tirage_id, t.name, c.colour, i.draw_date, i.close_at, i.draw_at,
				to_jsonb(p) AS primes
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
			CROSS JOIN LATERAL effective_primes(i.company_id, ${userId}, ${surcussaleId}, i.tirage_id) AS p
			WHERE i.company_id = ${companyId} AND i.state = 'open' AND t.is_active
				AND i.opens_at <= clock_timestamp() AND i.close_at > clock_timestamp()
			ORDER BY i.close_at, t.name COLLATE names`,
	);

export const playableOptions = (db: Db, { companyId }: PosScope, surcussaleId: string) =>
	rowsOf(
		db,
		sql<Catalogue['options'][number]>`
			SELECT o.game, nullif(o.option, 0) AS option, o.name, o.colour,
				is_playable(o.company_id, ${surcussaleId}, o.game, o.option) AS is_active
			FROM lotto_options o WHERE o.company_id = ${companyId} ORDER BY o.position, o.name`,
	);

export const limitsOf = (db: Db, { companyId, userId }: PosScope) =>
	rowsOf(
		db,
		sql<Catalogue['limits'][number]>`
			SELECT kind, game, boule, tirage_id, agent_id IS NOT NULL AS is_own, min_stake, max_stake, limite
			FROM limits WHERE company_id = ${companyId} AND is_active
				AND (agent_id IS NULL OR agent_id = ${userId})
			ORDER BY game, kind, boule NULLS FIRST`,
	);

export const blockedOf = (db: Db, { companyId, userId }: PosScope) =>
	rowsOf(
		db,
		sql<Catalogue['blocked'][number]>`
			SELECT boule, tirage_id, start_date, end_date FROM boules_block
			WHERE company_id = ${companyId} AND is_active AND (agent_id IS NULL OR agent_id = ${userId})
				AND coalesce(end_date, 'infinity') >= current_date - 1
			ORDER BY boule`,
	);

export const messagesOf = (db: Db, { companyId, userId }: PosScope, surcussaleId: string) =>
	rowsOf(
		db,
		sql<Catalogue['messages'][number]>`
			SELECT title, body FROM messages
			WHERE company_id = ${companyId} AND is_active
				AND (surcussale_id IS NULL OR surcussale_id = ${surcussaleId})
				AND (agent_id IS NULL OR agent_id = ${userId})
				AND starts_at <= now() AND coalesce(ends_at, 'infinity') > now()
			ORDER BY starts_at DESC LIMIT 20`,
	);

/** By draw date, from the rollups; from yesterday on unless told otherwise, where the company is. */
export const daysOf = (
	db: Db,
	{ scope: { companyId, userId }, view: { timezone } }: PosSession,
	start: string | undefined,
	end: string | undefined,
) =>
	rowsOf(
		db,
		sql<Report['days'][number]>`
			SELECT draw_date, sum(home_fiches)::bigint AS fiches,
				sum(home_gagnantes)::bigint AS fiches_gagnantes, sum(vente)::bigint AS vente,
				sum(commission)::bigint AS commission, sum(gain)::bigint AS gain, sum(paid)::bigint AS paid,
				sum(vente - gain - commission)::bigint AS net
			FROM rollups
			WHERE company_id = ${companyId} AND agent_id = ${userId}
				AND draw_date >= coalesce(${start ?? null}::date, (now() AT TIME ZONE ${timezone})::date - 1)
				AND draw_date <= coalesce(${end ?? null}::date, 'infinity')
			GROUP BY draw_date ORDER BY draw_date DESC`,
	);
