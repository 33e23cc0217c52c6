import { inScopeUntil } from '../db/cancellable.ts';
import { eachOfServer, readEverywhere, withinCompany } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { databaseFailure } from '../db/failures.ts';
import { inScope } from '../db/scope.ts';
import { CLOSING, companiesToClose, isUnsettled, unsettled } from '../engine/instances.sql.ts';
import { settle } from '../engine/settlement.ts';
import { endTodo, raiseTodo, refreshTodos } from '../todo/keep.ts';
import { witnessLedger } from './house.sql.ts';

/**
 * Closes and seals every draw whose sales have ended, those that a sleep has passed over too. A company whose draws cannot
 * be closed keeps no other's open. Throws what gives it up at the signal.
 */
export async function closeDue(
	db: Pool,
	ending: AbortSignal = new AbortController().signal,
): Promise<void> {
	const due = await readEverywhere(db, companiesToClose);
	await eachOfServer(db, due, companyOf, async ({ company_id }) => {
		await inScopeUntil(db, withinCompany(company_id), ending, CLOSING);
		await tellLedger(db, company_id);
	});
}

const companyOf = ({ company_id }: { company_id: string }): string => company_id;

/** What a draw took in, or gave, is told with it and not an hour later; in a transaction of its own, which waits for no draw. */
const tellLedger = (db: Pool, companyId: string) =>
	inScope(db, withinCompany(companyId), witnessLedger);

const RETRY_MS = 600_000;

/**
 * Settles what is confirmed and opens its payment; takes up what a killed process left. A draw
 * whose settlement fails or differs is reported and tried again after ten minutes, or at once when
 * somebody changed it; it holds up no other. What may pass by itself, as a server that is started
 * anew, is tried once more before it is called a failure; nor is what is given up at the signal.
 */
export function settling(
	report: (error: Error) => void,
	ending: AbortSignal = new AbortController().signal,
): (db: Pool) => Promise<void> {
	/** When, by time that passes: a clock that is set back would keep a draw waiting for as long. */
	const failing = new Map<string, number>();
	const passing = new Set<string>();
	const fail = async (db: Pool, draw: Draw, error: Error): Promise<void> => {
		const { code } = databaseFailure(error) ?? {};
		// On its way to another server, for some seconds in which nobody could be told of it either.
		if (code === 'company_moving') return;
		report(error);
		const name = nameOf(draw);
		const isFirst = !passing.has(name);
		passing.add(name);
		if (isFirst && code === 'unavailable') return;
		failing.set(name, performance.now());
		await tellStuck(db, draw);
	};
	return async (db) => {
		const draws = await readEverywhere(db, unsettled);
		await eachOfServer(db, draws, companyOf, async (draw) => {
			const failed = failing.get(nameOf(draw));
			if (failed !== undefined && performance.now() - failed < RETRY_MS) return;
			if (ending.aborted) return;
			try {
				await settleWhole(db, draw, ending);
				failing.delete(nameOf(draw));
				passing.delete(nameOf(draw));
			} catch (error) {
				if (!ending.aborted) await fail(db, draw, error as Error);
			}
		});
	};
}

const nameOf = ({ id, version }: Draw): string => `${id} ${version}`;

/** Throws what failed, or `SettlementDiffers`. */
async function settleWhole(db: Pool, draw: Draw, ending: AbortSignal): Promise<void> {
	const { differences } = await settle(db, draw.company_id, draw.id, ending);
	await tellLedger(db, draw.company_id);
	if (differences.length > 0) throw new SettlementDiffers(draw.id, differences);
	await tellSettled(db, draw);
}

type Draw = Awaited<ReturnType<typeof unsettled>>[number];

/** Large gains are to be paid from now on; whatever kept them from it is over. */
const tellSettled = (db: Pool, { company_id, id }: Draw): Promise<void> => {
	const scope = withinCompany(company_id);
	return inScope(db, scope, async (tx) => {
		await endTodo(tx, scope, 'settlement_stuck', id);
		await refreshTodos(tx, scope, ['gain_large']);
	});
};

/** Unless it is settled by now: by another process, or before what failed. */
const tellStuck = (db: Pool, { company_id, id, name, draw_date }: Draw): Promise<void> => {
	const scope = withinCompany(company_id);
	const facts = { draw: name, draw_date, instance_id: id };
	return inScope(db, scope, async (tx) => {
		if (!(await isUnsettled(tx, company_id, id))) return;
		await raiseTodo(tx, scope, 'settlement_stuck', { subject: id, facts });
	});
};

class SettlementDiffers extends Error {
	constructor(instanceId: string, differences: readonly object[]) {
		super(
			`The settlement of the draw ${instanceId} and the code that works it out again differ; its payment stays closed: ${JSON.stringify(differences)}`,
		);
	}
}
