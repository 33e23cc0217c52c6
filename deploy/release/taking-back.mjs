import { placeTakenBack } from '../../shared/config/trust/back.mjs';
import { rightProblem } from '../../shared/config/trust/rights.mjs';
import { unseal } from './envelope.mjs';
import { integrityOf } from './store.mjs';

/** @import { RegistryEntry } from '../../shared/src/federation/manifest.ts' */
/** @import { Grants, Place, Sealed } from '../../shared/src/federation/trust.ts' */
/** @import { ChannelState } from './types.ts' */

/**
 * What a key puts into a remote's place beside the entry, where it may take back only.
 * @param {Pick<ChannelState, 'channel' | 'sealed'>} before
 * @param {{ grants: Grants, id: string, remote: string, at: string }} act `id`: of the key
 * @returns {{ back?: Sealed }} nothing for a key with the whole right
 */
export function backOf({ channel, sealed }, { grants, id, remote, at }) {
	if (!rightProblem(grants, id, { channel, remote, at })) return {};
	const place = sealed[remote];
	// Always of the place that the whole right stands behind, however often it was taken back since.
	return place ? { back: JSON.parse(place.payload).back ?? place } : {};
}

/**
 * The entry that a remote had before it was taken back.
 * @param {Pick<ChannelState, 'sealed'>} before
 * @param {string} remote
 * @returns {RegistryEntry | undefined} undefined: it was not
 */
export function takenFrom({ sealed }, remote) {
	const { back } = JSON.parse(sealed[remote]?.payload ?? '{}');
	return back && JSON.parse(back.payload).entry;
}

/**
 * What people get of an entry: its build, and the one that some get in its place.
 * @param {RegistryEntry} entry
 */
export const buildsIn = ({ canary, ...entry }) =>
	[entry, ...(canary ? [canary] : [])].map(({ manifest, ...ref }) => ({ ref, manifest }));

/**
 * Why a place is not believed whose signer may take back only.
 * @param {{ key: string }} sealed @param {Place} place what was sealed @param {Grants} grants
 * @returns {string | undefined} undefined: it goes back to what the place before had
 */
export function backProblem({ key }, place, grants) {
	const { back } = place;
	if (!back) return 'it does not say what it takes back';
	const before = /** @type {Place} */ (unseal(back, grants.holders));
	const { problem, metadata } = placeTakenBack({ key, place, back, before, grants });
	if (metadata === undefined) return problem;
	const isSame = 'entry' in place && integrityOf(metadata) === place.entry.integrity;
	return isSame ? undefined : 'the metadata is not that of the build before';
}
