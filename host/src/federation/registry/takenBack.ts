import { isGood } from '@borlette/shared/config/metadata/check.mjs';
import { PLACE } from '@borlette/shared/config/metadata/schema.mjs';
import { takenBack } from '@borlette/shared/config/trust/back.mjs';
import { rightProblem } from '@borlette/shared/config/trust/rights.mjs';
import type { Grants, Place, RegistryEntry } from '@borlette/shared/federation';
import { isSealed, unseal } from './trust.ts';

const entryOf = (place: Place): RegistryEntry | undefined =>
	'entry' in place && isGood(PLACE, place.entry) ? place.entry : undefined;

async function isHashOf(text: string, integrity: string): Promise<boolean> {
	const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
	return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Why a place is not believed whose signer may take back only.
 * @param key id of the signer's @returns undefined: it is; it goes back to what the place in it had
 */
export async function backProblem(
	key: string,
	place: Place,
	grants: Grants,
): Promise<string | undefined> {
	const { channel, remote, signedAt } = place;
	const act = { channel, remote };
	const problem = rightProblem(grants, key, { ...act, at: signedAt, isBack: true });
	if (problem) return problem;
	if (!isSealed(place.back)) return 'it does not say what it takes back';
	const before = (await unseal(place.back, grants.holders, 'The place before')) as Place;
	const unfounded = rightProblem(grants, place.back.key, { ...act, at: before.signedAt });
	if (unfounded) return unfounded;
	const [was, is] = [entryOf(before), entryOf(place)];
	if (before.channel !== channel || before.remote !== remote || !was || !is) {
		return 'what it takes back is of another place';
	}
	const { problem: difference, metadata } = takenBack(was, is);
	if (difference) return difference;
	if (metadata === undefined || (await isHashOf(metadata, is.integrity))) return undefined;
	return 'the metadata is not that of the build before';
}
