import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { clockOf } from '../db/clock.ts';
import type { Db } from '../db/connect.ts';
import { alone, startCopy, stopCopy } from './backup.sql.ts';
import { isAsListed, listedBefore } from './listing.ts';
import { keepLog } from './log.ts';
import type { Base, Listed, Listing, Place } from './place.ts';
import { BackupProblem } from './problem.ts';
import { seal } from './sealed.ts';
import { DATABASE_PART, type File, filesOf, type Source } from './source.ts';

export interface Progress {
	begin(label: string, total: number): void;
	advance(by: number): void;
	end(): void;
}

export interface Taking {
	progress?: Progress | undefined;
	/** Whether it rests on no copy before it. */
	isWhole?: boolean;
}

/**
 * Copies everything while it is in use, and the log that belongs to it. What did not change since a copy of the same week is
 * left in that one's archive: tables of months past, builds.
 */
export const takeBase = (
	db: Db,
	place: Place,
	source: Source,
	taking: Taking = {},
): Promise<Base> => alone(db, 'base', () => copyAll(db, place, source, taking));

async function copyAll(
	db: Db,
	place: Place,
	source: Source,
	{ progress, isWhole = false }: Taking,
): Promise<Base> {
	await place.dropUnfinished();
	const before = await place.kept();
	const { recipient } = source;
	const earlier: Listing = isWhole ? new Map() : await listedBefore(place, recipient);
	const name = new Date(await clockOf(db)).toISOString().replaceAll(/[:.]/g, '-');
	const started = await startCopy(db, name);
	let isBacking = true;
	try {
		const { files, listing } = changedSince(earlier, await filesOf(source), name);
		progress?.begin('Copying', sum(files.map(({ size }) => size)));
		const stop = async () => {
			isBacking = false;
			return stopCopy(db);
		};
		const archive = archiveOf(files, stop, (bytes) => progress?.advance(bytes));
		const sealed = await seal(archive, place, place.baseFile(name), recipient);
		// It is good from the end of the copying on, once the log until then is kept.
		const ended = await clockOf(db);
		const { system, chain } = await keepLog(db, place, source);
		if (chain !== before?.chain) {
			throw new BackupProblem(
				'PostgreSQL has thrown away a part of its log while everything was copied: a new copy is needed (npm run backup)',
			);
		}
		await place.list(name, listing);
		const others = new Set([...listing.values()].map((file) => file.in));
		others.delete(name);
		const rests = [...others].sort();
		const base = { name, system, ended, ...sealed, ...started, chain, recipient, rests };
		await place.describe(base);
		return base;
	} finally {
		progress?.end();
		if (isBacking) await stopCopy(db).catch(() => undefined);
	}
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** @returns what the new copy holds itself, and where each of its files is */
function changedSince(
	earlier: Listing,
	files: readonly File[],
	copy: string,
): { files: File[]; listing: Map<string, Listed> } {
	const listing = new Map<string, Listed>();
	const changed = files.filter((file) => {
		if (file.isFolder) return true;
		const { name, size, changed } = file;
		const listed = earlier.get(name);
		const isListed = isAsListed(file, listed);
		listing.set(name, isListed ? listed : { size, changed, in: copy });
		return !isListed;
	});
	return { files: changed, listing };
}

/** A tar archive of the files, with PostgreSQL's label, which there is once all of them are copied. */
function archiveOf(
	files: readonly File[],
	stop: () => Promise<string>,
	onBytes: (bytes: number) => void,
): Readable {
	const archive = pack();
	const write = async () => {
		await copyAllInto(archive, files, onBytes);
		archive.entry({ name: `${DATABASE_PART}/backup_label`, mode: 0o600 }, await stop());
		archive.finalize();
	};
	write().catch((error) => archive.destroy(error));
	return Readable.from(archive);
}

export async function copyAllInto(
	archive: ReturnType<typeof pack>,
	files: readonly File[],
	onBytes: (bytes: number) => void,
): Promise<void> {
	for (const file of files) {
		if (file.isFolder) archive.entry({ name: file.name, type: 'directory', mode: file.mode });
		else await copyInto(archive, file, onBytes);
	}
}

/**
 * As many bytes as there were: what is written meanwhile is in the log, by which PostgreSQL brings the copy up to date.
 * What has gone is left out and what was cut off is zeros: the log says that too.
 */
async function copyInto(
	archive: ReturnType<typeof pack>,
	{ from, name, size, mode }: File,
	onBytes: (bytes: number) => void,
): Promise<void> {
	const file = await open(from).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error;
	});
	if (!file) return;
	try {
		await pipeline(bytesOf(file, size, onBytes), archive.entry({ name, size, mode }));
	} finally {
		await file.close();
	}
}
async function* bytesOf(
	file: FileHandle,
	size: number,
	onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
	let left = size;
	if (size > 0) {
		for await (const chunk of file.createReadStream({ end: size - 1, autoClose: false })) {
			left -= chunk.length;
			onBytes(chunk.length);
			yield chunk;
		}
	}
	while (left > 0) {
		const missing = ZEROS.subarray(0, Math.min(left, ZEROS.length));
		left -= missing.length;
		yield missing;
	}
}
const ZEROS = Buffer.alloc(64 * 1024);
