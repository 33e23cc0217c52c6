import { isDeepStrictEqual } from 'node:util';
import { Failure, messageOf } from '../local/failure.mjs';
import { seal, unseal } from './envelope.mjs';
import { publicHalf } from './keys.mjs';
import {
	catchUp,
	claim,
	currentText,
	fileOf,
	historyOf,
	movedOn,
	withDocument,
} from './revisions.mjs';
import { storeAt } from './stores/store-at.mjs';
import { refuseUnreadableGrants } from './unreadable.mjs';

/** @import { Grants, Holder, Trust } from '../../shared/src/federation/trust.ts' */

/**
 * @typedef {{ storeDir: string, trust: Trust, root: import('node:crypto').KeyObject }} Granting the grants of a store,
 *   to be changed
 */

// Who may release what: `registry/grants.json`, sealed by a root key (Grants in
// shared/src/federation/trust.ts). How their holders change is in holders.mjs.

const NAME = 'grants';
/** @type {Grants} */
const NONE = { revision: 0, previous: null, signedAt: '', change: '', holders: [] };

/** @type {(storeDir: string, trust: Trust) => (text: string, file: string) => Grants} */
const opener = (storeDir, trust) => (text, file) => {
	try {
		return /** @type {Grants} */ (unseal(JSON.parse(text), trust.keys));
	} catch (error) {
		throw new Failure(
			`${file} is not believed: ${messageOf(error)}. Use the right --trust; else put the newest good file of ${historyOf(storeDir, NAME)} in its place.`,
			{ why: 'damaged' },
		);
	}
};

/**
 * @param {string} storeDir
 * @param {Trust} trust
 * @returns {Promise<Grants>} with revision 0 and no holders before the first grant
 * @throws {Failure} when no root key of `trust` signed them
 */
export async function readGrants(storeDir, trust) {
	const text = await currentText(storeDir, NAME);
	return text === undefined ? NONE : opener(storeDir, trust)(text, fileOf(storeDir, NAME));
}

/**
 * Makes the next revision of the grants, all of it or nothing; none where it would change nobody's rights.
 * @param {Granting} target
 * @param {(holders: readonly Holder[]) => { holders: readonly Holder[], change: string, again?: boolean }} make `again`: signed
 *   anew all the same
 * @returns {Promise<Grants>}
 */
export async function changeGrants({ storeDir, trust, root }, make) {
	const { id } = publicHalf(root);
	if (!trust.keys.some((each) => each.id === id)) {
		throw new Failure(
			`The root key ${id} is not in trust.json, so no host would believe what it grants: name the right --root or --trust.`,
		);
	}
	const before = await readGrants(storeDir, trust);
	const work = async () => {
		const open = opener(storeDir, trust);
		const current = await catchUp(storeDir, NAME, open, NONE);
		if (current.revision !== before.revision) {
			throw movedOn(NAME, before.revision, `it is at revision ${current.revision}`);
		}
		const { again, ...made } = make(current.holders);
		// Of a tool that was cut off: hosts have it by now.
		if (!again && isDeepStrictEqual(made.holders, current.holders)) return current;
		const next = {
			revision: current.revision + 1,
			previous: current.revision || null,
			signedAt: new Date().toISOString(),
			...made,
		};
		refuseUnreadableGrants(next, current);
		await claim(storeDir, NAME, next.revision, `${JSON.stringify(seal(next, root))}\n`);
		return catchUp(storeDir, NAME, open, NONE);
	};
	return inTurn(storeDir, work);
}

/**
 * Brings the grants to what was decided of them: whoever decided it may have been cut off before hosts could see it.
 * @param {string} storeDir @param {Trust} trust
 */
export const bringGrantsForward = (storeDir, trust) =>
	withDocument(storeDir, NAME, () => catchUp(storeDir, NAME, opener(storeDir, trust), NONE));

/**
 * While nobody else changes the grants; who must not sign any more is told on a full disk too.
 * @template T @param {string} storeDir @param {() => Promise<T>} work
 */
const inTurn = (storeDir, work) =>
	storeAt(storeDir).withRoom(() => withDocument(storeDir, NAME, work), { isUrgent: true });

/**
 * Takes grants into a store that were made elsewhere, with a root key that is offline.
 * @param {string} storeDir
 * @param {Trust} trust
 * @param {string} text of their file
 * @returns {Promise<boolean>} false: the store has these or newer ones
 */
export async function putGrants(storeDir, trust, text) {
	const open = opener(storeDir, trust);
	const next = open(text, 'The file with the rights');
	const { revision } = next;
	const work = async () => {
		const current = await catchUp(storeDir, NAME, open, NONE);
		if (current.revision >= revision) return false;
		refuseUnreadableGrants(next, current);
		await claim(storeDir, NAME, revision, text);
		await catchUp(storeDir, NAME, open, NONE);
		return true;
	};
	return inTurn(storeDir, work);
}
