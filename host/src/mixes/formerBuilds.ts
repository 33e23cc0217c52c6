import { settled } from '../federation/registry/kept.ts';
import { believedPlace, isSealedRegistry } from '../federation/registry/places.ts';
import { fetchJson } from '../federation/registry/retry.ts';
import { isSealed } from '../federation/registry/trust.ts';
import type { Known, SignedBuild } from './signedBuild.ts';
import { nameOf, type Wanted } from './wanted.ts';

/** Revisions asked for at once, and at most: a store keeps builds for about as long. */
const AT_ONCE = 10;
const MOST = 300;

async function inRevision(
	{ remote, build }: Wanted,
	{ origin, channel, grants }: Known,
	revision: number,
): Promise<SignedBuild | undefined> {
	const address = new URL(`/registry/${channel}/${revision}.json`, origin).href;
	const { places } = await fetchJson(address, isSealedRegistry);
	const sealed = Object.hasOwn(places, remote) ? places[remote] : undefined;
	if (!isSealed(sealed)) return undefined;
	const { place } = await believedPlace(sealed, { channel, remote }, grants);
	if (!('entry' in place) || !nameOf(place.entry).startsWith(build)) return undefined;
	const { url, version, build: hash, integrity } = place.entry;
	return {
		remote,
		ref: { url: new URL(url, origin).href, version, build: hash, integrity },
		channels: [{ name: channel, isCurrent: false }],
		signedBy: grants.holders.find(({ id }) => id === sealed.key)?.name,
	};
}

/**
 * A build that a channel ran once and remembers no more (rolled back, or long ago), as its former
 * revisions in the store are signed; newest first.
 */
export async function formerBuild(
	wanted: Wanted,
	channels: readonly Known[],
): Promise<SignedBuild | undefined> {
	for (let back = 1; back <= MOST; back += AT_ONCE) {
		const tries = channels.flatMap((known) =>
			Array.from({ length: AT_ONCE }, (_, index) => known.revision - back - index)
				.filter((revision) => revision > 0)
				.map((revision) => settled(inRevision(wanted, known, revision))),
		);
		if (tries.length === 0) return undefined;
		const found = (await Promise.all(tries)).find(Boolean);
		if (found) return found;
	}
	return undefined;
}
