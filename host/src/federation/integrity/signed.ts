import type { RegistryEntry } from '@borlette/shared/federation';
import { bytesOf, fetchFile, withRetries } from '../registry/retry.ts';
import { hashOf, isRun } from './chunks.ts';
import { addressOf } from './integrity.ts';
import { RemoteTampered } from './tampered.ts';

/**
 * The bytes of a build's file, once they are found to be the signed ones. A file that came spoilt is
 * asked for once more, past the browser's cache, which may hold it for a year.
 * @throws RemoteTampered when they are not, or the build does not name the file; Error when it is a script that no browser runs
 */
export async function fetchSigned(entry: RegistryEntry, file: string): Promise<ArrayBuffer> {
	const { assets, development } = entry.manifest;
	const address = addressOf(entry, file);
	let isSame = false;
	for (const cache of ['default', 'reload'] as const) {
		const { content, runs } = await withRetries(async () => {
			const answer = await fetchFile(address, { cache });
			return { runs: isRun(address, answer), content: await bytesOf(answer, address) };
		});
		isSame = development || (await hashOf(content)) === assets[file];
		if (isSame && runs) return content;
	}
	if (!isSame) throw new RemoteTampered(address);
	throw new Error(`${address.pathname} is not sent as a script: browsers do not run it.`);
}
