import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '@borlette/shared/config/folders.mjs';
import { syncFolder } from '../config/kept-file.ts';
import { codeOf, messageOf } from '../errors.ts';
import { type Files, isSame, Sum, spoilt, type Written } from './files.ts';
import { BackupProblem } from './problem.ts';

const UNFINISHED = '.part';

/** Files in a folder, which should be on another disk or another machine's. */
export class FolderFiles implements Files {
	constructor(readonly address: string) {}

	async prepare(folders: readonly string[]): Promise<void> {
		try {
			for (const folder of folders) {
				makeFolder(this.#pathOf(folder), 0o700);
			}
		} catch (error) {
			throw new BackupProblem(
				`Backups cannot be kept in ${this.address} (${messageOf(error)}): set BACKUP_DIR to a folder that can be written`,
			);
		}
	}

	list = async (folder: string): Promise<string[]> =>
		(await this.#namesIn(folder)).filter((name) => !name.endsWith(UNFINISHED));

	async read(name: string): Promise<Readable | undefined> {
		try {
			return (await open(this.#pathOf(name))).createReadStream();
		} catch (error) {
			if (isMissing(error)) return undefined;
			throw error;
		}
	}

	/** Also when the power goes. */
	async write(name: string, content: AsyncIterable<Uint8Array>): Promise<Written> {
		const draft = `${name}${UNFINISHED}`;
		try {
			const written = await this.#writeTo(this.#pathOf(draft), content);
			if (!(await isSame(written, await this.read(draft)))) throw spoilt(this.#pathOf(name));
			await rename(this.#pathOf(draft), this.#pathOf(name));
			syncFolder(path.dirname(this.#pathOf(name)));
			return written;
		} catch (error) {
			await this.remove(draft);
			throw isFull(error) ? new BackupProblem(fullSentence(this.address)) : error;
		}
	}

	remove = (name: string): Promise<void> => rm(this.#pathOf(name), { force: true });

	async dropUnfinished(folder: string): Promise<void> {
		for (const name of await this.#namesIn(folder)) {
			if (name.endsWith(UNFINISHED)) await this.remove(`${folder}/${name}`);
		}
	}

	#pathOf = (name: string): string => path.join(this.address, ...name.split('/'));

	async #namesIn(folder: string): Promise<string[]> {
		try {
			return await readdir(this.#pathOf(folder));
		} catch (error) {
			if (isMissing(error)) return [];
			throw error;
		}
	}

	async #writeTo(file: string, content: AsyncIterable<Uint8Array>): Promise<Written> {
		const sum = new Sum();
		const handle = await open(file, 'w', 0o600);
		try {
			for await (const chunk of content) {
				sum.add(chunk);
				await handle.writeFile(chunk);
			}
			await handle.sync();
		} finally {
			await handle.close();
		}
		return sum.end();
	}
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));
const fullSentence = (address: string) =>
	`There is no room in ${address}: make some, or keep copies of fewer days (BACKUPS_KEPT)`;

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';
