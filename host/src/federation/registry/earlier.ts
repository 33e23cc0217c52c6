import type { ChannelList, Grants, SealedRegistry } from '@borlette/shared/federation';
import { settled } from './kept.ts';
import { believedList, believedPlace, isSealedRegistry } from './places.ts';
import { fetchJson } from './retry.ts';
import { isSealed } from './trust.ts';

/** So many revisions back something is looked for that is still believed. */
const MOST_BACK = 8;

/** Revisions before one, newest first, as the store keeps them. */
async function* revisionsBefore(channel: string, revision: number): AsyncGenerator<SealedRegistry> {
	for (let back = 1; back <= MOST_BACK && revision - back > 0; back++) {
		const address = `/registry/${channel}/${revision - back}.json`;
		const file = await settled(fetchJson(address, isSealedRegistry));
		if (file) yield file;
	}
}

/** What the channel said of a remote before, and is still believed. */
export async function placeBefore(
	{ channel, revision }: ChannelList,
	remote: string,
	grants: Grants,
) {
	for await (const { places } of revisionsBefore(channel, revision)) {
		const sealed = Object.hasOwn(places, remote) ? places[remote] : undefined;
		if (!isSealed(sealed)) continue;
		const place = await settled(believedPlace(sealed, { channel, remote }, grants));
		if (place) return place;
	}
	return undefined;
}

/** Nobody believes it: it only tells where to begin. */
function revisionIn(payload: string): number | undefined {
	try {
		const { revision } = JSON.parse(payload) as { revision?: unknown };
		return typeof revision === 'number' ? revision : undefined;
	} catch {
		return undefined;
	}
}

/** After a key was revoked that signed the newest list: the newest one that is believed. */
export async function listBefore({ payload }: SealedRegistry, channel: string, grants: Grants) {
	const revision = revisionIn(payload);
	if (revision === undefined) return undefined;
	for await (const file of revisionsBefore(channel, revision)) {
		const list = await settled(believedList(file, channel, grants));
		if (list) return { file, list };
	}
	return undefined;
}
