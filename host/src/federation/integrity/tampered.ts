import type { RegistryEntry } from '@borlette/shared/federation';
import { fileOf, lookAt } from './chunks.ts';
import { addressOf } from './integrity.ts';

/** A file of the remote is not the one that was signed; the browser did not run it. */
export class RemoteTampered extends Error {
	override readonly name = 'RemoteTampered';
	constructor(address: string | URL) {
		super(`${new URL(address).pathname} is not the file that was signed.`);
	}
}

/** @returns RemoteTampered where a file's bytes differ from the signed ones, else the error itself */
export async function explainFailure(error: unknown, entry: RegistryEntry): Promise<unknown> {
	// webpack names the file; the runtime names none, because it loads the entry only.
	const address = fileOf(error) ?? addressOf(entry, entry.manifest.entry).href;
	return (await lookAt(address)) === 'tampered' ? new RemoteTampered(address) : error;
}
