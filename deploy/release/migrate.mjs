import { commit, START } from './channel.mjs';
import { CHANNELS } from './channels.mjs';
import { unseal } from './envelope.mjs';
import { changeGrants, readGrants } from './grants.mjs';
import { everything, withRight } from './holders.mjs';
import { readJournal } from './journal.mjs';
import { publicHalf } from './keys.mjs';
import { openRegistry } from './registry-file.mjs';
import { currentText } from './revisions.mjs';

/** @import { KeyObject } from 'node:crypto' */
/** @import { RegistryEntry, Removal } from '../../shared/src/federation/manifest.ts' */
/** @import { Trust } from '../../shared/src/federation/trust.ts' */
/** @import { By, ChannelState } from './types.ts' */

// The first version signed each channel as a whole with the one key that hosts trusted. That key is
// the root key from then on; another one signs builds and channels (decision 0023).

/**
 * @typedef {Omit<ChannelState, 'sealed' | 'about' | 'refused'>} OldRegistry as the first version sealed it
 */

/** @param {string} text */
const isOld = (text) => {
	try {
		return Boolean(JSON.parse(JSON.parse(text).payload).remotes);
	} catch {
		return false;
	}
};

/**
 * What was never said then: whether a person did it. A rollback or a kill was a person's, and a promotion.
 * @param {{ storeDir: string, channel: string }} target
 */
async function releasedBy({ storeDir, channel }) {
	/** @type {Record<string, By | undefined>} */
	const by = {};
	for (const { action, remotes = [] } of await readJournal(storeDir, channel)) {
		for (const name of remotes) by[name] = action === 'publish' ? START : undefined;
	}
	return by;
}

/**
 * @param {string} text
 * @param {Trust} trust
 * @param {Record<string, By | undefined>} [by]
 * @returns {ChannelState}
 */
function stateOf(text, trust, by = {}) {
	const told = /** @type {OldRegistry} */ (unseal(JSON.parse(text), trust.keys));
	const { remotes, removed, ...list } = told;
	const names = Object.keys({ ...remotes, ...removed });
	const about = names.map((name) => [name, { revision: list.revision, by: by[name] }]);
	return {
		...list,
		...{ remotes, ...(removed && { removed }), sealed: {}, refused: {} },
		about: Object.fromEntries(about),
	};
}

/**
 * Carries the channels of a store of the first version over: what they run and remember stays.
 * @param {{ storeDir: string, trust: Trust, root: KeyObject, key: KeyObject }} parts `root`: the key of before; `key`: signs from now on
 * @returns {Promise<string[]>} channels that were carried over
 * @throws {Error} where the key of before did not sign one
 */
export async function migrate({ storeDir, trust, root, key }) {
	/** @type {{ channel: string, text: string }[]} */
	const old = [];
	for (const channel of CHANNELS) {
		const text = await currentText(storeDir, channel);
		if (text !== undefined && isOld(text)) old.push({ channel, text });
	}
	if (old.length === 0) return [];
	if ((await readGrants(storeDir, trust)).revision === 0) {
		await changeGrants({ storeDir, trust, root }, (holders) => ({
			holders: withRight(holders, { ...publicHalf(key), name: 'release' }, everything()),
			change: 'migrate',
		}));
	}
	for (const { channel, text } of old) {
		const before = stateOf(text, trust, await releasedBy({ storeDir, channel }));
		const names = Object.keys(before.about);
		await commit(
			{ storeDir, channel, trust, key },
			before,
			{ remotes: before.remotes, change: { action: 'migrate', remotes: names }, again: names },
			{
				openerOf: (_, grants) => (current) =>
					isOld(current) ? stateOf(current, trust) : openRegistry(current, channel, grants),
			},
		);
	}
	return old.map(({ channel }) => channel);
}
