import type { RegistryEntry } from '@borlette/shared/federation';
import {
	bytesOf,
	fetchPatiently,
	inTime,
	PATIENCE_MS,
	type TooSlow,
	tooSlow,
	withRetries,
} from '../registry/retry.ts';
import { hashOf } from '../registry/trust.ts';
import { isRun, lateFileOf } from './chunks.ts';
import { addressOf } from './integrity.ts';
import { RemoteTampered } from './tampered.ts';

/** A file on its way. */
class Coming {
	#heardAt = performance.now();
	readonly content: Promise<ArrayBuffer>;

	constructor(entry: RegistryEntry, file: string) {
		this.content = contentOf(entry, file, () => {
			this.#heardAt = performance.now();
		});
	}

	/** Of a connection that says nothing for so long nobody knows whether it ever will. */
	isSilent = (): boolean => performance.now() - this.#heardAt >= PATIENCE_MS;
}

/** By address: whoever asks meanwhile waits for the same. */
const underWay = new Map<string, Coming>();

function ask(entry: RegistryEntry, file: string, { href }: URL): Coming {
	const known = underWay.get(href);
	if (known && !known.isSilent()) return known;
	const coming = new Coming(entry, file);
	underWay.set(href, coming);
	const ended = () => {
		if (underWay.get(href) === coming) underWay.delete(href);
	};
	coming.content.then(ended, ended);
	return coming;
}

/**
 * The bytes of a build's file, once they are found to be the signed ones.
 * @throws TooSlow after 6 s, beside which it goes on; RemoteTampered when they are not, or the build does not name the file;
 *   Error when it is a script that no browser runs
 */
export function fetchSigned(entry: RegistryEntry, file: string): Promise<ArrayBuffer> {
	const address = addressOf(entry, file);
	return inTime(ask(entry, file, address).content, address);
}

/** What webpack's error means, where it gave up a file that the browser still loads: that is waited for beside it. */
export function lateOf(error: unknown, entry: RegistryEntry): TooSlow | undefined {
	const late = lateFileOf(error);
	const folder = addressOf(entry).href;
	if (!late?.startsWith(folder)) return undefined;
	const file = late.slice(folder.length);
	return tooSlow(late, ask(entry, file, addressOf(entry, file)).content);
}

/**
 * A file that came spoilt is asked for once more, past the browser's cache, which may hold it for a year.
 * @param heard called with each sign of it
 */
async function contentOf(
	entry: RegistryEntry,
	file: string,
	heard: () => void,
): Promise<ArrayBuffer> {
	const { assets, development } = entry.manifest;
	const address = addressOf(entry, file);
	let isSame = false;
	for (const cache of ['default', 'reload'] as const) {
		const { content, runs } = await withRetries(async () => {
			const answer = await fetchPatiently(address, { cache });
			heard();
			return { runs: isRun(address, answer), content: await bytesOf(answer, address, heard) };
		});
		isSame = development || (await hashOf(content)) === assets[file];
		if (isSame && runs) return content;
	}
	if (!isSame) throw new RemoteTampered(address);
	throw new Error(`${address.pathname} is not sent as a script: browsers do not run it.`);
}
