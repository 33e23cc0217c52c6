import type {
	BulkChange,
	BulkChangeName,
	BulkFacts,
	BulkObject,
} from '@borlette/shared/contract/bulk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf } from '../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../db/scope.ts';
import { insertRow } from '../db/write.ts';

/** Rows as they were before, for undoing. */
export interface Kept {
	id: string;
	name: string;
	ref: string;
	/** After the change. */
	version: number;
	before: BulkFacts | null;
}

export interface KeptChange {
	object: BulkObject;
	change: BulkChangeName;
	rows: Kept[];
}

/** Answers its id. */
export const insertBulk = (
	db: Db,
	companyId: string,
	{ rows, ...change }: KeptChange & { actor_name: string; actor_id: string | null },
): Promise<string> =>
	insertRow(db, 'bulk_changes', {
		company_id: companyId,
		...change,
		count: rows.length,
		rows: JSON.stringify(rows),
	});

export const findBulk = (db: Db, scope: Scope, id: string): Promise<KeptChange | undefined> =>
	rowOf(
		db,
		sql<KeptChange>`SELECT b.object, b.change, b.rows FROM bulk_changes b
			WHERE ${ofCompany(scope, 'b')} AND b.id = ${id}`,
	);

/** false: it was undone before. */
export async function markUndone(
	db: Db,
	companyId: string,
	id: string,
	name: string,
): Promise<boolean> {
	const row = await rowOf(
		db,
		sql`UPDATE bulk_changes SET undone_at = now(), undone_by = ${name}
			WHERE company_id = ${companyId} AND id = ${id} AND undone_at IS NULL RETURNING id`,
	);
	return row !== undefined;
}

/** `timezone` stands for the filters by day, it is never sent. */
export const bulkRows = (scope: Scope): RawBuilder<BulkChange> => sql<BulkChange>`
	SELECT b.id, ${companyName(scope, 'b')} AS companyname, b.object, b.change, b.count, b.actor_name,
		b.at, b.undone_at, b.undone_by, c.timezone
	FROM bulk_changes b JOIN companies c ON c.id = b.company_id
	WHERE ${ofCompany(scope, 'b')}`;
