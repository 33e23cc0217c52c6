import { link, readdir, readFile, rm, stat, statfs, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { clearAbandoned, replace, unfinished, writeDurably } from './files.mjs';
import { withLock } from './lock.mjs';
import { reached } from './steps.mjs';

// A signed document of a store that changes by compare-and-swap: a channel's registry, the grants.
// Each revision is a file of its own that is never written again.

const SLACK_BYTES = 64 * 1024;

/** Exit code of a release that somebody else's overtook. */
export const MOVED_ON = 3;

export const fileOf = (storeDir, name) => path.join(storeDir, 'registry', `${name}.json`);
export const historyOf = (storeDir, name) => path.join(storeDir, 'registry', name);
export const revisionFile = (storeDir, name, revision) =>
	path.join(historyOf(storeDir, name), `${revision}.json`);

/** @returns {Promise<string | undefined>} undefined before the first */
export const currentText = (storeDir, name) =>
	readFile(fileOf(storeDir, name), 'utf8').catch((error) => {
		if (error.code === 'ENOENT') return undefined;
		throw error;
	});

/** Revisions that are claimed, newest first. */
export async function claimedRevisions(storeDir, name) {
	const names = await readdir(historyOf(storeDir, name)).catch(() => []);
	return names
		.map((each) => Number(each.match(/^(\d+)\.json$/)?.[1]))
		.filter(Boolean)
		.sort((a, b) => b - a);
}

/** Runs `work` while nobody else changes the document. */
export const withDocument = (storeDir, name, work) =>
	withLock(path.join(storeDir, '.release', `${name}.lock`), async () => {
		reached('locked');
		return work();
	});

/**
 * Brings the document's file to its newest claimed revision: a tool that was killed may have left it
 * behind. Again after each write, because a slow tool that lost its lock may just have put an older
 * revision there.
 * @param {(text: string, file: string) => { revision: number }} open throws where it is not believed
 * @param {{ revision: number }} first before there is any
 */
export async function catchUp(storeDir, name, open, first) {
	const file = fileOf(storeDir, name);
	for (;;) {
		const [newest = 0] = await claimedRevisions(storeDir, name);
		const text = await currentText(storeDir, name);
		const current = text === undefined ? first : open(text, file);
		if (current.revision >= newest) return current;
		const claimed = revisionFile(storeDir, name, newest);
		const next = await readFile(claimed, 'utf8');
		open(next, claimed);
		await replace(file, next, async (temporary) => {
			await stampAfter(temporary, file);
			reached('prepared');
		});
		reached('replaced');
	}
}

/**
 * Web servers tell one content from another by its size and the second it was written in: two
 * revisions never have the same second.
 */
async function stampAfter(temporary, file) {
	const before = await stat(file).catch(() => undefined);
	const second = Math.max(
		Math.floor(Date.now() / 1000),
		Math.floor((before?.mtimeMs ?? 0) / 1000) + 1,
	);
	await utimes(temporary, second, second);
}

/** Of a revision that is decided all the rest must have its place too: the document's file, the journal. */
async function ensureRoom(file, bytes) {
	const { bavail, bsize } = await statfs(path.dirname(file));
	if (bavail * bsize >= bytes + SLACK_BYTES) return;
	throw Object.assign(new Error('There is no room for it.'), { code: 'ENOSPC' });
}

/**
 * Decides a revision: only one writer can make the link.
 * @throws {Failure} with the exit code MOVED_ON when somebody else made it
 */
export async function claim(storeDir, name, revision, text) {
	await clearAbandoned(historyOf(storeDir, name));
	await clearAbandoned(path.dirname(fileOf(storeDir, name)));
	const file = revisionFile(storeDir, name, revision);
	const temporary = unfinished(file);
	try {
		await writeDurably(temporary, text);
		await ensureRoom(temporary, text.length);
		reached('written');
		await link(temporary, file);
	} catch (error) {
		throw error.code === 'EEXIST' ? movedOn(name, revision - 1) : error;
	} finally {
		await rm(temporary, { force: true });
	}
	reached('claimed');
}

/** @param {string} [now] what the document is at */
export const movedOn = (name, expected, now = 'somebody else made the next revision') =>
	new Failure(
		`${name} was at revision ${expected} when this began, and now ${now}. Nothing was changed: run it again.`,
		{ code: MOVED_ON, why: 'overtaken' },
	);
