import path from 'node:path';
import { changeGrants } from '../../deploy/release/grants.mjs';
import { withRevoked, withRight } from '../../deploy/release/holders.mjs';
import { makeKey, publicHalf, readKey, rootFileOf } from '../../deploy/release/keys.mjs';
import { unique } from './names.ts';
import { production } from './registry.ts';

/** The product's grants, which its root key changes. */
function grants() {
	const { storeDir, trust } = production();
	return { storeDir, trust, root: readKey(rootFileOf(path.dirname(storeDir))) };
}

/** A new key that may release a remote which does not exist, for so many days. */
export async function keyForDays(days: number) {
	const file = path.join(path.dirname(production().storeDir), `${unique('key-')}.pem`);
	makeKey(file);
	const half = { ...publicHalf(readKey(file)), name: unique('Équipe ') };
	const from = new Date();
	const until = new Date(from.getTime() + days * 86_400_000).toISOString();
	const right = { remotes: ['remote-none'], channels: ['dev'], from: from.toISOString(), until };
	await changeGrants(grants(), (holders) => ({
		holders: withRight(holders, half, right),
		change: `grant ${half.name}`,
	}));
	return half;
}

export const revoke = (id: string) =>
	changeGrants(grants(), (holders) => ({
		holders: withRevoked(holders, id, { at: new Date().toISOString(), reason: 'Essai' }),
		change: `revoke ${id}`,
	}));
