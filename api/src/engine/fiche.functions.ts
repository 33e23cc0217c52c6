import type { PosFiche } from '@borlette/shared/contract/pos';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { theRow } from '../db/rows.ts';
import type { CallKey } from '../http/idempotency.ts';
import { freeMariages, newRefCode, newSecurityCode } from './codes.ts';
import type { PlayedLine } from './games.ts';

/**
 * The database's functions that write fiches. They check the transaction's scope themselves and
 * refuse by throwing; see migrations 0021 to 0023.
 */
export interface Sale {
	agentId: string;
	deviceId: string;
	lines: ReadonlyArray<PlayedLine & { line: number; instance_id: string }>;
}

const answerOf = async (db: Db, call: RawBuilder<PosFiche>): Promise<PosFiche> =>
	(await theRow(db, sql<{ answer: PosFiche }>`SELECT ${call} AS answer`)).answer;

/** Once for a key. Throws `draw_closed`, `line_refused`, `device_refused`, `key_reused` … */
export const sellFiche = (db: Db, { key, hash }: CallKey, sale: Sale): Promise<PosFiche> =>
	answerOf(
		db,
		sql<PosFiche>`sell_fiche(${sale.agentId}, ${sale.deviceId}, ${key}, ${hash}, ${newRefCode()},
			${newSecurityCode()}, ${JSON.stringify(sale.lines)}::jsonb, ${freeMariages()}::text[])`,
	);

export const voidFiche = (db: Db, refCode: string, reason: string, actor: string) =>
	answerOf(db, sql<PosFiche>`void_fiche(${refCode}, ${reason}, ${actor})`);

export const reactivateFiche = (db: Db, refCode: string, actor: string) =>
	answerOf(db, sql<PosFiche>`reactivate_fiche(${refCode}, ${actor})`);

/** `securityCode` is asked of agents only. */
export const payFiche = (db: Db, refCode: string, securityCode: string, actor: string) =>
	answerOf(db, sql<PosFiche>`pay_fiche(${refCode}, ${securityCode}, ${actor})`);
