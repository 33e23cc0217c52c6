import type { RegistryEntry } from '@borlette/shared/federation';
import { addressOf, signedHashOf } from './integrity.ts';

const TIMEOUT_MS = 6_000;

/** A file of the remote is not the one that was signed; the browser did not run it. */
export class RemoteTampered extends Error {
	override readonly name = 'RemoteTampered';
}

async function hashOf(content: ArrayBuffer): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
	return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Asked of the server itself, and kept: what was spoilt on the way may lie in the browser's cache. */
export const refresh = (address: string): Promise<Response> =>
	fetch(address, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** The file that a loader names in its error; undefined for any other error. */
export function fileOf(error: unknown): string | undefined {
	const { request } = (error ?? {}) as { request?: unknown };
	return typeof request === 'string' ? request : undefined;
}

/**
 * Browsers do not tell why a script did not load, so its bytes are looked at once more.
 * @returns RemoteTampered where they differ from the signed ones, else the error itself
 */
export async function explainFailure(error: unknown, entry: RegistryEntry): Promise<unknown> {
	// webpack names the file; the runtime names none, because it loads the entry only.
	const address = fileOf(error) ?? addressOf(entry, entry.manifest.entry).href;
	try {
		const answer = await refresh(address);
		if (!answer.ok || (await hashOf(await answer.arrayBuffer())) === signedHashOf(address)) {
			return error;
		}
		return new RemoteTampered(`${new URL(address).pathname} is not the file that was signed.`);
	} catch {
		return error;
	}
}
