import { link, readFile, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure, isCode } from '../../local/failure.mjs';
import { unfinished, writeDurably } from './files.mjs';

const RETRY_MS = 50;
const GIVE_UP_AFTER_MS = 15_000;
/** A change of a channel takes milliseconds; of a machine that we cannot ask, and of a number that another process may have by now, age must tell. */
const STALE_AFTER_MS = 60_000;

/** So exact the start of a process is known. */
const CLOCK_MS = 1_000;

/**
 * Runs `work` while no other process of any machine holds the file. A lock whose holder was killed
 * is taken over; should two take it over at once, the claim of the revision (channel.mjs) still
 * lets only one of them win.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
	const own = JSON.stringify({ host: hostname(), pid: process.pid, at: new Date().toISOString() });
	const deadline = Date.now() + GIVE_UP_AFTER_MS;
	while (!(await take(file, own))) {
		if (await isStale(file)) await discard(file);
		else if (Date.now() > deadline) throw await heldFailure(file);
		else await delay(RETRY_MS);
	}
	try {
		return await work();
	} finally {
		if ((await contentOf(file)) === own) await rm(file, { force: true });
	}
}

/**
 * A link is made whole or not at all, so nobody reads half a lock.
 * @param {string} file
 * @param {string} own
 */
async function take(file, own) {
	const temporary = unfinished(file);
	try {
		await writeDurably(temporary, own);
		await link(temporary, file);
		return true;
	} catch (error) {
		if (isCode(error, 'EEXIST')) return false;
		throw error;
	} finally {
		await rm(temporary, { force: true });
	}
}

/** @param {string} file */
const contentOf = (file) => readFile(file, 'utf8').catch(() => '');

/** @param {string} file */
async function isStale(file) {
	const content = await contentOf(file);
	if (!content) return false;
	const { host, pid, at } = JSON.parse(content);
	if (host === hostname() && (!isAlive(pid) || isPredecessor(pid, at))) return true;
	const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
	return Date.now() - mtimeMs > STALE_AFTER_MS;
}

/**
 * Whether one of before had our number: in a container that is started again each process gets the one it had.
 * @param {number} pid @param {string} at
 */
const isPredecessor = (pid, at) =>
	pid === process.pid && Date.parse(at) < performance.timeOrigin - CLOCK_MS;

/** @param {number} pid */
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return isCode(error, 'EPERM');
	}
}

/** @param {string} file */
async function discard(file) {
	const taken = unfinished(file);
	await rename(file, taken).catch(() => undefined);
	await rm(taken, { force: true });
}

/** @param {string} file */
async function heldFailure(file) {
	const { host, pid, at } = JSON.parse((await contentOf(file)) || '{}');
	return new Failure(
		`Another release (process ${pid} on ${host}, since ${at}) holds ${file}: wait for its end and run this again.`,
		{ why: 'busy' },
	);
}
