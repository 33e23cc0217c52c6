import { createReadStream } from 'node:fs';
import { readdir, truncate } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { BackupProblem, type Base, type Kept, type Place } from './place.ts';
import { seal } from './sealed.ts';

/** From here on PostgreSQL keeps its log until it is in the place. */
const SLOT = 'borlette_backup';

interface Position {
	system: string;
	/** Eight hexadecimal digits. */
	timeline: string;
	segment: number;
	/** Both in bytes since the database was made. */
	from: number;
	flushed: number;
	/** ISO 8601. What was committed before it is within `flushed`. */
	at: string;
	wal_status: string;
}

/** Makes PostgreSQL keep its log for us; where it did not, an unbroken part of what is kept begins. */
export const holdLog = (client: pg.Client, place: Place): Promise<void> =>
	alone(client, 'log', async () => {
		const { rows } = await client.query(
			`SELECT wal_status FROM pg_replication_slots WHERE slot_name = '${SLOT}'`,
		);
		const before = await place.kept();
		if (before && rows[0] && rows[0].wal_status !== 'lost') return;
		if (rows[0]) await client.query(`SELECT pg_drop_replication_slot('${SLOT}')`);
		await client.query(`SELECT pg_create_physical_replication_slot('${SLOT}', true)`);
		const { system, at: until } = await positionOf(client);
		const earlier = before ? [...before.earlier, before.until] : [];
		await place.tell({ system, until, through: 0, chain: earlier.length, earlier });
	});

/** PostgreSQL need not keep its log for us any more. */
export async function releaseLog(client: pg.Client): Promise<void> {
	await client.query(
		`SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = '${SLOT}'`,
	);
}

/**
 * Brings what was written to the log into the place: whole segments, and of the one that is being written what there is of
 * it. Only then PostgreSQL may throw them away.
 */
export const keepLog = (
	client: pg.Client,
	place: Place,
	source: { dataFolder: string; recipient: string },
): Promise<Kept> => alone(client, 'log', () => keepMore(client, place, source));

async function keepMore(
	client: pg.Client,
	place: Place,
	{ dataFolder, recipient }: { dataFolder: string; recipient: string },
): Promise<Kept> {
	const position = await positionOf(client);
	const before = await place.kept();
	const { system, timeline, segment, flushed, at } = position;
	const folder = path.join(dataFolder, 'pg_wal');
	const keep = (name: string, from: string, bytes: number) =>
		seal(createReadStream(from, { end: bytes - 1 }), place.logFile(name), recipient);

	await keepHistories(folder, place, recipient);
	let number = Math.floor(position.from / segment);
	for (; (number + 1) * segment <= flushed; number++) {
		const name = segmentName(timeline, number, segment);
		await keep(name, path.join(folder, name), segment);
		await place.removeLog(`${name}.partial`);
		await client.query(`SELECT pg_replication_slot_advance('${SLOT}', $1)`, [
			lsnOf((number + 1) * segment),
		]);
	}
	const written = flushed - number * segment;
	if (written > 0 && before?.through !== flushed) {
		const name = segmentName(timeline, number, segment);
		await keep(`${name}.partial`, path.join(folder, name), written);
	}
	const { chain = 0, earlier = [] } = before ?? {};
	const kept = { system, until: at, through: flushed, chain, earlier };
	await place.tell(kept);
	return kept;
}

/** One process after another: a command beside the API. */
export async function alone<T>(
	client: pg.Client,
	what: 'log' | 'base',
	work: () => Promise<T>,
): Promise<T> {
	const name = `borlette backup ${what}`;
	await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
	try {
		return await work();
	} finally {
		await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
	}
}

/** Which timelines there are: a database that is restored takes one that no other had. */
async function keepHistories(folder: string, place: Place, recipient: string): Promise<void> {
	const known = new Set(await place.logs());
	for (const name of await readdir(folder)) {
		if (!name.endsWith('.history') || known.has(name)) continue;
		await seal(createReadStream(path.join(folder, name)), place.logFile(name), recipient);
	}
}

async function positionOf(client: pg.Client): Promise<Position> {
	// The moment first: what was flushed may only be more.
	const { rows: clock } = await client.query('SELECT clock_timestamp() AS at');
	const { rows } = await client.query(
		`SELECT (SELECT system_identifier::text FROM pg_control_system()) AS system,
			left(pg_walfile_name(now.lsn), 8) AS timeline,
			pg_size_bytes(current_setting('wal_segment_size'))::text AS segment,
			(s.restart_lsn - '0/0')::text AS from, (now.lsn - '0/0')::text AS flushed, s.wal_status
		FROM (SELECT pg_current_wal_flush_lsn() AS lsn) AS now, pg_replication_slots s
		WHERE s.slot_name = '${SLOT}'`,
	);
	const [row] = rows;
	if (!row || row.wal_status === 'lost') {
		throw new BackupProblem(
			'PostgreSQL has thrown away a part of its log that was not kept yet: a new copy of everything is needed (npm run backup)',
		);
	}
	const { segment, from, flushed, ...rest } = row;
	return {
		...rest,
		segment: Number(segment),
		from: Number(from),
		flushed: Number(flushed),
		at: new Date(clock[0].at).toISOString(),
	};
}

const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');
const WORD = 2 ** 32;

/** As PostgreSQL writes a place in its log. */
const lsnOf = (bytes: number): string =>
	`${Math.floor(bytes / WORD).toString(16)}/${(bytes % WORD).toString(16)}`;

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
