import { holderOf } from '../../shared/config/trust/rights.mjs';
import { Failure } from '../local/failure.mjs';
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

/**
 * Who may release what: `registry/grants.json`, sealed by a root key (Grants in
 * shared/src/federation/trust.ts).
 * @typedef {{ revision: number, previous: number | null, signedAt?: string, change?: string,
 *   holders: { id: string, key: string, name: string, revoked?: { at: string, reason: string },
 *     rights: { remotes: string[], channels: string[], from: string, until: string }[] }[] }} Grants
 */

const NAME = 'grants';
const NONE = { revision: 0, previous: null, holders: [] };

const opener = (storeDir, trust) => (text, file) => {
	try {
		return unseal(JSON.parse(text), trust.keys);
	} catch (error) {
		throw new Failure(
			`${file} is not believed: ${error.message}. Use the right --trust; else put the newest good file of ${historyOf(storeDir, NAME)} in its place.`,
			{ why: 'damaged' },
		);
	}
};

/**
 * @param {string} storeDir
 * @param {{ keys: { id: string, key: string }[] }} trust
 * @returns {Promise<Grants>} with revision 0 and no holders before the first grant
 * @throws {Failure} when no root key of `trust` signed them
 */
export async function readGrants(storeDir, trust) {
	const text = await currentText(storeDir, NAME);
	return text === undefined ? NONE : opener(storeDir, trust)(text, fileOf(storeDir, NAME));
}

/**
 * Makes the next revision of the grants, all of it or nothing.
 * @param {{ storeDir: string, trust: object, root: import('node:crypto').KeyObject }} target
 * @param {(holders: Grants['holders']) => { holders: Grants['holders'], change: string }} make
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
		await claim(storeDir, NAME, next.revision, `${JSON.stringify(seal(next, root))}\n`);
		return catchUp(storeDir, NAME, open, NONE);
	};
	return storeAt(storeDir).withRoom(() => withDocument(storeDir, NAME, work), { isUrgent: true });
}

/**
 * Takes grants into a store that were made elsewhere, with a root key that is offline.
 * @param {string} text of their file
 * @returns {Promise<boolean>} false: the store has these or newer ones
 */
export async function putGrants(storeDir, trust, text) {
	const open = opener(storeDir, trust);
	const { revision } = open(text, 'The file with the rights');
	return withDocument(storeDir, NAME, async () => {
		const current = await catchUp(storeDir, NAME, open, NONE);
		if (current.revision >= revision) return false;
		await claim(storeDir, NAME, revision, text);
		await catchUp(storeDir, NAME, open, NONE);
		return true;
	});
}

/**
 * The holders with one more right for a key, which need not be among them yet.
 * @param {'rights' | 'takesBack'} [kind] `takesBack`: it may take back only
 */
export function withRight(holders, { id, key, name }, right, kind = 'rights') {
	const before = holders.find((each) => each.id === id);
	if (before?.revoked) {
		throw new Failure(`The key ${id} was revoked (${before.revoked.reason}): make a new one.`);
	}
	const holder = { rights: [], ...before, id, key, name: name || before?.name || id };
	holder[kind] = [...(holder[kind] ?? []), right];
	return [...holders.filter((each) => each !== before), holder];
}

/**
 * The holders once a key has taken over the rights of another, which ends later.
 * @param {string} id of the old one @param {Date} until the old one may still sign
 */
export function withRotation(holders, id, { key, ...half }, { now, until }) {
	const old = heldBy(holders, id);
	const end = until.toISOString();
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
	const over = (kind) =>
		(old[kind] ?? [])
			.filter((right) => right.until > now.toISOString())
			.map((right) => ({ kind, right: { ...right, from: now.toISOString() } }));
	return [...over('rights'), ...over('takesBack')].reduce(
		(all, { right, kind }) => withRight(all, next, right, kind),
		changed,
	);
}

export function withRevoked(holders, id, revoked) {
	const old = heldBy(holders, id);
	return holders.map((each) => (each === old ? { ...old, revoked } : each));
}

/** By the whole id or its beginning. @throws {Failure} when there is none, or it was revoked */
export function heldBy(holders, id) {
	const found = holders.filter((each) => each.id.startsWith(id));
	const [holder] = found;
	if (found.length === 1 && holderOf({ holders }, holder.id)) return holder;
	if (holder?.revoked) throw new Failure(`The key ${holder.id} was revoked already.`);
	const known = holders.map((each) => `${each.id} (${each.name})`).join(', ') || 'none';
	throw new Failure(`No one key is called ${id}; there are: ${known}.`);
}
