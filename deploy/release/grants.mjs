import { holderOf } from '../../shared/config/trust/rights.mjs';
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

/** @import { Grants, Holder, Right, Trust } from '../../shared/src/federation/trust.ts' */
/** @import { Half, RightKind } from './types.ts' */

/**
 * @typedef {{ storeDir: string, trust: Trust, root: import('node:crypto').KeyObject }} Granting the grants of a store,
 *   to be changed
 */

// Who may release what: `registry/grants.json`, sealed by a root key (Grants in
// shared/src/federation/trust.ts).

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
 * Makes the next revision of the grants, all of it or nothing.
 * @param {Granting} target
 * @param {(holders: readonly Holder[]) => { holders: readonly Holder[], change: string }} make
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
		const next = {
			revision: current.revision + 1,
			previous: current.revision || null,
			signedAt: new Date().toISOString(),
			...make(current.holders),
		};
		refuseUnreadableGrants(next, current);
		await claim(storeDir, NAME, next.revision, `${JSON.stringify(seal(next, root))}\n`);
		return catchUp(storeDir, NAME, open, NONE);
	};
	return inTurn(storeDir, work);
}

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

/**
 * The holders with one more right for a key, which need not be among them yet.
 * @param {readonly Holder[]} holders
 * @param {Half} half
 * @param {Right} right
 * @param {RightKind} [kind] `takesBack`: it may take back only
 * @returns {Holder[]}
 */
export function withRight(holders, { id, key, name }, right, kind = 'rights') {
	const before = holders.find((each) => each.id === id);
	if (before?.revoked) {
		throw new Failure(`The key ${id} was revoked (${before.revoked.reason}): make a new one.`);
	}
	const known = { rights: [], ...before, id, key, name: name || before?.name || id };
	const holder = { ...known, [kind]: [...(known[kind] ?? []), right] };
	return [...holders.filter((each) => each !== before), holder];
}

/**
 * The holders once a key has taken over the rights of another, which ends later.
 * @param {readonly Holder[]} holders
 * @param {string} id of the old one
 * @param {Half} half
 * @param {{ now: Date, until: Date }} times `until`: the old one may still sign
 * @returns {Holder[]}
 */
export function withRotation(holders, id, { key, ...half }, { now, until }) {
	const old = heldBy(holders, id);
	const end = until.toISOString();
	/** @param {Right} right @returns {Right} */
	const ending = (right) => (right.until > end ? { ...right, until: end } : right);
	const changed = holders.map((each) =>
		each === old
			? {
					...old,
					rights: old.rights.map(ending),
					...(old.takesBack && { takesBack: old.takesBack.map(ending) }),
				}
			: each,
	);
	const next = { ...half, key, name: half.name || old.name };
	// What has ended already is nothing to take over.
	/** @param {RightKind} kind */
	const over = (kind) =>
		(old[kind] ?? [])
			.filter((right) => right.until > now.toISOString())
			.map((right) => ({ kind, right: { ...right, from: now.toISOString() } }));
	return [...over('rights'), ...over('takesBack')].reduce(
		(all, { right, kind }) => withRight(all, next, right, kind),
		changed,
	);
}

/**
 * @param {readonly Holder[]} holders
 * @param {string} id
 * @param {NonNullable<Holder['revoked']>} revoked
 * @returns {Holder[]}
 */
export function withRevoked(holders, id, revoked) {
	const old = heldBy(holders, id);
	return holders.map((each) => (each === old ? { ...old, revoked } : each));
}

/**
 * By the whole id or its beginning.
 * @param {readonly Holder[]} holders
 * @param {string} id
 * @returns {Holder}
 * @throws {Failure} when there is none, or it was revoked
 */
export function heldBy(holders, id) {
	const found = holders.filter((each) => each.id.startsWith(id));
	const [holder] = found;
	if (holder && found.length === 1 && holderOf({ holders }, holder.id)) return holder;
	if (holder?.revoked) throw new Failure(`The key ${holder.id} was revoked already.`);
	const known = holders.map((each) => `${each.id} (${each.name})`).join(', ') || 'none';
	throw new Failure(`No one key is called ${id}; there are: ${known}.`);
}
