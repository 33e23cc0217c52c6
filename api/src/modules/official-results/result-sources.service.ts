import type { BodyOf } from '@borlette/shared/contract';
import type {
	FeedAttempt,
	FeedProblem,
	ResultSource,
	resultSourceApi,
} from '@borlette/shared/contract/result-sources';
import { deleteRow, insertRow, updateRow } from '../../db/write.ts';
import { invalidField } from '../../errors.ts';
import { changeOf, found, versionConflict } from '../../http/changes.ts';
import { leaveCompany } from '../../http/provider.ts';
import type { Context } from '../../http/route.ts';
import { problemOf } from './ask-sources.ts';
import { numberOf, type OfficialFeed, readFeed } from './feed.ts';
import { UnknownLayout } from './feed-rows.ts';
import { fetchFeed } from './fetch-feed.ts';
import { judge, type Known } from './judge.ts';
import { beginAnew, findResultSource } from './result-sources.sql.ts';

type New = BodyOf<typeof resultSourceApi.create>;
type Change = BodyOf<typeof resultSourceApi.update>;

export const getResultSource = async ({ db }: Context, id: string): Promise<ResultSource> =>
	found(await findResultSource(db, id));

export async function createResultSource(context: Context, body: New): Promise<ResultSource> {
	const id = await insertRow(context.db, 'result_sources', columnsOf(body));
	const after = await getResultSource(context, id);
	await record(context, 'create', after, { after: setOf(after) });
	return after;
}

export async function changeResultSource(
	context: Context,
	{ id, version, ...body }: Change,
): Promise<ResultSource> {
	const before = await getResultSource(context, id);
	const key = { companyId: null, id, version };
	if (!(await updateRow(context.db, 'result_sources', key, columnsOf(body)))) {
		throw versionConflict(await getResultSource(context, id));
	}
	await beginAnew(context.db, id);
	const after = await getResultSource(context, id);
	const rows = { before: setOf(before), after: setOf(after) };
	await record(context, changeOf(before, after), after, rows);
	return after;
}

/** Refused (`in_use`) once it told of a draw: what it said is kept. */
export async function removeResultSource(context: Context, id: string): Promise<{ id: string }> {
	const before = await getResultSource(context, id);
	const { version } = before;
	if (!(await deleteRow(context.db, 'result_sources', { companyId: null, id, version }))) {
		throw versionConflict(await getResultSource(context, id));
	}
	await record(context, 'delete', before, { before: setOf(before) });
	return { id };
}

function columnsOf({ draws, ...body }: Omit<Change, 'id' | 'version'>) {
	if (body.late_minutes <= body.wait_minutes) {
		throw invalidField('late_minutes', 'too_small', body.wait_minutes + 1);
	}
	return { ...body, draws: JSON.stringify(draws) };
}

/** What a person sets, without what became of asking. */
const setOf = ({ last_at, last_ok_at, next_at, problem, said, ...set }: ResultSource) => set;

async function record(
	context: Context,
	action: 'create' | 'update' | 'delete' | 'block' | 'unblock',
	{ id, state, name }: ResultSource,
	rows: { before?: object; after?: object },
): Promise<void> {
	await leaveCompany(context);
	await context.trail({ action, type: 'result-source', id, label: `${state} · ${name}`, ...rows });
}

const SHOWN = 10;

/** Asks now and tells what would be read; keeps nothing. */
export async function tryFeed(
	body: BodyOf<typeof resultSourceApi.attempt>,
	hosts: readonly string[],
	known: () => Promise<Known>,
): Promise<FeedAttempt> {
	const started = performance.now();
	const answer = await fetchFeed({ url: body.url, hosts }).catch(problemOf);
	const ms = Math.round(performance.now() - started);
	const nothing = { ms, columns: [], count: 0, doubtful: 0, draws: [] };
	if (answer === null) return { ...nothing, problem: null };
	if ('code' in answer) return { ...nothing, problem: answer };
	try {
		const feed = readFeed(answer.text, body.format, body);
		const { problem } = judge(feed, body, await known());
		return { ms, problem: problem ?? doubtOf(feed), ...shownOf(feed) };
	} catch (error) {
		const columns = error instanceof UnknownLayout ? [...error.columns] : [];
		return { ...nothing, columns, problem: problemOf(error) };
	}
}

/** Where not one draw was read, why the first row was not. */
function doubtOf({ draws, problems: [first] }: OfficialFeed): FeedProblem | null {
	if (draws.length > 0 || !first) return null;
	const { problem, slot, draw_date, value, known } = first;
	return { code: problem, slot, draw_date, value, known };
}

const shownOf = ({ draws, problems, columns }: OfficialFeed) => ({
	columns,
	count: draws.length,
	doubtful: problems.length,
	draws: draws
		.toSorted((a, b) => b.draw_date.localeCompare(a.draw_date))
		.slice(0, SHOWN)
		.map((draw) => ({ slot: draw.slot, draw_date: draw.draw_date, numbers: numberOf(draw) })),
});
