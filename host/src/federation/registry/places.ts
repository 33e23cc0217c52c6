import { isGood } from '@borlette/shared/config/metadata/check.mjs';
import { PLACE, REMOVAL } from '@borlette/shared/config/metadata/schema.mjs';
import { rightProblem } from '@borlette/shared/config/trust/rights.mjs';
import { LIST, PLACE_FRAME } from '@borlette/shared/config/trust/schema.mjs';
import type {
	ChannelList,
	Grants,
	Place,
	Sealed,
	SealedRegistry,
} from '@borlette/shared/federation';
import { RegistryDamaged } from './judged.ts';
import { digestOf, isSealed, RegistryOfBefore, RegistryRefused, unseal } from './trust.ts';

/** A place that is believed, as it was signed. */
export interface Believed {
	readonly sealed: Sealed;
	readonly place: Place;
}
export type Places = Readonly<Record<string, Believed>>;

/** @throws RegistryOfBefore for a file of the version that had one key */
export function isSealedRegistry(value: unknown): value is SealedRegistry {
	if (!isSealed(value)) return false;
	const { places, payload } = value as Partial<SealedRegistry>;
	if (typeof places === 'object' && places !== null) return true;
	if (!payload?.includes('"remotes":')) return false;
	throw new RegistryOfBefore(
		'The store has one key for everything, as versions before had it: carry it over with `pnpm release key migrate`.',
	);
}

/**
 * A channel's list, signed by a key that may release into the channel.
 * @throws RegistryRefused for its signature, its signer's right or its channel; RegistryDamaged when it
 *   is signed and no list
 */
export async function believedList(
	sealed: Sealed,
	channel: string,
	grants: Grants,
): Promise<ChannelList> {
	const value = await unseal(sealed, grants.holders, 'The registry');
	if (!isGood(LIST, value)) throw new RegistryDamaged('It is signed, but no registry.');
	const list = value as ChannelList;
	const problem = rightProblem(grants, sealed.key, { channel, at: list.signedAt });
	if (problem) throw new RegistryRefused(`The registry is not believed: ${problem}.`);
	if (list.channel === channel) return list;
	throw new RegistryRefused(`The registry is that of ${list.channel}, not of ${channel}.`);
}

/**
 * What a channel says of one remote, signed by a key that may release that remote there.
 * @throws RegistryRefused with the reason
 */
export async function believedPlace(
	sealed: Sealed,
	{ channel, remote }: { channel: string; remote: string },
	grants: Grants,
): Promise<Believed> {
	const value = await unseal(sealed, grants.holders, 'Its place');
	if (!isGood(PLACE_FRAME, value)) throw new RegistryRefused('Its place is damaged.');
	const place = value as Place;
	const problem = rightProblem(grants, sealed.key, { channel, remote, at: place.signedAt });
	if (problem) {
		const { backProblem } = await import('./takenBack.ts');
		const why = place.back ? await backProblem(sealed.key, place, grants) : problem;
		if (why) throw new RegistryRefused(`Its place is not believed: ${why}.`);
	}
	if (place.channel !== channel || place.remote !== remote) {
		throw new RegistryRefused(`It is the place of ${place.remote} in ${place.channel}.`);
	}
	if ('entry' in place || isGood(REMOVAL, place.removed)) return { sealed, place };
	throw new RegistryRefused('Its place says nothing.');
}

/** Whether all but the remote's own metadata is in order: only that is worth keeping. */
export const isSound = ({ place }: Believed): boolean =>
	'removed' in place || isGood(PLACE, place.entry);

/** The place in the file that the list names, not older than what was believed here before. */
export async function placeIn(
	{ places }: SealedRegistry,
	list: ChannelList,
	remote: string,
	grants: Grants,
	before: Believed | undefined,
): Promise<Believed> {
	const sealed = places[remote];
	if (!isSealed(sealed)) throw new RegistryRefused('Its place is missing.');
	if ((await digestOf(sealed.payload)) !== list.places[remote]) {
		throw new RegistryRefused('Its place is not the one that the list names.');
	}
	const found = await believedPlace(sealed, { channel: list.channel, remote }, grants);
	const { revision } = found.place;
	if (revision > list.revision) throw new RegistryRefused(`Its place is of revision ${revision}.`);
	if (before && before.place.revision > revision) {
		throw new RegistryRefused(`Its place is older than that of revision ${before.place.revision}.`);
	}
	return found;
}
