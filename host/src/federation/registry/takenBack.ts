import { placeTakenBack } from '@borlette/shared/config/trust/back.mjs';
import type { Grants, Place } from '@borlette/shared/federation';
import { hashOf, isSealed, unseal } from './trust.ts';

/**
 * Why a place is not believed whose signer may take back only.
 * @param key id of the signer's @returns undefined: it is; it goes back to what the place in it had
 */
export async function backProblem(
	key: string,
	place: Place,
	grants: Grants,
): Promise<string | undefined> {
	const { back } = place;
	if (!isSealed(back)) return 'it does not say what it takes back';
	const before = (await unseal(back, grants.holders, 'The place before')) as Place;
	const { problem, metadata } = placeTakenBack({ key, place, back, before, grants });
	if (metadata === undefined) return problem;
	const integrity = await hashOf(new TextEncoder().encode(metadata).buffer);
	const isSame = 'entry' in place && integrity === place.entry.integrity;
	return isSame ? undefined : 'the metadata is not that of the build before';
}
