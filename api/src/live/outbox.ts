import type { LiveKind } from '@borlette/shared/contract/events';
import type { Db } from '../db/connect.ts';

/** What a transaction changed, for those who look on. */
export interface Change {
	kind: LiveKind;
	instanceId: string;
	/** Without one, those who see some agents only are not told. */
	agentId?: string | undefined;
}
export type CompanyChange = Change & { companyId: string };
type Outlet = (changes: readonly CompanyChange[]) => void;

/** By transaction: nobody is told before it is committed. */
const waiting = new WeakMap<Db, Change[]>();
/** By pool. */
const outlets = new WeakMap<Db, Outlet>();

/** Says what the transaction changes; told when it has been committed. */
export function announce(tx: Db, changes: readonly Change[]): void {
	waiting.set(tx, [...(waiting.get(tx) ?? []), ...changes]);
}

/** Tells what a committed transaction announced. */
export function deliver(pool: Db, tx: Db, companyId: string | null): void {
	const changes = waiting.get(tx);
	if (!changes || !companyId) return;
	outlets.get(pool)?.(changes.map((change) => ({ ...change, companyId })));
}

export function connectOutlet(pool: Db, outlet: Outlet): void {
	outlets.set(pool, outlet);
}
