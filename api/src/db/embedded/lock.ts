import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../errors.ts';
import { isAlive } from './alive.ts';

interface Holder {
	pid: number;
	/** When that process started: tells it from a later one with the same id. */
	started: string;
}

/** The folder is in use; the message names the process. */
export class FolderInUse extends Error {
	override name = 'FolderInUse';
}

/**
 * Takes the folder for this process. A lock whose process is gone is taken over.
 * Returns what gives the folder free again. PostgreSQL's own lock is a second guard behind it.
 */
export function lockFolder(folder: string): () => void {
	const lock = join(folder, 'lock');
	const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
	const draft = `${lock}.${process.pid}`;
	try {
		writeFileSync(draft, mine);
		while (!linked(draft, lock)) removeStale(lock, folder);
	} finally {
		rmSync(draft, { force: true });
	}
	return () => {
		if (contentOf(lock) === mine) rmSync(lock, { force: true });
	};
}

/** A hard link is made by one process only, and never half-written. */
function linked(draft: string, lock: string): boolean {
	try {
		linkSync(draft, lock);
		return true;
	} catch (error) {
		if (codeOf(error) === 'EEXIST') return false;
		throw error;
	}
}

function removeStale(lock: string, folder: string): void {
	const content = contentOf(lock);
	if (content === undefined) return;
	const holder = parse(content);
	if (holder && isThere(holder)) {
		throw new FolderInUse(
			`The data folder ${folder} is in use by process ${holder.pid}: stop that one, or set DATA_DIR to another folder`,
		);
	}
	const aside = `${lock}.stale.${process.pid}`;
	try {
		renameSync(lock, aside);
	} catch {
		return;
	}
	// Between reading and renaming, another process may have put its own lock there.
	if (contentOf(aside) !== content) linked(aside, lock);
	rmSync(aside, { force: true });
}

function contentOf(path: string): string | undefined {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return undefined;
	}
}

function parse(content: string): Holder | undefined {
	try {
		const holder = JSON.parse(content);
		return Number.isInteger(holder?.pid) ? holder : undefined;
	} catch {
		return undefined;
	}
}

/** Not a later process with the same number. */
const isThere = ({ pid, started }: Holder): boolean => isAlive(pid) && startOf(pid) === started;

/** Start time in clock ticks since boot on Linux; '' where the system does not tell. */
function startOf(pid: number): string {
	const stat = contentOf(`/proc/${pid}/stat`);
	return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
