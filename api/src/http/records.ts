import type { Permission } from '@borlette/shared/contract';
import type { Db } from '../db/connect.ts';
import type { Scope } from '../db/scope.ts';
import { type Columns, deleteRow, insertRow, updateRow } from '../db/write.ts';
import { type Concerns, refuseForEverybody } from '../identity/reach.ts';
import type { SignedIn } from '../identity/session.ts';
import { changeOf, found, mayBlock, versionConflict } from './changes.ts';
import type { Context } from './route.ts';

/** A kind of row that people list, add, change and delete, without more to it than its fields. */
export interface RecordKind<Row, New, Change> {
	/** As in the contract, and in the trail. */
	type: string;
	table: string;
	labelOf(row: Row): string;
	/** Of those that the scope may see. */
	find(db: Db, scope: Scope, id: string): Promise<Row | undefined>;
	/** Columns to write, beside company, id and version. */
	columnsOf(body: New | Change): Columns;
	/** Whom a row is for; without it, each concerns everybody. */
	concerns?(row: Row | New | Change): Concerns;
	/** Throws when the body refers to what is not there, or breaks a rule. */
	check?(context: Context, body: New | Change, before?: Row): Promise<void>;
	/** What is in other tables; the row is read again after it. */
	after?(context: Context, id: string, body: New | Change): Promise<void>;
	/** Needed beside the call's own code to change `is_active`. */
	block?: Permission;
}

interface Identified {
	id: string;
	version: number;
	is_active?: boolean;
}

/** The four services of such a kind; each write leaves its entry in the trail. */
export function records<Row extends { id: string }, New extends object, Change extends Identified>(
	kind: RecordKind<Row, New, Change>,
) {
	const { type, table } = kind;
	const get = async ({ db, scope }: Context, id: string): Promise<Row> =>
		found(await kind.find(db, scope, id));

	return {
		get,

		async create(context: Context, body: New, more: Columns = {}): Promise<Row> {
			refuseForEverybody(context, kind.concerns?.(body));
			await kind.check?.(context, body);
			const columns = { company_id: context.companyId, ...kind.columnsOf(body), ...more };
			const id = await insertRow(context.db, table, columns);
			await kind.after?.(context, id, body);
			const after = await get(context, id);
			await context.trail({ action: 'create', type, id, label: kind.labelOf(after), after });
			return after;
		},

		async change(context: Context, session: SignedIn, body: Change): Promise<Row> {
			const before = await get(context, body.id);
			if (kind.block) mayBlock(session, kind.block, stateOf(before), body.is_active);
			refuseForEverybody(context, kind.concerns?.(before));
			await kind.check?.(context, body, before);
			const key = { companyId: context.companyId, id: body.id, version: body.version };
			const columns = { ...kind.columnsOf(body), is_active: body.is_active };
			if (!(await updateRow(context.db, table, key, columns))) {
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
			refuseForEverybody(context, kind.concerns?.(before));
			await deleteRow(context.db, table, { companyId: context.companyId, id });
			await context.trail({ action: 'delete', type, id, label: kind.labelOf(before), before });
			return { id };
		},
	};
}

const stateOf = (row: { is_active?: boolean } | object) => ({
	is_active: (row as { is_active?: boolean }).is_active ?? true,
});
