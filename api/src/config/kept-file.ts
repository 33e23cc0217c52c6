import { randomBytes } from 'node:crypto';
import {
	closeSync,
	fsyncSync,
	linkSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '@borlette/shared/config/folders.mjs';
import { codeOf } from '../errors.ts';

// Files that nobody can make again: keys, passwords, what this machine has reached. Each is there whole or not at all,
// whoever else writes it, whether the disk is full or the power goes.

/** Windows, and some file systems that are mounted, open no folder or write none: their names are theirs to keep. */
const NOT_FOLDERS = ['EBADF', 'EINVAL', 'EISDIR', 'EACCES', 'EPERM'];

/** What was named or renamed in the folder is so after a power cut too. */
export function syncFolder(folder: string): void {
	try {
		const opened = openSync(folder, 'r');
		try {
			fsyncSync(opened);
		} finally {
			closeSync(opened);
		}
	} catch (error) {
		if (!NOT_FOLDERS.includes(codeOf(error))) throw error;
	}
}

const OWNER_ALONE = 0o600;

/** Writes beside the place of a file, and gives that its name. */
function write(
	file: string,
	content: string | Uint8Array,
	mode: number,
	name: (draft: string) => void,
): void {
	makeFolder(dirname(file));
	const draft = `${file}.${randomBytes(6).toString('hex')}`;
	try {
		writeFileSync(draft, content, { mode, flag: 'wx', flush: true });
		name(draft);
	} finally {
		rmSync(draft, { force: true });
	}
	syncFolder(dirname(file));
}

/**
 * Makes a file that is kept for good. Of several that begin at once one's becomes everybody's: read it afterwards.
 * @returns whether it is this one
 */
export function keepFile(file: string, content: string | Uint8Array): boolean {
	let isOurs = true;
	write(file, content, OWNER_ALONE, (draft) => {
		try {
			linkSync(draft, file);
		} catch (error) {
			if (codeOf(error) !== 'EEXIST') throw error;
			isOurs = false;
		}
	});
	return isOurs;
}

/** A reader sees what was there before, or this. */
export const replaceFile = (file: string, content: string, mode: number = OWNER_ALONE): void =>
	write(file, content, mode, (draft) => renameSync(draft, file));

/** What is in it; undefined: there is none. */
export function readKept(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch (error) {
		if (codeOf(error) === 'ENOENT') return undefined;
		throw error;
	}
}
