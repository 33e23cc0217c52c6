import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';

/**
 * Asks again and again until it is so. Throws once one of `meanwhile`, without which it cannot come to be, has ended before:
 * whoever waits for what does not come any more would wait until the test's own time is up.
 */
export async function until(
	isSo: () => boolean | Promise<boolean>,
	...meanwhile: readonly Promise<unknown>[]
): Promise<void> {
	const ends: string[] = [];
	for (const each of meanwhile) {
		each.then(
			(answer) => ends.push(`it ended with ${inspect(answer)}`),
			(error) => ends.push(`it failed with ${inspect(error)}`),
		);
	}
	for (;;) {
		const [end] = ends;
		if (await isSo()) return;
		if (end) throw new Error(`What was waited for did not come: ${end}`);
		await pause(2);
	}
}

/** Less than a test may take, and more than the slowest machine needs. */
const HANGS_AFTER_MS = 600_000;

/**
 * As `until`, of what nothing in the test brings about or can see the end of, as PostgreSQL's own replication.
 * Throws after ten minutes, naming it: the test would end by then without saying what it waited for.
 */
export async function inTime(what: string, isSo: () => Promise<boolean>): Promise<void> {
	const given = performance.now() + HANGS_AFTER_MS;
	await until(async () => {
		if (await isSo()) return true;
		if (performance.now() > given) throw new Error(`It did not come in ten minutes: ${what}`);
		return false;
	});
}

/** Until each of the attempts waits for another session's lock of this database. Throws where one ends without. */
export const untilWaiting = (owner: Db, ...attempts: readonly Promise<unknown>[]): Promise<void> =>
	until(
		async () => {
			const { waiting } = await theRow(
				owner,
				sql<{ waiting: number }>`
				SELECT count(*) AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'
					AND datname = current_database() AND backend_type = 'client backend'`,
			);
			return waiting >= attempts.length;
		},
		...attempts,
	);

/** Begins something and answers what it says first, while it goes on. Throws where it ends without a word. */
export async function firstWord<T>(
	begin: (say: (text: string) => void) => Promise<T>,
): Promise<{ said: string; work: Promise<T> }> {
	const words: string[] = [];
	const work = begin((text) => words.push(text));
	await until(() => words.length > 0, work);
	return { said: words[0] ?? '', work };
}
