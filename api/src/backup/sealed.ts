import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupProblem } from './place.ts';

/**
 * Packs a stream with gzip and encrypts it as the tool `age` does (age-encryption.org/v1), so that it can be read without this
 * product too. The file is there whole, on disk and read back, or not at all.
 * @returns size and SHA-256 of the file
 */
export async function seal(
	source: Readable,
	file: string,
	recipient: string,
): Promise<{ bytes: number; sha256: string }> {
	const encrypter = new Encrypter();
	encrypter.addRecipient(recipient);
	const packed = source.pipe(createGzip({ level: 3 }));
	// A failed source would leave the rest waiting for its end.
	source.once('error', (error) => packed.destroy(error));
	const sealed = await encrypter.encrypt(webOf(packed));
	const draft = `${file}.part`;
	try {
		const handle = await open(draft, 'w', 0o600);
		const hash = createHash('sha256');
		let bytes = 0;
		try {
			for await (const chunk of readableOf(sealed)) {
				hash.update(chunk);
				bytes += chunk.length;
				await handle.writeFile(chunk);
			}
			await handle.sync();
		} finally {
			await handle.close();
		}
		const sha256 = hash.digest('hex');
		if ((await sha256Of(draft)) !== sha256) {
			throw new BackupProblem(`${file} does not read back as it was written: look at its disk`);
		}
		await rename(draft, file);
		return { bytes, sha256 };
	} catch (error) {
		source.destroy();
		await rm(draft, { force: true });
		throw error;
	}
}

/** What was sealed. Throws BackupProblem where the identity is not the one that it was sealed for. */
export async function unseal(file: string, identity: string): Promise<Readable> {
	const decrypter = new Decrypter();
	decrypter.addIdentity(identity);
	const source = createReadStream(file);
	try {
		const opened = await decrypter.decrypt(webOf(source));
		const packed = readableOf(opened);
		const plain = packed.pipe(createGunzip());
		packed.once('error', (error) => plain.destroy(error));
		return plain;
	} catch (error) {
		source.destroy();
		throw new BackupProblem(
			`${file} cannot be opened with this key (${(error as Error).message}): give the one that it was made for with --key`,
		);
	}
}

export async function sha256Of(file: string): Promise<string> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(file), hash);
	return hash.digest('hex');
}

const webOf = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const readableOf = (stream: ReadableStream<Uint8Array>) =>
	Readable.fromWeb(stream as WebStream<Uint8Array>);
