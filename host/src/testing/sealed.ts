import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type {
	Grants,
	Holder,
	Place,
	Registry,
	Right,
	Sealed,
	SealedRegistry,
} from '@borlette/shared/federation';

/** A key pair, as the release tool makes one. */
export interface Signer {
	readonly id: string;
	readonly key: string;
	readonly privateKey: KeyObject;
}

export function signer(id: string): Signer {
	const { publicKey, privateKey } = generateKeyPairSync('ed25519');
	const { x = '' } = publicKey.export({ format: 'jwk' });
	return { id, key: Buffer.from(x, 'base64url').toString('base64'), privateKey };
}

export function seal(value: unknown, { id, privateKey }: Signer): Sealed {
	const payload = JSON.stringify(value);
	return {
		key: id,
		signature: sign(null, Buffer.from(payload), privateKey).toString('base64'),
		payload,
	};
}

export const FROM = '2026-01-01T00:00:00.000Z';
export const UNTIL = '2999-01-01T00:00:00.000Z';

export const aRight = (changes: Partial<Right> = {}): Right => ({
	...{ remotes: ['*'], channels: ['dev', 'staging', 'production'], from: FROM, until: UNTIL },
	...changes,
});

export const aHolder = ({ id, key }: Signer, changes: Partial<Holder> = {}): Holder => ({
	...{ id, key, name: `team ${id}`, rights: [aRight()] },
	...changes,
});

export const grantsOf = (holders: readonly Holder[], revision = 1): Grants => ({
	...{ revision, previous: null, signedAt: FROM, change: 'grant' },
	holders,
});

/** A place as its team signs it; `entry` in the registry's is what it says. */
export const placeOf = (
	{ channel, revision }: Pick<Registry, 'channel' | 'revision'>,
	remote: string,
	says: object,
): Place => ({ channel, remote, revision, signedAt: FROM, ...says }) as Place;

const digestOf = ({ payload }: Sealed) => createHash('sha256').update(payload).digest('base64');

/** The list of these places, and they beside it. */
export function sealPlaces(
	{ remotes: _, removed: _removed, ...list }: Registry,
	places: Readonly<Record<string, Sealed>>,
	by: Signer,
): SealedRegistry {
	const digests = Object.entries(places).map(([name, place]) => [name, digestOf(place)]);
	return { ...seal({ ...list, places: Object.fromEntries(digests) }, by), places };
}

/** The file of a channel, all of it signed by one. */
export function sealRegistry(registry: Registry, by: Signer): SealedRegistry {
	const says: [string, object][] = [
		...Object.entries(registry.remotes).map(([name, entry]): [string, object] => [name, { entry }]),
		...Object.entries(registry.removed ?? {}).map(([name, removed]): [string, object] => [
			name,
			{ removed },
		]),
	];
	const places = says.map(([name, what]) => [name, seal(placeOf(registry, name, what), by)]);
	return sealPlaces(registry, Object.fromEntries(places), by);
}
