import { createReadStream } from 'node:fs';
import { readdir, truncate } from 'node:fs/promises';
import path from 'node:path';
import { clockOf } from '../db/clock.ts';
import type { Db } from '../db/connect.ts';
import {
	alone,
	hold,
	isHeld,
	letGoBefore,
	logPosition,
	systemOf,
	timelineOf,
} from './backup.sql.ts';
import type { Base, Kept, Place } from './place.ts';
import { BackupProblem } from './problem.ts';
import { seal } from './sealed.ts';

/**
 * Makes PostgreSQL keep its log for us; where it did not, an unbroken part of what is kept begins. The place is told first:
 * were it away in between, the gap would be told to nobody.
 */
export const holdLog = (db: Db, place: Place): Promise<void> =>
	alone(db, 'log', async () => {
		const before = await place.kept();
		const timeline = await timelineOf(db);
		const isOurs = before !== undefined && (before.timeline ?? timeline) === timeline;
		if (before && !isOurs) refuseBeside(before, timeline, place);
		if (isOurs && (await isHeld(db))) return;
		const earlier = before ? [...before.earlier, before.until] : [];
		const [system, until] = [await systemOf(db), await clockOf(db)];
		await place.tell({ system, until, timeline, through: 0, chain: earlier.length, earlier });
		await hold(db);
	});

/** A house that keeps its log does so every few seconds; one that has not for so long is gone, or keeps it elsewhere. */
const GONE_MS = 2 * 60_000;

/**
 * Two houses of one origin, the first and the one that was restored from it, would each tell of the other's log as theirs.
 * The restored one goes on where the first was lost; while it does, the first does not.
 */
function refuseBeside({ timeline = '', until }: Kept, own: string, { address }: Place): void {
	const isLater = Number.parseInt(timeline, 16) > Number.parseInt(own, 16);
	if (!isLater || Math.abs(Date.now() - Date.parse(until)) > GONE_MS) return;
	throw new BackupProblem(
		`A house that was restored from these backups keeps its own in ${address}: stop it, or give one of the two another BACKUP_DIR`,
	);
}

/**
 * Brings what was written to the log into the place: whole segments, and of the one that is being written what there is of
 * it. Only then PostgreSQL may throw them away.
 */
export const keepLog = (
	db: Db,
	place: Place,
	source: { dataFolder: string; recipient: string },
): Promise<Kept> => alone(db, 'log', () => keepMore(db, place, source));

async function keepMore(
	db: Db,
	place: Place,
	{ dataFolder, recipient }: { dataFolder: string; recipient: string },
): Promise<Kept> {
	// The moment first: what is flushed after it holds all that was committed before.
	const until = await clockOf(db);
	const position = await logPosition(db);
	if (!position) {
		throw new BackupProblem(
			'PostgreSQL has thrown away a part of its log that was not kept yet: a new copy of everything is needed (npm run backup)',
		);
	}
	const before = await place.kept();
	const { timeline, segment, flushed } = position;
	const folder = path.join(dataFolder, 'pg_wal');
	const keep = (name: string, from: string, bytes: number) =>
		seal(createReadStream(from, { end: bytes - 1 }), place, place.logFile(name), recipient);

	await keepHistories(folder, place, recipient);
	let number = Math.floor(position.from / segment);
	for (; (number + 1) * segment <= flushed; number++) {
		const name = segmentName(timeline, number, segment);
		await keep(name, path.join(folder, name), segment);
		await place.removeLog(`${name}.partial`);
		await letGoBefore(db, (number + 1) * segment);
	}
	const written = flushed - number * segment;
	if (written > 0 && before?.through !== flushed) {
		const name = segmentName(timeline, number, segment);
		await keep(`${name}.partial`, path.join(folder, name), written);
	}
	const { chain = 0, earlier = [] } = before ?? {};
	const kept = { system: await systemOf(db), until, timeline, through: flushed, chain, earlier };
	await place.tell(kept);
	return kept;
}

/** Which timelines there are: a database that is restored takes one that no other had. */
async function keepHistories(folder: string, place: Place, recipient: string): Promise<void> {
	const names = (await readdir(folder)).filter((name) => name.endsWith('.history'));
	const known = names.length > 0 ? await place.logs() : [];
	for (const name of names.filter((each) => !known.includes(each))) {
		await seal(createReadStream(path.join(folder, name)), place, place.logFile(name), recipient);
	}
}

const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');
const WORD = 2 ** 32;

/** Name of the file of a segment, which counts from 0. */
function segmentName(timeline: string, number: number, segment: number): string {
	const each = WORD / segment;
	return `${timeline}${hex(Math.floor(number / each))}${hex(number % each)}`;
}

/** As the embedded PostgreSQL is made. */
const SEGMENT = 16 * 2 ** 20;

/** What of the log a copy needs: every segment from its own on, and all histories. */
export function neededBy({ timeline, from }: Base, names: readonly string[]): string[] {
	const first = segmentName(timeline, Math.floor(from / SEGMENT), SEGMENT);
	return names.filter((name) => {
		if (name.endsWith('.history')) return true;
		const isWhole = !name.endsWith('.partial') || !names.includes(name.slice(0, first.length));
		return name.startsWith(timeline) && name >= first && isWhole;
	});
}

/** What was not written yet of a segment is zeros, at which PostgreSQL sees its end. */
export const fillUp = (file: string): Promise<void> => truncate(file, SEGMENT);
