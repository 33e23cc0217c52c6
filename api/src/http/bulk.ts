import type { Permission } from '@borlette/shared/contract';
import {
	BULK_MAX,
	type BulkApi,
	type BulkChangeName,
	type BulkDone,
	type BulkFacts,
	type BulkPreview,
	type BulkReason,
	type BulkRow,
} from '@borlette/shared/contract/bulk';
import type { FastifyInstance } from 'fastify';
import { idempotent } from '../db/idempotent.ts';
import { rowsOf } from '../db/rows.ts';
import type { Scope } from '../db/scope.ts';
import { ApiFailure, invalidField } from '../errors.ts';
import { authorise, requirePermission } from '../identity/permissions.ts';
import type { SignedIn } from '../identity/session.ts';
import type { TrailEntry } from '../trail/entries.sql.ts';
import { findBulk, insertBulk, type Kept, markUndone } from './bulk.sql.ts';
import { found } from './changes.ts';
import { requireKey } from './idempotency.ts';
import { type ListSource, matchingIds } from './list.sql.ts';
import { type Call, type Context, route } from './route.ts';

/** What changes work with. */
export type BulkContext = Context & { session: SignedIn };

/** A row that was selected, and what of it changes. */
export type Planned = Omit<BulkRow, 'reason'> & {
	/** Why it must stay as it is, whatever it is now. */
	reason?: BulkReason;
	/** Of the row that is written, where it is there: the agent's own, or their limit. */
	ref: string | null;
};

/** One row to write. */
export interface BulkWrite {
	/** Of the row that was selected. */
	id: string;
	/** Of the row that is written; null: it is added. */
	ref: string | null;
	/** That was seen. */
	version: number;
	/** null: it is taken away. */
	to: BulkFacts | null;
}

/** What was written, as long as nobody had written it before; the others are left. */
export interface Written {
	id: string;
	/** Absent where it was taken away. */
	ref?: string;
	version?: number;
	entry: TrailEntry;
}

/** How one thing is changed in many rows; undoing writes what was there before. */
export interface BulkKind<V extends object> {
	/** Throws where what is sent breaks a rule. */
	check?(value: V): void;
	/** Throws what a single change would: a code beside the call's own, a row that is not theirs to give. */
	require?(context: BulkContext, to: readonly BulkFacts[]): Promise<void> | void;
	/** Codes that it takes to put a row back, beside one of the call's; null: to take it away again. */
	codesToUndo?(before: BulkFacts | null): readonly Permission[];
	/** Those of the rows that the person may see, as they are and as they would be. */
	plan(context: BulkContext, ids: readonly string[], value: V): Promise<Planned[]>;
	write(context: BulkContext, rows: readonly BulkWrite[]): Promise<Written[]>;
}

interface Selected {
	ids?: string[];
	filter?: Record<string, unknown> & { q?: string };
}

interface Seen {
	rows: Array<{ id: string; version: number }>;
}

declare module 'fastify' {
	interface FastifyInstance {
		/** By object and change. */
		bulk: Map<string, { api: BulkApi; kind: BulkKind<object> }>;
	}
}

const nameOf = ({ object, change }: { object: string; change: BulkChangeName }) =>
	`${object}.${change}`;

/** Serves the preview and the change; `undoBulk` knows it from then on. */
export function bulkRoute<V extends object>(
	app: FastifyInstance,
	api: BulkApi,
	kind: BulkKind<V>,
): void {
	app.bulk.set(nameOf(api), { api, kind });
	route(app, api.preview, (call) => preview(app, api, kind, call));
	route(app, api.apply, (call) =>
		idempotent(call.db, requireKey(call.request), () => apply(api, kind, call)),
	);
}

async function preview(
	app: FastifyInstance,
	api: BulkApi,
	kind: BulkKind<object>,
	call: Call<BulkApi['preview']>,
): Promise<BulkPreview> {
	const { ids, filter, ...value } = call.body as Selected;
	kind.check?.(value);
	const meant = ids ?? (await idsOf(app, api, call, filter));
	const planned = await kind.plan(call, meant, value);
	await kind.require?.(call, targetsOf(planned));
	const rows = planned.map(shownOf);
	return { count: rows.filter(({ reason }) => reason === null).length, rows };
}

