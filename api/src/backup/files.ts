import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { BackupProblem } from './problem.ts';

/** What is kept of a stream, to compare with what is read. */
export interface Written {
	bytes: number;
	/** Hexadecimal. */
	sha256: string;
}

/** Files by their names, `folder/file`: what a folder and a bucket both can do. */
export interface Files {
	/** As people name it. */
	readonly address: string;
	/** Throws BackupProblem where nothing can be kept. */
	prepare(folders: readonly string[]): Promise<void>;
	/** Names of what is complete in a folder of it; none: there may be no such folder either. */
	list(folder: string): Promise<string[]>;
	/** undefined: there is no such file. */
	read(name: string): Promise<Readable | undefined>;
	/** It is there whole and was read back, or what was there before is. */
	write(name: string, content: AsyncIterable<Uint8Array>): Promise<Written>;
	remove(name: string): Promise<void>;
	/** Throws away what was begun in a folder and broke off; nobody may be writing there. */
	dropUnfinished(folder: string): Promise<void>;
}

/** Sums a stream up while it goes by. */
export class Sum {
	#bytes = 0;
	readonly #hash = createHash('sha256');

	add(chunk: Uint8Array): void {
		this.#bytes += chunk.length;
		this.#hash.update(chunk);
	}

	end = (): Written => ({ bytes: this.#bytes, sha256: this.#hash.digest('hex') });
}

async function sumOf(stream: AsyncIterable<Uint8Array>): Promise<Written> {
	const sum = new Sum();
	for await (const chunk of stream) sum.add(chunk);
	return sum.end();
}

/** Whether what is read is what was written. */
export const isSame = async (
	written: Written,
	read: AsyncIterable<Uint8Array> | undefined,
): Promise<boolean> => read !== undefined && (await sumOf(read)).sha256 === written.sha256;

export const spoilt = (file: string): BackupProblem =>
	new BackupProblem(`${file} does not read back as it was written: look at its disk`);
