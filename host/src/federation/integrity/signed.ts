import type { RegistryEntry } from '@borlette/shared/federation';
import { bytesOf, fetchFile, withRetries } from '../registry/retry.ts';
import { hashOf } from './chunks.ts';
import { addressOf } from './integrity.ts';
import { RemoteTampered } from './tampered.ts';

/**
 * The bytes of a build's file, once they are found to be the signed ones. A file that came spoilt is
 * asked for once more, past the browser's cache, which may hold it for a year.
 * @throws RemoteTampered when they are not, or the build does not name the file
 */
export async function fetchSigned(entry: RegistryEntry, file: string): Promise<ArrayBuffer> {
	const { assets, development } = entry.manifest;
	const address = addressOf(entry, file);
	for (const cache of ['default', 'reload'] as const) {
		const content = await withRetries(async () =>
			bytesOf(await fetchFile(address, { cache }), address),
		);
		if (development || (await hashOf(content)) === assets[file]) return content;
	}
	throw new RemoteTampered(address);
}
