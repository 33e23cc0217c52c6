/**
 * Who may release which remote into which channel, and when: the same rule for the release tool and
 * for the host. Documents are as shared/src/federation/trust.ts describes them.
 */

/** @import { Grants, Right } from '../../src/federation/trust.ts' */

/** In the place of names of remotes: every one. */
export const ALL = '*';

/** @param {Right} right @param {string | undefined} remote @param {string | undefined} channel */
const covers = ({ remotes, channels }, remote, channel) =>
	(channel === undefined || channels.includes(channel)) &&
	(remote === undefined || remotes.includes(ALL) || remotes.includes(remote));

/** @param {Right} right @param {string} at */
const isDuring = ({ from, until }, at) =>
	Date.parse(from) <= Date.parse(at) && Date.parse(at) <= Date.parse(until);

/** The holder of a key that was not revoked. @param {Pick<Grants, 'holders'>} grants @param {string} id */
export const holderOf = ({ holders }, id) =>
	holders.find((holder) => holder.id === id && !holder.revoked);

/**
 * Why what a key signed is not believed.
 * @param {Pick<Grants, 'holders'>} grants
 * @param {string} id of the key
 * @param {{ channel?: string, remote?: string | undefined, at: string, isBack?: boolean }} act `channel`: absent for a build,
 *   which is of no channel yet; `remote`: absent for the channel's list as a whole; `at`: when it was signed, ISO 8601; `isBack`: it takes back only (back.mjs)
 * @returns {string | undefined} undefined: it is
 */
export function rightProblem(grants, id, { channel, remote, at, isBack = remote === undefined }) {
	const holder = grants.holders.find((each) => each.id === id);
	if (!holder) return `the key ${id} has no right`;
	const who = `the key ${id} (${holder.name})`;
	if (holder.revoked) return `${who} was revoked: ${holder.revoked.reason}`;
	const into = remote === undefined ? `into ${channel}` : `${remote} in ${channel}`;
	const what = channel === undefined ? remote : into;
	const all = [...holder.rights, ...((isBack && holder.takesBack) || [])];
	const rights = all.filter((right) => covers(right, remote, channel));
	if (rights.length === 0) return `${who} has no right to release ${what}`;
	if (rights.some((right) => isDuring(right, at))) return undefined;
	const [{ from, until }] = /** @type {[Right]} */ (rights.slice(-1));
	return `${who} had no right to release ${what} at ${at}, only from ${from} to ${until}`;
}
