import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure, isCode } from '../../local/failure.mjs';
import { writeDurably } from './files.mjs';

/** Enough for a registry of hundreds of remotes twice, its lock and its journal. */
const RESERVE_BYTES = 2 * 1024 * 1024;
const FULL = ['ENOSPC', 'EDQUOT'];
/** @param {unknown} error */
export const isFull = (error) => isCode(error, ...FULL);

/** @param {string} storeDir */
const reserveOf = (storeDir) => path.join(storeDir, '.release', 'reserve');
/** @param {string} storeDir */
const fullFailure = (storeDir) =>
	new Failure(
		`The disk of ${storeDir} is full: nothing was changed. Make room (pnpm release retire), then run this again.`,
		{ why: 'full' },
	);

/**
 * Puts room by for orders that must not wait: not zeros, which some file systems keep for nothing.
 * @param {string} storeDir
 */
async function putBy(storeDir) {
	const file = reserveOf(storeDir);
	if (await stat(file).catch(() => undefined)) return;
	// It is of no use on a full disk, and nobody waits for it.
	await writeDurably(file, randomBytes(RESERVE_BYTES)).catch(() => undefined);
}

/**
 * Runs what writes to a store; a full disk is told in a sentence.
 * @template T
 * @param {string} storeDir
 * @param {() => Promise<T>} work leaves nothing behind when it fails
 * @param {{ isUrgent?: boolean }} [how] urgent work may use the room that was put by
 * @returns {Promise<T>}
 * @throws {Failure} when there is no room
 */
export async function withRoom(storeDir, work, { isUrgent = false } = {}) {
	try {
		const result = await work();
		await putBy(storeDir);
		return result;
	} catch (error) {
		if (!isFull(error)) throw error;
		if (!isUrgent || !(await stat(reserveOf(storeDir)).catch(() => undefined))) {
			throw fullFailure(storeDir);
		}
	}
	await rm(reserveOf(storeDir), { force: true });
	return withRoom(storeDir, work);
}
