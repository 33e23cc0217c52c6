import { ofServer, readEverywhere, withinCompany } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { inScope } from '../db/scope.ts';
import { closeInstances, companiesToClose, unsettled } from '../engine/instances.sql.ts';
import { settle } from '../engine/settlement.ts';
import { endTodo, raiseTodo, refreshTodos } from '../todo/keep.ts';
import { witnessLedger } from './house.sql.ts';

/** Closes and seals every draw whose sales have ended, those that a sleep has passed over too. */
export async function closeDue(db: Pool): Promise<void> {
	const due = await readEverywhere(db, companiesToClose);
	for (const { company_id } of await ofServer(db, due, (draw) => draw.company_id)) {
		await inScope(db, withinCompany(company_id), closeInstances);
		await tellLedger(db, company_id);
	}
}

/** What a draw took in, or gave, is told with it and not an hour later; in a transaction of its own, which waits for no draw. */
const tellLedger = (db: Pool, companyId: string) =>
	inScope(db, withinCompany(companyId), witnessLedger);

const RETRY_MS = 600_000;

/**
 * Settles what is confirmed and opens its payment; takes up what a killed process left. A draw
 * whose settlement fails or differs is reported and tried again after ten minutes, or at once when
 * somebody changed it; it holds up no other.
 */
export function settling(report: (error: Error) => void): (db: Pool) => Promise<void> {
	const failing = new Map<string, number>();
	return async (db) => {
		const draws = await readEverywhere(db, unsettled);
		for (const draw of await ofServer(db, draws, ({ company_id }) => company_id)) {
			const name = `${draw.id} ${draw.version}`;
			if (Date.now() - (failing.get(name) ?? 0) < RETRY_MS) continue;
			try {
				const { differences } = await settle(db, draw.company_id, draw.id);
				await tellLedger(db, draw.company_id);
				if (differences.length > 0) throw new SettlementDiffers(draw.id, differences);
				failing.delete(name);
				await tellSettled(db, draw);
			} catch (error) {
				failing.set(name, Date.now());
				report(error as Error);
				await tellStuck(db, draw);
			}
		}
	};
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

const tellStuck = (db: Pool, { company_id, id, name, draw_date }: Draw): Promise<void> => {
	const scope = withinCompany(company_id);
	const facts = { draw: name, draw_date, instance_id: id };
	return inScope(db, scope, (tx) =>
		raiseTodo(tx, scope, 'settlement_stuck', { subject: id, facts }),
	);
};

class SettlementDiffers extends Error {
	constructor(instanceId: string, differences: readonly object[]) {
		super(
			`The settlement of the draw ${instanceId} and the code that works it out again differ; its payment stays closed: ${JSON.stringify(differences)}`,
		);
	}
}
