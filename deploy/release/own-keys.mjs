import { existsSync, renameSync } from 'node:fs';
import { rightProblem } from '../../shared/config/trust/rights.mjs';
import { CHANNELS } from './channels.mjs';
import { changeGrants, readGrants } from './grants.mjs';
import { everything, withRight } from './holders.mjs';
import {
	consoleFileOf,
	keyFileOf,
	makeKey,
	publicHalf,
	readKey,
	readTrust,
	rootFileOf,
	trustFileOf,
	trustRoot,
	watchFileOf,
} from './keys.mjs';
import { migrate } from './migrate.mjs';

/** @import { Trust } from '../../shared/src/federation/trust.ts' */
/** @import { Half, RightKind } from './types.ts' */

const DAY_MS = 24 * 60 * 60_000;
/** So long before its end the right of `npm start` is given anew. */
const RENEW_DAYS = 60;

/**
 * The one key of before is the root key now: hosts trust it already.
 * @param {string} keyFile
 * @param {string} rootFile
 * @param {string} trustFile
 */
function takeOver(keyFile, rootFile, trustFile) {
	if (existsSync(rootFile) || !existsSync(keyFile) || !existsSync(trustFile)) return;
	const { id } = publicHalf(readKey(keyFile));
	if (readTrust(trustFile).keys.some((each) => each.id === id)) renameSync(keyFile, rootFile);
}

/**
 * The keys of a data folder, as `npm start` uses them: a root key with its `trust.json`, two that it
 * lets release everything, its own and the console's, and one that takes back only; made where there are none, with those of an earlier
 * version carried over. A root key that somebody put elsewhere is not missed.
 * @param {{ storeDir: string, dataDir: string }} places
 * @returns {Promise<{ trust: Trust, key: import('node:crypto').KeyObject, migrated: string[] }>}
 *   `migrated`: channels that were carried over from the first version
 */
export async function ownKeys({ storeDir, dataDir }) {
	const keyFile = keyFileOf(dataDir);
	const rootFile = rootFileOf(dataDir);
	const trustFile = trustFileOf(dataDir);
	takeOver(keyFile, rootFile, trustFile);
	if (!existsSync(trustFile)) {
		trustRoot(trustFile, existsSync(rootFile) ? readKey(rootFile) : makeKey(rootFile));
	}
	const key = ownKey(keyFile);
	const consoleKey = ownKey(consoleFileOf(dataDir));
	const watchKey = ownKey(watchFileOf(dataDir));
	const trust = readTrust(trustFile);
	if (!existsSync(rootFile)) return { trust, key, migrated: [] };
	const root = readKey(rootFile);
	const migrated = await migrate({ storeDir, trust, root, key });
	await ensureRight({ storeDir, trust, root }, { ...publicHalf(key), name: 'npm start' });
	await ensureRight({ storeDir, trust, root }, { ...publicHalf(consoleKey), name: 'console' });
	const watch = { ...publicHalf(watchKey), name: 'watch' };
	await ensureRight({ storeDir, trust, root }, watch, 'takesBack');
	return { trust, key, migrated };
}

/** @param {string} file */
const ownKey = (file) => (existsSync(file) ? readKey(file) : makeKey(file));

/** @param {Parameters<typeof changeGrants>[0]} target @param {Half} half @param {RightKind} [kind] */
async function ensureRight(target, half, kind = 'rights') {
	const grants = await readGrants(target.storeDir, target.trust);
	const at = new Date(Date.now() + RENEW_DAYS * DAY_MS).toISOString();
	const isBack = kind === 'takesBack';
	/** @param {string} channel */
	const mayIn = (channel) => !rightProblem(grants, half.id, { channel, at, isBack });
	if (CHANNELS.every(mayIn)) return;
	// A person took it away: that stays.
	if (grants.holders.some(({ id, revoked }) => id === half.id && revoked)) return;
	await changeGrants(target, (holders) => ({
		holders: withRight(holders, half, everything(), kind),
		change: `grant ${half.name}`,
	}));
}