/** Every row that the list finds for this person. */
async function idsOf(
	app: FastifyInstance,
	{ object }: BulkApi,
	{ db, scope }: { db: Context['db']; scope: Scope },
	filter: Selected['filter'],
): Promise<string[]> {
	if (!filter) throw invalidField('ids', 'required');
	const { q, ...filters } = filter;
	const source = app.finders.find(({ kind }) => kind === object)?.source(scope, q ?? '');
	if (!source) return [];
	const rows = await rowsOf(db, matchingIds(source as ListSource<never>, { filters, q }, BULK_MAX));
	if (rows.length > BULK_MAX) throw invalidField('filter', 'too_many', BULK_MAX);
	return rows.map(({ id }) => id);
}

const targetsOf = (rows: readonly Planned[]) => distinct(rows.map(({ after }) => after));

/** Thousands of rows become few different things. */
function distinct(facts: ReadonlyArray<BulkFacts | null>): BulkFacts[] {
	const there = facts.filter((each) => each !== null);
	return [...new Map(there.map((each) => [JSON.stringify(each), each])).values()];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function shownOf({ ref: _, reason, ...row }: Planned): BulkRow {
	return { ...row, reason: reason ?? (isSame(row.before, row.after) ? 'same' : null) };
}

async function apply(
	api: BulkApi,
	kind: BulkKind<object>,
	call: Call<BulkApi['apply']>,
): Promise<BulkDone> {
	const { rows: seen, ...value } = call.body as Seen & Record<string, unknown>;
	kind.check?.(value);
	const ids = seen.map(({ id }) => id);
	// Twice written it would be told, counted and undone twice, and a message would go to its terminal twice.
	if (new Set(ids).size < ids.length) throw invalidField('rows', 'not_allowed');
	const planned = await kind.plan(call, ids, value);
	await kind.require?.(call, targetsOf(planned));
	const byId = new Map(planned.map((row) => [row.id, row]));
	const left: BulkDone['left'] = [];
	const writes: BulkWrite[] = [];
	for (const { id, version } of seen) {
		const row = byId.get(id);
		const reason = row ? reasonOf(row, version) : 'gone';
		if (reason) left.push({ id, name: row?.name ?? '', reason });
		else if (row) writes.push({ id, ref: row.ref, version, to: row.after });
	}
	const written = await writeRows(kind, call, writes, (id) => byId.get(id)?.name ?? '', left);
	const kept = written.flatMap(({ id, ref, version }): Kept[] => {
		const row = byId.get(id);
		return row && ref && version ? [{ id, name: row.name, ref, version, before: row.before }] : [];
	});
	const id =
		kept.length > 0
			? await insertBulk(call.db, call.companyId, {
					object: api.object,
					change: api.change,
					rows: kept,
					actor_name: call.session.name,
					actor_id: call.session.scope.userId,
				})
			: null;
	return { id, count: written.length, left };
}

const reasonOf = (row: Planned, version: number): BulkReason | undefined => {
	if (row.version !== version) return 'changed_meanwhile';
	return shownOf(row).reason ?? undefined;
};

/** Writes, tells the trail, and notes what somebody else had written in between. */
async function writeRows(
	kind: BulkKind<object>,
	call: BulkContext,
	writes: readonly BulkWrite[],
	nameOfRow: (id: string) => string,
	left: BulkDone['left'],
): Promise<Written[]> {
	const written = writes.length > 0 ? await kind.write(call, writes) : [];
	const done = new Set(written.map(({ id }) => id));
	for (const { id } of writes) {
		if (!done.has(id)) left.push({ id, name: nameOfRow(id), reason: 'changed_meanwhile' });
	}
	if (written.length > 0) await call.trail(...written.map(({ entry }) => entry));
	return written;
}

/**
 * Puts back what a change in bulk changed, by the codes that the change takes.
 * @throws `not_found`, `forbidden`, and `conflict` where it was undone before
 */
export async function undoBulk(
	app: FastifyInstance,
	call: BulkContext,
	id: string,
): Promise<BulkDone> {
	const change = found(await findBulk(call.db, call.scope, id));
	const { api, kind } = found(app.bulk.get(nameOf(change)));
	authorise(api.apply.access, call.session);
	for (const { before } of change.rows)
		for (const code of kind.codesToUndo?.(before) ?? []) requirePermission(call.session, code);
	if (!(await markUndone(call.db, call.companyId, id, call.session.name))) {
		throw new ApiFailure('conflict');
	}
	const { rows } = change;
	await kind.require?.(call, distinct(rows.map(({ before }) => before)));
	const left: BulkDone['left'] = [];
	const names = new Map(rows.map((row) => [row.id, row.name]));
	const writes = rows.map(({ id: row, ref, version, before }) => ({
		...{ id: row, ref, version },
		to: before,
	}));
	const written = await writeRows(kind, call, writes, (row) => names.get(row) ?? '', left);
	return { id: null, count: written.length, left };
}
