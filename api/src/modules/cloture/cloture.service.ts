import type { BodyOf, OutputOf, QueryOf } from '@borlette/shared/contract';
import { type AgentDay, type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { addDays } from '@borlette/shared/figures/days';
import { todayIn } from '../../db/clock.ts';
import { type CallKey, idempotent } from '../../db/idempotent.ts';
import { insertRow } from '../../db/write.ts';
import { holdWallet, recordEntry } from '../../engine/wallet.sql.ts';
import { ApiFailure, invalidField } from '../../errors.ts';
import { listRows } from '../../http/list.ts';
import { requireReferences } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import type { SignedIn } from '../../identity/session.ts';
import { refreshCash } from '../../todo/keep.ts';
import {
	agentDay,
	agentDays,
	type ClosingDay,
	type Places,
	progressOf,
	unclosedOf,
} from './cloture.sql.ts';

type Query = QueryOf<typeof clotureApi.list>;
type New = BodyOf<typeof clotureApi.create>;

/** The agents of a day; a page of them comes with the progress of the house. */
export async function readDay(
	{ db, scope }: Context,
	session: SignedIn,
	{ day: wanted, ...query }: Query,
): Promise<OutputOf<typeof clotureApi.list>> {
	const today = await todayIn(db, session.view.timezone);
	const day = wanted ?? today;
	const asked = { scope, day };
	const answer: unknown = await listRows(db, clotureApi.list, query, {
		rows: agentDays(asked),
		search: ['agent_name', 'username', 'surcussale_name', 'supervisor_name'],
		ties: ['agent_name'],
		isFollowed: true,
		currency: scope.companyId ? session.view.currency : undefined,
	});
	if (query.limit === undefined || query.format) return answer as AgentDay[];
	const page: ClosingPage = {
		...(answer as ClosingPage),
		day,
		progress: await progressOf(db, asked, query),
		...(day === today && (await unclosedBefore({ db, scope }, today, query))),
	};
	return page as OutputOf<typeof clotureApi.list>;
}

/** Whoever counts after midnight is on the new day, and is told of the one that they mean. */
async function unclosedBefore(
	{ db, scope }: Pick<Context, 'db' | 'scope'>,
	today: string,
	places: Places,
): Promise<Pick<ClosingPage, 'unclosed'>> {
	const day = addDays(today, -1);
	const agents = await unclosedOf(db, { scope, day }, places);
	return agents > 0 ? { unclosed: { day, agents } } : {};
}

/**
 * Closes an agent's day once for a key: the closing and the entry it books are one. Nobody sells, books or
 * closes for this agent between the reading of the ledger and the end.
 */
export const closeDay = (
	context: Context,
	session: SignedIn,
	key: CallKey,
	body: New,
): Promise<AgentDay> =>
	idempotent(context.db, key, async () => {
		const { db, scope, companyId } = context;
		const asked: ClosingDay = { scope, day: body.day };
		if (body.day > (await todayIn(db, session.view.timezone)))
			throw invalidField('day', 'not_allowed');
		await requireReferences(context, { agent_id: body.agent_id });
		await holdWallet(db, body.agent_id);
		const before = await agentDay(db, asked, body.agent_id);
		if (!before) throw invalidField('agent_id', 'not_allowed');
		requireAsSeen(before, body);

		await insertRow(db, 'closings', {
			company_id: companyId,
			day: body.day,
			agent_id: body.agent_id,
			no: before.no + 1,
			expected: before.expected,
			counted: body.counted,
			residual: body.counted - Math.abs(before.expected),
			seq: before.seq,
			booked_seq: await book(context, session, before, body),
			actor_id: session.scope.userId,
			actor_name: session.name,
		});
		const after = await agentDay(db, asked, body.agent_id);
		if (!after) throw new Error('A day that was closed is no longer in the list');
		await refreshCash(db, scope, after.surcussale_id);
		await context.trail({
			action: 'create',
			type: 'closing',
			id: after.id,
			label: `${after.agent_name}, ${body.day}`,
			after,
		});
		db.announce([{ kind: 'sale', agentId: body.agent_id }]);
		return plain(after);
	});

/** Throws `closing_taken` or `ledger_moved`, which carry the day as it is. */
function requireAsSeen(before: AgentDay & { seq: number }, { no, expected }: New): void {
	const current = plain(before);
	// What was counted is booked once: a day that is closed has to be open again first.
	if (before.no !== no || before.state !== 'open')
		throw new ApiFailure('closing_taken', { current });
	if (before.expected !== expected) throw new ApiFailure('ledger_moved', { current });
}

/** Number of the entry that says what changed hands; undefined where nothing did. */
async function book(
	{ db, scope }: Context,
	session: SignedIn,
	{ expected }: AgentDay,
	{ agent_id, counted, note }: New,
): Promise<number | undefined> {
	if (counted === 0) return undefined;
	const isOut = expected < 0;
	const entry = await recordEntry(db, scope, {
		agent_id,
		kind: isOut ? 'withdrawal' : 'deposit',
		amount: isOut ? -counted : counted,
		note,
		actor_name: session.name,
	});
	return entry.seq;
}

const plain = ({ seq: _seq, ...day }: AgentDay & { seq: number }): AgentDay => day;
