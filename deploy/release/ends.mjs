import { Failure } from '../local/failure.mjs';
import { readChannel } from './channel.mjs';
import { CHANNELS } from './channels.mjs';
import { readGrants } from './grants.mjs';

/** @import { Trust } from '../../shared/src/federation/trust.ts' */

/**
 * When what lets releases be believed ends: the last right of each key that was not revoked, the list of each channel.
 * @param {{ storeDir: string, trust: Trust }} place
 * @returns {Promise<{ id: string, holder: string, until: string }[]>}
 * @throws {Failure} when the grants are not believed
 */
export async function endsIn({ storeDir, trust }) {
	const { holders } = await readGrants(storeDir, trust);
	const keys = holders.flatMap(({ id, name, rights, takesBack = [], revoked }) => {
		const until = [...rights, ...takesBack]
			.map((right) => right.until)
			.sort()
			.at(-1);
		return until && !revoked ? [{ id, holder: name, until }] : [];
	});
	const lists = [];
	for (const channel of CHANNELS) {
		const { revision, expires } = await readChannel({ storeDir, channel, trust }).catch((error) => {
			if (error instanceof Failure) return { revision: 0, expires: undefined };
			throw error;
		});
		if (revision > 0 && expires) lists.push({ id: channel, holder: channel, until: expires });
	}
	return [...keys, ...lists];
}
