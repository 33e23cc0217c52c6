import type { BulkFacts } from '@borlette/shared/contract/bulk';
import type { TraceObject } from '@borlette/shared/contract/tracabilite';
import type { Db } from '../db/connect.ts';
import type { Scope } from '../db/scope.ts';
import type { BulkContext, BulkKind, BulkWrite, Planned, Written } from './bulk.ts';
import { changeOf } from './changes.ts';

interface Blockable {
	id: string;
	version: number;
	is_active: boolean;
}

/** A kind of row of which a column is changed in many at once. */
export interface BulkRows<Row extends Blockable> {
	/** As in the trail. */
	type: TraceObject;
	labelOf(row: Row): string;
	/** In one order, so that two who change many at once do not stop each other. */
	lock(db: Db, companyId: string, ids: readonly string[]): Promise<void>;
	/** Those that the scope may see. */
	rowsOf(db: Db, scope: Scope, ids: readonly string[]): Promise<Row[]>;
}

/** What the statement that writes is given: the same place in each is of the same row. */
export interface BulkValues<T> {
	ids: readonly string[];
	/** As they were seen; a row that has another one stays as it is. */
	versions: readonly number[];
	values: readonly T[];
}

export const plannedOf = <Row extends { id: string; version: number; name: string }>(
	rows: readonly Row[],
	before: (row: Row) => BulkFacts,
	after: BulkFacts,
): Planned[] =>
	rows.map((row) => ({
		id: row.id,
		ref: row.id,
		name: row.name,
		version: row.version,
		before: before(row),
		after,
	}));

/** `BulkKind.write` by one statement, with an entry for each row that it changed. */
export const writesColumn =
	<Row extends Blockable, T>(
		{ type, labelOf, lock, rowsOf }: BulkRows<Row>,
		fieldOf: (facts: BulkFacts) => T,
		update: (db: Db, companyId: string, values: BulkValues<T>) => Promise<void>,
	): BulkKind<object>['write'] =>
	async ({ db, scope, companyId }: BulkContext, rows: readonly BulkWrite[]) => {
		const ids = rows.map(({ id }) => id);
		await lock(db, companyId, ids);
		const before = byId(await rowsOf(db, scope, ids));
		await update(db, companyId, {
			ids,
			versions: rows.map(({ version }) => version),
			values: rows.map(({ to }) => fieldOf(to ?? {})),
		});
		const after = byId(await rowsOf(db, scope, ids));
		return rows.flatMap(({ id, version }): Written[] => {
			const [was, is] = [before.get(id), after.get(id)];
			// Whoever wrote it in between keeps what they wrote.
			if (!was || !is || was.version !== version || is.version !== version + 1) return [];
			const entry = {
				action: changeOf(was, is),
				type,
				id,
				label: labelOf(is),
				before: was,
				after: is,
			};
			return [{ id, ref: id, version: is.version, entry }];
		});
	};

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
	new Map(rows.map((row) => [row.id, row]));
