import type { Permission } from '@borlette/shared/contract';
import type { Db } from '../db/connect.ts';
import type { Scope } from '../db/scope.ts';
import { type Columns, deleteRow, insertRow, updateRow } from '../db/write.ts';
import { type Concerns, refuseForEverybody } from '../identity/reach.ts';
import type { SignedIn } from '../identity/session.ts';
import { changeOf, found, mayBlock, versionConflict } from './changes.ts';
import type { Work } from './route.ts';

/** A kind of row that people list, add, change and delete, without more to it than its fields. */
export interface RecordKind<Row, New, Change> {
	/** As in the contract; stands in the trail. */
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
	check?(work: Work, body: New | Change, before?: Row): Promise<void>;
	/** What stands in other tables; the row is read again after it. */
	after?(work: Work, id: string, body: New | Change): Promise<void>;
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
	const get = async ({ db, scope }: Work, id: string): Promise<Row> =>
		found(await kind.find(db, scope, id));

	return {
		get,

		async create(work: Work, body: New, more: Columns = {}): Promise<Row> {
			refuseForEverybody(work, kind.concerns?.(body));
			await kind.check?.(work, body);
			const columns = { company_id: work.companyId, ...kind.columnsOf(body), ...more };
			const id = await insertRow(work.db, table, columns);
			await kind.after?.(work, id, body);
			const after = await get(work, id);
			await work.audit({ action: 'create', type, id, label: kind.labelOf(after), after });
			return after;
		},

		async change(work: Work, session: SignedIn, body: Change): Promise<Row> {
			const before = await get(work, body.id);
			if (kind.block) mayBlock(session, kind.block, stateOf(before), body.is_active);
			refuseForEverybody(work, kind.concerns?.(before));
			await kind.check?.(work, body, before);
			const key = { companyId: work.companyId, id: body.id, version: body.version };
			const columns = { ...kind.columnsOf(body), is_active: body.is_active };
			if (!(await updateRow(work.db, table, key, columns))) {
				throw versionConflict(await get(work, body.id));
			}
			await kind.after?.(work, body.id, body);
			const after = await get(work, body.id);
			const action = changeOf(stateOf(before), stateOf(after));
			await work.audit({
				action,
				type,
				id: body.id,
				label: kind.labelOf(after),
				before,
				after,
			});
			return after;
		},

		async remove(work: Work, id: string): Promise<{ id: string }> {
			const before = await get(work, id);
			refuseForEverybody(work, kind.concerns?.(before));
			await deleteRow(work.db, table, { companyId: work.companyId, id });
			await work.audit({ action: 'delete', type, id, label: kind.labelOf(before), before });
			return { id };
		},
	};
}

const stateOf = (row: { is_active?: boolean } | object) => ({
	is_active: (row as { is_active?: boolean }).is_active ?? true,
});
