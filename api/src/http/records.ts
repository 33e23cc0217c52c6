import type { Permission } from '@borlette/shared/contract';
import type { TraceObject } from '@borlette/shared/contract/tracabilite';
import type { Db } from '../db/connect.ts';
import type { Scope } from '../db/scope.ts';
import { type Columns, inTable, type Writes } from '../db/write.ts';
import { type Concerns, refuseForEverybody } from '../identity/reach.ts';
import type { SignedIn } from '../identity/session.ts';
import { changeOf, found, mayBlock, versionConflict } from './changes.ts';
import type { Context } from './route.ts';

/** A kind of row that people list, add, change and delete, without more to it than its fields. */
export interface RecordKind<Row, New, Change> {
	/** As in the contract, and in the trail. */
	type: TraceObject;
	/** Its table; or how it is written, where it is in several. */
	table: string | Writes;
	labelOf(row: Row): string;
	/** Of those that the scope may see. */
	find(db: Db, scope: Scope, id: string): Promise<Row | undefined>;
	/** Columns to write, beside company, id and version; the fields of the body unless given. */
	columnsOf?(body: New | Change): Columns;
	/**
	 * Whom a row is for; without it, each concerns everybody. `part`: each is of a part of the house,
	 * which scope and references hold it to.
	 */
	concerns?: 'part' | ((row: Row | New | Change) => Concerns);
	/** Throws when the body refers to what is not there, or breaks a rule. */
	check?(context: Context, body: New | Change, before?: Row): Promise<void>;
	/** What is in other tables; the row is read again after it. */
	after?(context: Context, id: string, body: New | Change): Promise<void>;
	/** What goes with the row, before it is deleted. */
	beforeRemoval?(context: Context, id: string): Promise<void>;
	/** Needed beside the call's own code to change `is_active`. */
	block?: Permission;
}

/** Written by the services themselves. */
const OWN = ['id', 'version', 'is_active'];
/** A column has the name of its field. */
const fieldsOf = (body: object): Columns =>
	Object.fromEntries(Object.entries(body).filter(([name]) => !OWN.includes(name)));

interface Identified {
	id: string;
	version: number;
	is_active?: boolean;
}

/** The four services of such a kind; each write leaves its entry in the trail. */
export function records<
	Row extends { id: string; version: number },
	New extends object,
	Change extends Identified,
>(kind: RecordKind<Row, New, Change>) {
	const { type, table } = kind;
	const writes = typeof table === 'string' ? inTable(table) : table;
	const columnsOf = (body: New | Change) => kind.columnsOf?.(body) ?? fieldsOf(body);
	const requireReach = (context: Context, row: Row | New | Change) => {
		if (kind.concerns !== 'part') refuseForEverybody(context, kind.concerns?.(row));
	};
	const get = async ({ db, scope }: Context, id: string): Promise<Row> =>
		found(await kind.find(db, scope, id));

	return {
		get,

		async create(context: Context, body: New, more: Columns = {}): Promise<Row> {
			requireReach(context, body);
			await kind.check?.(context, body);
			const columns = { company_id: context.companyId, ...columnsOf(body), ...more };
			const id = await writes.insert(context.db, columns);
			await kind.after?.(context, id, body);
			const after = await get(context, id);
			await context.trail({ action: 'create', type, id, label: kind.labelOf(after), after });
			return after;
		},

		async change(context: Context, session: SignedIn, body: Change): Promise<Row> {
			const before = await get(context, body.id);
			if (kind.block) mayBlock(session, kind.block, stateOf(before), body.is_active);
			requireReach(context, before);
			await kind.check?.(context, body, before);
			const key = { companyId: context.companyId, id: body.id, version: body.version };
			const columns = { ...columnsOf(body), is_active: body.is_active };
			if (!(await writes.update(context.db, key, columns))) {
				throw versionConflict(await get(context, body.id));
			}
			await kind.after?.(context, body.id, body);
			const after = await get(context, body.id);
			const action = changeOf(stateOf(before), stateOf(after));
			await context.trail({
				action,
				type,
				id: body.id,
				label: kind.labelOf(after),
				before,
				after,
			});
			return after;
		},

		async remove(context: Context, id: string): Promise<{ id: string }> {
			const before = await get(context, id);
			requireReach(context, before);
			await kind.beforeRemoval?.(context, id);
			const key = { companyId: context.companyId, id, version: before.version };
			// Somebody else was first: the trail tells what is gone as it was.
			if (!(await writes.remove(context.db, key))) throw versionConflict(await get(context, id));
			await context.trail({ action: 'delete', type, id, label: kind.labelOf(before), before });
			return { id };
		},
	};
}

const stateOf = (row: { is_active?: boolean } | object) => ({
	is_active: (row as { is_active?: boolean }).is_active ?? true,
});
