import {
	cp,
	link,
	readdir,
	readFile,
	rename,
	rm,
	stat,
	statfs,
	utimes,
	writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { isCode } from '../../local/failure.mjs';
import { reached } from '../steps.mjs';
import {
	appendDurably,
	clearAbandoned,
	filesBelow,
	letRead,
	makeFolder,
	replace,
	syncFolder,
	syncTree,
	unfinished,
	writeDurably,
} from './files.mjs';
import { withLock } from './lock.mjs';
import { withRoom } from './room.mjs';

const SLACK_BYTES = 64 * 1024;

/** @param {unknown} error */
const orNothing = (error) => {
	if (isCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
	throw error;
};

/** @import { Store } from './store-at.mjs' */

/** A folder, of this machine or of one that it can mount. @implements {Store} */
export class FolderStore {
	isGuarded = false;
	hasLocks = true;

	/** @param {string} folder */
	constructor(folder) {
		this.folder = folder;
	}

	/** @param {string} file */
	placeOf(file) {
		return path.join(this.folder, ...file.split('/'));
	}

	/** @param {string} file @returns {Promise<Buffer | undefined>} */
	read(file) {
		return readFile(this.placeOf(file)).catch(orNothing);
	}

	/** @param {string} folder */
	async list(folder) {
		return (await filesBelow(this.placeOf(folder)).catch(orNothing)) ?? [];
	}

	/**
	 * A link is made whole or not at all, by one writer only.
	 * @param {string} file
	 * @param {string | Buffer} content
	 */
	async create(file, content) {
		const place = this.placeOf(file);
		const temporary = unfinished(place);
		await clearAbandoned(path.dirname(place));
		await clearAbandoned(path.dirname(path.dirname(place)));
		try {
			await writeDurably(temporary, content);
			await ensureRoom(temporary, content.length);
			reached('written');
			await link(temporary, place);
			await syncFolder(path.dirname(place));
		} catch (error) {
			if (isCode(error, 'EEXIST')) return false;
			throw error;
		} finally {
			await rm(temporary, { force: true });
		}
		return true;
	}

	/**
	 * Who has the lock is the only writer, but for one that lost it: whoever swaps looks again afterwards.
	 * @param {string} file
	 * @param {string | undefined} _before
	 * @param {string} after
	 */
	async swap(file, _before, after) {
		const place = this.placeOf(file);
		await replace(place, after, async (temporary) => {
			await stampAfter(temporary, place);
			reached('prepared');
		});
		return true;
	}

	/** @param {string} file @param {string} content */
	put(file, content) {
		return replace(this.placeOf(file), content);
	}

	/** @param {string} file */
	remove(file) {
		return rm(this.placeOf(file), { force: true });
	}

	/**
	 * One line in one write; a line that was cut off before is closed first.
	 * @param {string} file
	 * @param {string} line
	 */
	async append(file, line) {
		const before = String((await this.read(file)) ?? '');
		const opening = before && !before.endsWith('\n') ? '\n' : '';
		await appendDurably(this.placeOf(file), `${opening}${line}\n`);
	}

	/** @param {string} [remote] */
	async builds(remote) {
		const remotes = remote ? [remote] : await this.#foldersIn('remotes');
		/** @type {import('./store-at.mjs').StoredFolder[]} */
		const builds = [];
		for (const name of remotes) {
			for (const build of await this.#foldersIn(`remotes/${name}`)) {
				const folder = `remotes/${name}/${build}`;
				const { mtimeMs: modified } = await stat(this.placeOf(folder));
				builds.push({ remote: name, build, folder, modified });
			}
		}
		return builds;
	}

	/** @param {string} folder */
	async #foldersIn(folder) {
		const entries = await readdir(this.placeOf(folder), { withFileTypes: true }).catch(orNothing);
		return (entries ?? [])
			.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
			.map((entry) => entry.name);
	}

	/** @param {string} folder @param {string} from @param {Record<string, string>} texts */
	async addFolder(folder, from, texts) {
		const place = this.placeOf(folder);
		if (await stat(place).catch(orNothing)) return false;
		const temporary = unfinished(place);
		await makeFolder(path.dirname(place));
		await clearAbandoned(path.dirname(place));
		try {
			// Of a link what it leads to: that was compared, and may be another thing tomorrow.
			await cp(from, temporary, { recursive: true, dereference: true });
			for (const [file, text] of Object.entries(texts)) {
				await writeFile(path.join(temporary, ...file.split('/')), text);
			}
			await letRead(temporary);
			// Before it has its name: what a channel names is whole after a power cut too.
			await syncTree(temporary);
			reached('copied');
			await rename(temporary, place);
			await syncFolder(path.dirname(place));
		} catch (error) {
			await rm(temporary, { recursive: true, force: true });
			// Another one was faster with the same; Windows says EPERM.
			if (!isCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
		}
		reached('stored');
		return true;
	}

	/** @param {string} folder */
	touch(folder) {
		return utimes(this.placeOf(folder), new Date(), new Date());
	}

	/** @param {import('./store-at.mjs').StoredFolder} build */
	async removeBuild({ folder, modified }) {
		const place = this.placeOf(folder);
		const taken = unfinished(place);
		await rename(place, taken);
		if ((await stat(taken)).mtimeMs > modified) {
			await rename(taken, place);
			return false;
		}
		await rm(taken, { recursive: true, force: true });
		return true;
	}

	/** @template T @param {string} name @param {() => Promise<T>} work */
	alone(name, work) {
		return withLock(this.placeOf(`.release/${name}.lock`), work);
	}

	/** @template T @param {() => Promise<T>} work @param {{ isUrgent?: boolean }} [how] */
	withRoom(work, how) {
		return withRoom(this.folder, work, how);
	}
}

/** Of a revision that is decided all the rest must have its place too: the document's file, the journal. @param {string} file @param {number} bytes */
async function ensureRoom(file, bytes) {
	const { bavail, bsize } = await statfs(path.dirname(file));
	if (bavail * bsize >= bytes + SLACK_BYTES) return;
	throw Object.assign(new Error('There is no room for it.'), { code: 'ENOSPC' });
}

/**
 * Web servers tell one content from another by its size and the second it was written in: two
 * revisions never have the same second.
 * @param {string} temporary @param {string} file
 */
async function stampAfter(temporary, file) {
	const before = await stat(file).catch(orNothing);
	const second = Math.max(
		Math.floor(Date.now() / 1000),
		Math.floor((before?.mtimeMs ?? 0) / 1000) + 1,
	);
	await utimes(temporary, second, second);
}
