import type { BodyOf, InputOf, OutputOf } from '@borlette/shared/contract';
import { type Todo, type TodoPage, todoApi } from '@borlette/shared/contract/todo';
import { doesTodos, isBarred, kindOf, kindsSeen } from '@borlette/shared/contract/todo.kinds';
import { type Columns, updateRow } from '../../db/write.ts';
import { ApiFailure, invalidField } from '../../errors.ts';
import { found, versionConflict } from '../../http/changes.ts';
import { listRows } from '../../http/list.ts';
import type { Context } from '../../http/route.ts';
import type { SignedIn } from '../../identity/session.ts';
import {
	countTodos,
	findTodo,
	momentOf,
	peopleFor,
	type Seen,
	type TodoRow,
	todoRows,
} from './todo.sql.ts';

type Query = InputOf<typeof todoApi.list>['query'];
type Body<K extends 'assign' | 'putOff' | 'done'> = BodyOf<(typeof todoApi)[K]>;

const seenBy = ({ scope, permissions }: SignedIn): Seen => ({
	scope,
	kinds: kindsSeen(scope.role, permissions),
});

/** What the caller sees; a page comes with the counts of all of it. */
export async function readTodos(
	{ db }: Context,
	session: SignedIn,
	{ mine, ...query }: Query,
): Promise<OutputOf<typeof todoApi.list>> {
	const seen = seenBy(session);
	const own = mine ? { assigned_to: session.scope.userId } : {};
	const answer: unknown = await listRows(
		db,
		todoApi.list,
		{ ...query, ...own },
		{
			rows: todoRows(seen),
			search: ['names', 'companyname', 'assigned_name'],
			isFollowed: true,
		},
	);
	if (query.limit === undefined || query.format) return answer as Todo[];
	return { ...(answer as TodoPage), counts: await countTodos(db, seen) };
}

export async function peopleOf(
	{ db }: Context,
	session: SignedIn,
	id: string,
): Promise<OutputOf<typeof todoApi.people>> {
	const seen = seenBy(session);
	return peopleFor(db, seen, found(await findTodo(db, seen, id)));
}

/** Refused of somebody who does not see the entry, or may not do it. */
export const assign = (
	context: Context,
	session: SignedIn,
	{ id, version, person }: Body<'assign'>,
): Promise<Todo> =>
	change(context, session, { id, version }, async (todo) => {
		if (person !== null) {
			const people = await peopleFor(context.db, seenBy(session), todo);
			if (!people.some((each) => each.id === person)) {
				throw invalidField('person', 'unknown_reference');
			}
		}
		return { assigned_to: person };
	});

/**
 * Refuses to hide an entry from others that only they can do. By now one rule bars a person, that of two persons.
 */
function requireDoer(session: SignedIn, { facts }: Todo): void {
	if (isBarred(facts, session.scope.userId)) throw new ApiFailure('second_person_required');
}

/** Refused until the close of a draw where none sells, and of who may not do it. */
export const putOff = (
	context: Context,
	session: SignedIn,
	{ id, version, until }: Body<'putOff'>,
): Promise<Todo> =>
	change(context, session, { id, version }, async (todo) => {
		if (until === null) return { put_off_until: null };
		requireDoer(session, todo);
		const zone = session.view.timezone;
		const moment = await momentOf(context.db, until, { zone, companyId: todo.company_id });
		if (moment === null) throw invalidField('until', 'not_allowed');
		return { put_off_until: moment };
	});

/** Refused of who may not do it. */
export const markDone = (
	context: Context,
	session: SignedIn,
	{ id, version, is_done }: Body<'done'>,
): Promise<Todo> =>
	change(context, session, { id, version }, async (todo) => {
		if (!is_done) return { done_at: null, done_name: null };
		requireDoer(session, todo);
		return { done_at: new Date(), done_name: session.name };
	});

/** Writes one thing about an entry that the caller sees, unless somebody else wrote first, or the caller only looks. */
async function change(
	{ db, scope, trail }: Context,
	session: SignedIn,
	{ id, version }: { id: string; version: number },
	columnsOf: (todo: TodoRow) => Promise<Columns>,
): Promise<Todo> {
	if (!doesTodos(session.scope.role, session.permissions)) throw new ApiFailure('forbidden');
	const seen = seenBy(session);
	const before = found(await findTodo(db, seen, id));
	if (!scope.companyId && kindOf(before.kind).of === 'company') {
		throw new ApiFailure('company_required');
	}
	const columns = await columnsOf(before);
	const key = { companyId: before.company_id, id, version };
	if (!(await updateRow(db, 'todos', key, columns))) {
		throw versionConflict(shown(found(await findTodo(db, seen, id))));
	}
	const after = found(await findTodo(db, seen, id));
	await trail({
		action: 'update',
		type: 'todo',
		id,
		label: labelOf(after),
		before: shown(before),
		after: shown(after),
	});
	db.announce([{ kind: 'todo' }]);
	return shown(after);
}

const shown = ({ company_id: _, ...todo }: TodoRow): Todo => todo;

/** What people know it by. */
const labelOf = ({ facts }: Todo): string =>
	[
		facts.draw ?? facts.company ?? facts.holder,
		facts.surcussale,
		facts.ref,
		facts.draw_date ?? facts.day,
	]
		.filter(Boolean)
		.join(' · ');
