import type { FeedProblem } from '@borlette/shared/contract/result-sources';
import { PROVIDER, readEverywhere } from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { inScope } from '../../db/scope.ts';
import { numberOf, type OfficialDraw, readFeed } from './feed.ts';
import { UnknownLayout } from './feed-rows.ts';
import { FeedFailure, fetchFeed } from './fetch-feed.ts';
import { enterInCompany } from './for-all.service.ts';
import { judge } from './judge.ts';
import { storeOfficial } from './official-results.sql.ts';
import {
	type AskedSource,
	drawsToWeigh,
	hasSources,
	keepVisit,
	keepWeighed,
	knownOf,
	takeDue,
	waitingCompanies,
} from './result-sources.sql.ts';
import { type ToWeigh, weigh } from './weigh.ts';

/** How long until a source that owes a draw is asked again; the last one from then on. */
const AGAIN_SECONDS = [30, 60, 120, 300] as const;

interface Options {
	/** As in FeedRequest. */
	hosts: readonly string[];
	report(error: unknown): void;
	withinMs?: number;
}

/**
 * Asks the sources that are due, and enters what all of a state's sources say alike in every company where it waits:
 * provisional, for a person to confirm. What a killed process left is taken up by the next run.
 */
export const askingSources =
	(options: Options) =>
	async (db: Pool): Promise<void> => {
		if (!(await readEverywhere(db, hasSources))) return;
		const asked = (await dueSources(db)).map((source) =>
			visit(db, source, options).catch(options.report),
		);
		await Promise.all(asked);
		await enterAgreed(db, options);
	};

async function dueSources(db: Pool): Promise<AskedSource[]> {
	const due: AskedSource[] = [];
	for (;;) {
		const source = await inScope(db, PROVIDER.scope, takeDue);
		if (!source) return due;
		due.push(source);
	}
}

/** No connection is held while it is waited for. */
async function visit(db: Pool, source: AskedSource, { hosts, withinMs }: Options): Promise<void> {
	const again = AGAIN_SECONDS[source.attempts - 1] ?? AGAIN_SECONDS.at(-1) ?? 0;
	const answer = await fetchFeed({ ...source, hosts, ...(withinMs && { withinMs }) }).catch(
		problemOf,
	);
	await inScope(db, PROVIDER.scope, async (tx) => {
		if (answer === null) {
			const { etag } = source;
			return keepVisit(tx, source, { claims: [], problem: undefined, etag, again });
		}
		const known = await knownOf(tx, source.state, source.id);
		const { claims, problem } =
			'code' in answer ? { claims: [], problem: answer } : read(answer.text);
		const etag = 'etag' in answer && !problem ? answer.etag : null;
		return keepVisit(tx, source, { claims, problem, etag, again });

		function read(text: string) {
			try {
				return judge(readFeed(text, source.format, source), source, known);
			} catch (error) {
				return { claims: [], problem: problemOf(error) };
			}
		}
	});
}

/** What keeps an answer from being read. Throws what is no failure of a source. */
export function problemOf(error: unknown): FeedProblem {
	const about = { slot: null, draw_date: null, known: null };
	if (error instanceof FeedFailure) return { ...about, code: error.code, value: error.value };
	if (error instanceof UnknownLayout) return { ...about, code: 'layout', value: error.message };
	throw error;
}

async function enterAgreed(db: Pool, { report }: Options): Promise<void> {
	const problems = new Map<string, FeedProblem>();
	for (const draw of await readEverywhere(db, drawsToWeigh)) {
		const { taken, problems: found } = weigh(draw);
		for (const [id, problem] of found) problems.set(id, problem);
		if (taken !== undefined) {
			const by = draw.sources.map(({ name }) => name).join(' + ');
			await enterEverywhere(db, draw, taken, by, report);
		}
	}
	await inScope(db, PROVIDER.scope, (tx) => keepWeighed(tx, problems));
}

/** A company that refuses holds up no other. */
async function enterEverywhere(
	db: Pool,
	draw: ToWeigh,
	numbers: string,
	by: string,
	report: Options['report'],
): Promise<void> {
	const official = officialOf(draw, numbers);
	const [stands] = await inScope(db, PROVIDER.scope, (tx) =>
		storeOfficial(tx, draw.state, [official], by),
	);
	// Somebody entered another one in between; the next run says so.
	if (!stands || numberOf(stands) !== numbers) return;
	const caller = { scope: PROVIDER.scope, actor: { name: by, ip: '', userAgent: '' } };
	for (const company of await readEverywhere(db, (tx) => waitingCompanies(tx, draw))) {
		await enterInCompany(db, caller, company, { ...official, state: draw.state }).catch(report);
	}
}

function officialOf({ slot, draw_date }: ToWeigh, numbers: string): OfficialDraw {
	const [pick3 = '', pick4 = null] = numbers.split(' ');
	return { slot, draw_date, pick3, pick4 };
}
