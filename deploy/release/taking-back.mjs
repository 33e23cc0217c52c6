import { takenBack } from '../../shared/config/trust/back.mjs';
import { rightProblem } from '../../shared/config/trust/rights.mjs';
import { unseal } from './envelope.mjs';
import { integrityOf } from './store.mjs';

/**
 * What a key puts into a remote's place beside the entry, where it may take back only.
 * @param {import('./registry-file.mjs').ChannelState} before
 * @param {{ grants: object, id: string, remote: string, at: string }} act `id`: of the key
 * @returns {{ back?: object }} nothing for a key with the whole right
 */
export function backOf({ channel, sealed }, { grants, id, remote, at }) {
	if (!rightProblem(grants, id, { channel, remote, at })) return {};
	const place = sealed[remote];
	// Always of the place that the whole right stands behind, however often it was taken back since.
	return { back: JSON.parse(place.payload).back ?? place };
}

/** The entry that a remote had before it was taken back. @returns {object | undefined} undefined: it was not */
export function takenFrom({ sealed }, remote) {
	const { back } = JSON.parse(sealed[remote]?.payload ?? '{}');
	return back && JSON.parse(back.payload).entry;
}

/**
 * Why a place is not believed whose signer may take back only.
 * @param {{ key: string }} sealed @param {object} place what was sealed @param {object} grants
 * @returns {string | undefined} undefined: it goes back to what the place before had
 */
export function backProblem({ key }, place, grants) {
	const { channel, remote, signedAt, back, entry } = place;
	const problem = rightProblem(grants, key, { channel, remote, at: signedAt, isBack: true });
	if (problem) return problem;
	const before = unseal(back, grants.holders);
	const unfounded = rightProblem(grants, back.key, { channel, remote, at: before.signedAt });
	if (unfounded) return unfounded;
	if (before.channel !== channel || before.remote !== remote || !before.entry || !entry) {
		return 'what it takes back is of another place';
	}
	const { problem: difference, metadata } = takenBack(before.entry, entry);
	if (difference) return difference;
	if (metadata === undefined || integrityOf(metadata) === entry.integrity) return undefined;
	return 'the metadata is not that of the build before';
}
