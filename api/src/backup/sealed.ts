import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { messageOf } from '../errors.ts';
import type { Written } from './files.ts';
import type { Place } from './place.ts';
import { BackupProblem } from './problem.ts';

/**
 * Packs a stream with gzip and encrypts it as the tool `age` does (age-encryption.org/v1), so that it can be read without this
 * product too. The file is there whole and read back, or not at all.
 * @returns size and SHA-256 of the file
 */
export async function seal(
	source: Readable,
	{ files }: Place,
	name: string,
	recipient: string,
): Promise<Written> {
	const encrypter = new Encrypter();
	encrypter.addRecipient(recipient);
	const packed = source.pipe(createGzip({ level: 3 }));
	// A failed source would leave the rest waiting for its end.
	source.once('error', (error) => packed.destroy(error));
	try {
		return await files.write(name, readableOf(await encrypter.encrypt(webOf(packed))));
	} catch (error) {
		source.destroy();
		throw error;
	}
}

/** What was sealed. Throws BackupProblem where the identity is not the one that it was sealed for. */
export async function unseal({ files }: Place, name: string, identity: string): Promise<Readable> {
	const decrypter = new Decrypter();
	decrypter.addIdentity(identity);
	const source = await files.read(name);
	if (!source) throw new BackupProblem(`${files.address}/${name} is missing`);
	try {
		const opened = await decrypter.decrypt(webOf(source));
		const packed = readableOf(opened);
		const plain = packed.pipe(createGunzip());
		packed.once('error', (error) => plain.destroy(error));
		// Whoever has read enough lets go of the file.
		plain.once('close', () => source.destroy());
		return plain;
	} catch (error) {
		source.destroy();
		if (error instanceof BackupProblem) throw error;
		throw new BackupProblem(
			`${files.address}/${name} cannot be opened with this key (${messageOf(error)}): give the one that it was made for with --key`,
		);
	}
}

const webOf = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const readableOf = (stream: ReadableStream<Uint8Array>) =>
	Readable.fromWeb(stream as WebStream<Uint8Array>);
