import { Failure } from '../local/failure.mjs';
import { reached } from './steps.mjs';
import { storeAt } from './stores/store-at.mjs';

// A signed document of a store that changes by compare-and-swap: a channel's registry, the grants.
// Each revision is a file of its own that is never written again.

/** Exit code of a release that somebody else's overtook. */
export const MOVED_ON = 3;

/** @param {string} name */
const file = (name) => `registry/${name}.json`;
/** @param {string} name */
const folder = (name) => `registry/${name}`;
/** @param {string} name @param {number} revision */
const revisionIn = (name, revision) => `${folder(name)}/${revision}.json`;

/**
 * For people: where the document is, its revisions are, and one of them.
 * @param {string} storeDir
 * @param {string} name
 */
export const fileOf = (storeDir, name) => storeAt(storeDir).placeOf(file(name));
/** @param {string} storeDir @param {string} name */
export const historyOf = (storeDir, name) => storeAt(storeDir).placeOf(folder(name));
/** @param {string} storeDir @param {string} name @param {number} revision */
export const revisionFile = (storeDir, name, revision) =>
	storeAt(storeDir).placeOf(revisionIn(name, revision));

/**
 * @param {string} storeDir
 * @param {string} name
 * @returns {Promise<string | undefined>} undefined before the first
 */
export async function currentText(storeDir, name) {
	const content = await storeAt(storeDir).read(file(name));
	return content && String(content);
}

/** Revisions that are claimed, newest first. @param {string} storeDir @param {string} name */
export async function claimedRevisions(storeDir, name) {
	return (await storeAt(storeDir).list(folder(name)))
		.map((each) => Number(each.match(/^(\d+)\.json$/)?.[1]))
		.filter(Boolean)
		.sort((a, b) => b - a);
}

/** The text of a claimed revision. @param {string} storeDir @param {string} name @param {number} revision */
export async function revisionText(storeDir, name, revision) {
	return String(await storeAt(storeDir).read(revisionIn(name, revision)));
}

/**
 * Runs `work` while nobody else changes the document.
 * @template T
 * @param {string} storeDir
 * @param {string} name
 * @param {() => Promise<T>} work
 */
export const withDocument = (storeDir, name, work) =>
	storeAt(storeDir).alone(name, async () => {
		reached('locked');
		return work();
	});

/**
 * Brings the document's file to its newest claimed revision: a tool that was killed may have left it
 * behind. Again after each write, because a slow tool that lost its lock may just have put an older
 * revision there.
 * @template {{ revision: number }} R
 * @param {string} storeDir
 * @param {string} name
 * @param {(text: string, file: string) => R} open throws where it is not believed
 * @param {R} first before there is any
 * @returns {Promise<R>}
 */
export async function catchUp(storeDir, name, open, first) {
	for (;;) {
		const [newest = 0] = await claimedRevisions(storeDir, name);
		const text = await currentText(storeDir, name);
		const current = text === undefined ? first : open(text, fileOf(storeDir, name));
		// Who keeps the store brings its file there: of a change that was cut off it does with the next that it takes.
		if (current.revision >= newest || storeAt(storeDir).isGuarded) return current;
		const next = await revisionText(storeDir, name, newest);
		open(next, revisionFile(storeDir, name, newest));
		await storeAt(storeDir).swap(file(name), text, next);
		reached('replaced');
	}
}

/**
 * Decides a revision: only one writer can make its file.
 * @param {string} storeDir
 * @param {string} name
 * @param {number} revision
 * @param {string} text
 * @throws {Failure} with the exit code MOVED_ON when somebody else made it
 */
export async function claim(storeDir, name, revision, text) {
	const isMine = await storeAt(storeDir).create(revisionIn(name, revision), text);
	if (!isMine) throw movedOn(name, revision - 1);
	reached('claimed');
}

/** Whether somebody else's release was first. @param {unknown} error */
export const isOvertaken = (error) => error instanceof Failure && error.code === MOVED_ON;

/** @param {string} name @param {number} expected @param {string} [now] what the document is at */
export const movedOn = (name, expected, now = 'somebody else made the next revision') =>
	new Failure(
		`${name} was at revision ${expected} when this began, and now ${now}. Nothing was changed: run it again.`,
		{ code: MOVED_ON, why: 'overtaken' },
	);
