import type { LiveKind } from '@borlette/shared/contract/events';
import type { PosFiche, SoldFiche } from '@borlette/shared/contract/pos';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { CallKey } from '../db/idempotent.ts';
import { theRow, theRowAtCommit } from '../db/rows.ts';
import type { Tx } from '../db/scope.ts';
import { ApiFailure } from '../errors.ts';
import { freeMariages, newRefCode, newSecurityCode } from './codes.ts';
import type { PlayedLine } from './games.ts';

/**
 * The database's functions that write fiches. They check the transaction's scope themselves and
 * refuse by throwing; see database/functions/sale and fiche.
 */
export interface Sale {
	agentId: string;
	deviceId: string;
	lines: ReadonlyArray<PlayedLine & { line: number; instance_id: string }>;
}

/** As the database answers it: unsigned, and no rule of the contract applied. */
export type FicheView = Omit<PosFiche, 'proof' | 'to_pay'>;
export type SoldView = FicheView & Pick<SoldFiche, 'security_code'>;

const CHANGED: readonly LiveKind[] = ['sale', 'exposure'];
const PAID: readonly LiveKind[] = ['sale'];

/** Calls the function, and tells who looks on which draws of whose it changed. */
async function answerOf<F extends FicheView>(
	tx: Tx,
	call: RawBuilder<F>,
	agentId: string | undefined,
	kinds = CHANGED,
): Promise<F> {
	const { answer } = await theRow(tx, sql<{ answer: F }>`SELECT ${call} AS answer`);
	announce(tx, answer, agentId, kinds);
	return answer;
}

function announce(
	tx: Tx,
	answer: FicheView,
	agentId: string | undefined,
	kinds: readonly LiveKind[],
): void {
	const instances = new Set(answer.lines.map(({ instance_id }) => instance_id));
	for (const instanceId of instances) {
		tx.announce(kinds.map((kind) => ({ kind, instanceId, agentId })));
	}
}

/**
 * Once for a key, and the last statement of its transaction: on its counters all sell. Throws
 * `draw_closed`, `line_refused`, `device_refused`, `key_reused` …
 */
/** @param gifts mariages of which those that the total earns are given, the first first */
export async function sellFiche(
	tx: Tx,
	{ key, hash }: CallKey,
	sale: Sale,
	gifts: readonly string[] = freeMariages(),
): Promise<SoldView> {
	const { answer } = await theRowAtCommit(
		tx,
		sql<{
			answer: { fiche: FicheView; security_code: string };
		}>`SELECT sell_fiche(${sale.agentId}, ${sale.deviceId}, ${key}, ${hash},
			${newRefCode()}, ${newSecurityCode()}, ${JSON.stringify(sale.lines)}::jsonb,
			${[...gifts]}::text[]) AS answer`,
	);
	const { fiche, security_code } = answer;
	announce(tx, fiche, sale.agentId, CHANGED);
	return { ...fiche, security_code };
}

/** `agentId`, here and below: whose fiche it is, for those who look on at their own agents only. */
export const voidFiche = (
	tx: Tx,
	refCode: string,
	reason: string,
	actor: string,
	agentId?: string,
) => answerOf(tx, sql<FicheView>`void_fiche(${refCode}, ${reason}, ${actor})`, agentId);

export const reactivateFiche = (tx: Tx, refCode: string, actor: string, agentId?: string) =>
	answerOf(tx, sql<FicheView>`reactivate_fiche(${refCode}, ${actor})`, agentId);

/** Throws `wrong_codes` once the agent sent too many wrong ones: their terminal pays it no more. */
export async function codeIsRight(db: Db, refCode: string, securityCode: string): Promise<boolean> {
	const { right } = await theRow(
		db,
		sql<{ right: boolean | null }>`SELECT code_is_right(${refCode}, ${securityCode}) AS right`,
	);
	if (right === null) throw new ApiFailure('wrong_codes');
	return right;
}

/** Locks a fiche, its agent and its draws as what changes it does. Throws `not_found`. */
export async function holdFiche(tx: Db, refCode: string): Promise<void> {
	await sql`SELECT hold_fiche(${refCode})`.execute(tx);
}

/** `securityCode` is asked of agents only. */
export const payFiche = (
	tx: Tx,
	refCode: string,
	securityCode: string,
	actor: string,
	agentId?: string,
) => answerOf(tx, sql<FicheView>`pay_fiche(${refCode}, ${securityCode}, ${actor})`, agentId, PAID);
