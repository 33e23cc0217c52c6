import type { FactsOf, TodoKind } from '@borlette/shared/contract/todo.kinds';
import { eachCompany, eachInTurn, PROVIDER, withinCompany } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { inScope, type Scope, setScope, type Tx } from '../db/scope.ts';
import { requireNoTrailLock } from '../db/trail-lock.ts';
import { tellByRules } from './alerts.sql.ts';
import type { Cause } from './cause.ts';
import {
	CAUSES,
	end,
	endSettled,
	holdTodos,
	keepCash,
	keepGiven,
	keepWorkedOut,
	raise,
	takeUp,
	type WorkedOut,
} from './keep.sql.ts';

const WORKED_OUT = Object.keys(CAUSES) as WorkedOut[];

/** What the work changes is told; it is done for the house, whoever's transaction it is, before that tells its trail. */
async function forHouse(
	tx: Tx,
	scope: Scope,
	work: (houseId: string) => Promise<number>,
): Promise<void> {
	requireNoTrailLock(tx);
	const { companyId } = scope;
	await setScope(tx, companyId ? withinCompany(companyId) : PROVIDER.scope);
	const houseId = companyId ?? PROVIDER.id;
	await holdTodos(tx, houseId);
	if ((await work(houseId)) > 0) {
		tx.announce([{ kind: 'todo' }]);
		if (companyId) await tellByRules(tx, companyId);
	}
	await setScope(tx, scope);
}

/** Looks again at kinds that a transaction changed something of, as its last step but for what it reads. */
export const refreshTodos = (tx: Tx, scope: Scope, kinds: readonly WorkedOut[]): Promise<void> =>
	forHouse(tx, scope, async (houseId) => {
		let changed = 0;
		for (const kind of kinds) changed += await keepWorkedOut(tx, houseId, kind);
		return changed;
	});

/** The same after money of an agent was moved, of their surcussale alone: a house closes thousands of agents one after the other. */
export const refreshCash = (tx: Tx, scope: Scope, surcussaleId: string): Promise<void> =>
	forHouse(tx, scope, (houseId) => keepCash(tx, houseId, surcussaleId));

type Step = readonly [name: string, keep: (tx: Tx, houseId: string) => Promise<number>];
const STEPS: readonly Step[] = [
	['put off', takeUp],
	['settled', endSettled],
	...WORKED_OUT.map((kind): Step => [kind, (tx, houseId) => keepWorkedOut(tx, houseId, kind)]),
];

async function keepSteps(db: Pool, companyId: string, steps: readonly Step[]): Promise<void> {
	const scope = withinCompany(companyId);
	await inScope(db, scope, (tx) =>
		forHouse(tx, scope, async (houseId) => {
			let changed = 0;
			for (const [, keep] of steps) changed += await keep(tx, houseId);
			return changed;
		}),
	);
}

/** In one transaction; where that fails, each kind in its own, so that a kind that fails takes no other with it. */
async function keepCompany(db: Pool, companyId: string): Promise<void> {
	const all = await keepSteps(db, companyId, STEPS).then(
		() => true,
		() => false,
	);
	if (all) return;
	await eachInTurn(STEPS, (step) =>
		keepSteps(db, companyId, [step]).catch((cause) => {
			throw new Error(`What company ${companyId} has to do, "${step[0]}", failed`, { cause });
		}),
	);
}

/** All that each company has to do, as it is now. */
export const keepTodos = (db: Pool): Promise<void> =>
	eachCompany(db, (companyId) => keepCompany(db, companyId));

type Raised<K extends TodoKind> = Pick<Cause, 'subject'> &
	Partial<Omit<Cause, 'subject' | 'facts'>> & { facts: FactsOf<K> };

/**
 * Raises an entry, or says anew what an open one of this kind and subject says; once for however many calls. Of the
 * company of the scope; without one, of the provider.
 */
export const raiseTodo = <K extends TodoKind>(
	tx: Tx,
	scope: Scope,
	kind: K,
	{ subject, facts, surcussale_id = null, grade = '', due_at = null }: Raised<K>,
): Promise<void> =>
	forHouse(tx, scope, (houseId) =>
		raise(tx, { houseId, kind }, { subject, facts, surcussale_id, grade, due_at } as Cause),
	);

/** What brought an entry about is over; nothing where there is none. */
export const endTodo = (tx: Tx, scope: Scope, kind: TodoKind, subject: string): Promise<void> =>
	forHouse(tx, scope, (houseId) => end(tx, { houseId, kind }, subject));

/** Makes the provider's entries of a kind those of these causes. */
export const keepProvider = (
	db: Pool,
	causes: ReadonlyMap<TodoKind, readonly Cause[]>,
): Promise<void> =>
	inScope(db, PROVIDER.scope, (tx) =>
		forHouse(tx, PROVIDER.scope, async (houseId) => {
			let changed = await takeUp(tx, houseId);
			for (const [kind, found] of causes) {
				changed += await keepGiven(tx, { houseId, kind }, found);
			}
			return changed;
		}),
	);
