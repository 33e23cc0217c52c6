import { createHash, webcrypto } from 'node:crypto';
import { refOf } from '@borlette/shared/config/trust/ref.mjs';
import type {
	Holder,
	Registry,
	RegistryEntry,
	Sealed,
	SealedRegistry,
} from '@borlette/shared/federation';
import { anEntry, aRef } from '../../testing/registry.ts';
import {
	aHolder,
	aRight,
	FROM,
	grantsOf,
	placeOf,
	type Signer,
	seal,
	sealPlaces,
	signer,
	UNTIL,
} from '../../testing/sealed.ts';
import { fetchRegistry } from './registry.ts';

// Who may change what: the keys of two teams, of somebody who promotes, of the console for all remotes, and the root key.
const root = signer('root');
const one = signer('one');
const two = signer('two');
const promoter = signer('promoter');
const forAll = signer('console');

const HOLDERS = [
	aHolder(one, { rights: [aRight({ remotes: ['remote-one'], channels: ['dev', 'production'] })] }),
	aHolder(two, { rights: [aRight({ remotes: ['remote-two'], channels: ['dev', 'production'] })] }),
	aHolder(promoter, { rights: [aRight({ remotes: ['remote-one'], channels: ['production'] })] }),
	aHolder(forAll, { rights: [aRight({ remotes: ['*'], channels: ['production'] })] }),
];

const entry = (remote: string, version: string): RegistryEntry => {
	const {
		faults: _f,
		lost: _l,
		...rest
	} = anEntry({
		...aRef(version),
		manifest: { name: remote, version },
	});
	return rest;
};
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const listOf = (revision: number, channel = 'production'): Registry => ({
	...{ channel, revision, previous: revision - 1, remotes: {} },
	...{ signedAt: daysFromNow(-1), expires: daysFromNow(29) },
});
interface Act {
	remote?: string;
	version?: string;
	revision?: number;
	channel?: string;
	at?: string;
}
const place = (
	by: Signer,
	{ remote = 'remote-one', version = '1.0.0', revision = 1, channel = 'production', at }: Act = {},
) =>
	seal(
		placeOf({ channel, revision }, remote, {
			entry: entry(remote, version),
			...(at && { signedAt: at }),
		}),
		by,
	);
const file = (by: Signer, revision: number, places: Record<string, Sealed>) =>
	sealPlaces(listOf(revision), places, by);

const GOOD = {
	'remote-one': place(one),
	'remote-two': place(two, { remote: 'remote-two' }),
};

let grants: Sealed;
let served: Record<string, unknown>;
function grant(holders: readonly Holder[], revision = 1) {
	grants = seal(grantsOf(holders, revision), root);
	served['/registry/grants.json'] = grants;
}
const serve = (registry: SealedRegistry) => {
	served['/registry/production.json'] = registry;
};

beforeEach(() => {
	localStorage.clear();
	Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
	served = { '/trust.json': { keys: [{ id: root.id, key: root.key }] } };
	grant(HOLDERS);
	serve(file(one, 3, GOOD));
	globalThis.fetch = (async (address: string) => ({
		ok: address in served,
		status: address in served ? 200 : 404,
		json: async () => JSON.parse(JSON.stringify(served[address])),
	})) as never;
});

async function seen() {
	const { registry, kept } = await fetchRegistry('production');
	const builds = Object.entries(registry.remotes).map(([name, { version }]) => [name, version]);
	return {
		...Object.fromEntries(builds),
		...(registry.refused && { refused: Object.keys(registry.refused) }),
		...(kept && { kept }),
	};
}
const BOTH = { 'remote-one': '1.0.0', 'remote-two': '1.0.0' };

test('each place is believed by its own team’s key, the list by any of the channel', async () => {
	expect(await seen()).toEqual(BOTH);
	serve(file(promoter, 4, { ...GOOD, 'remote-one': place(promoter, { version: '1.1.0' }) }));
	expect(await seen()).toEqual({ ...BOTH, 'remote-one': '1.1.0' });
});

const evil = { remote: 'remote-two', version: '6.6.6', revision: 4 };
/** What somebody with the key of team one and the store can try against remote-two, and fail. */
const LEAKED: [string, () => SealedRegistry][] = [
	['names a build of its own', () => file(one, 4, { ...GOOD, 'remote-two': place(one, evil) })],
	[
		'says that team two signed it',
		() => file(one, 4, { ...GOOD, 'remote-two': { ...place(one, evil), key: 'two' } }),
	],
	[
		'gives it the place of remote-one',
		() => file(one, 4, { ...GOOD, 'remote-two': place(one, { version: '6.6.6', revision: 4 }) }),
	],
	[
		'gives it a place of remote-one that a key for all remotes signed',
		() => {
			const other = place(forAll, { version: '6.6.6', revision: 4 });
			return file(one, 4, { ...GOOD, 'remote-two': other });
		},
	],
	[
		'takes a place of another channel',
		() => file(one, 4, { ...GOOD, 'remote-two': place(two, { ...evil, channel: 'dev' }) }),
	],
	[
		'takes a place of a later list, after which none of today’s would count',
		() => file(one, 4, { ...GOOD, 'remote-two': place(two, { ...evil, revision: 5 }) }),
	],
	['leaves it out', () => file(one, 4, { 'remote-one': GOOD['remote-one'] })],
	[
		'changes a byte of it',
		() => {
			const spoilt = GOOD['remote-two'].payload.replace('1.0.0', '6.6.6');
			return file(one, 4, { ...GOOD, 'remote-two': { ...GOOD['remote-two'], payload: spoilt } });
		},
	],
];
test.each(LEAKED)('a leaked key of one team: %s', async (_, forged) => {
	await seen();
	serve(forged());
	expect(await seen()).toEqual({ ...BOTH, refused: ['remote-two'] });
	// A browser that never saw the channel finds the last believed place in the store.
	localStorage.clear();
	served['/registry/production/3.json'] = file(one, 3, GOOD);
	const { 'remote-two': version, ...rest } = await seen();
	expect([undefined, '1.0.0']).toContain(version);
	expect(rest).toMatchObject({ 'remote-one': '1.0.0' });
});

test('a leaked key of one team: an older place of another remote is not taken for a newer one', async () => {
	serve(
		file(two, 5, { ...GOOD, 'remote-two': place(two, { ...evil, version: '1.1.0', revision: 5 }) }),
	);
	expect(await seen()).toEqual({ ...BOTH, 'remote-two': '1.1.0' });
	serve(file(one, 6, GOOD));
	expect(await seen()).toEqual({ ...BOTH, 'remote-two': '1.1.0', refused: ['remote-two'] });
});

test('without any key: a place that its team did sign is not put where the list names another', async () => {
	await seen();
	const newer = place(one, { version: '1.1.0', revision: 3 });
	served['/registry/production.json'] = {
		...file(one, 3, GOOD),
		places: { ...GOOD, 'remote-one': newer },
	};
	expect(await seen()).toEqual({ ...BOTH, refused: ['remote-one'] });
});

test('a leaked key of one team changes its own remote, until it is revoked', async () => {
	const forged = file(one, 4, {
		...GOOD,
		'remote-one': place(one, { version: '6.6.6', revision: 4 }),
	});
	serve(forged);
	expect(await seen()).toEqual({ ...BOTH, 'remote-one': '6.6.6' });
	const [first, ...others] = HOLDERS;
	grant([{ ...(first as Holder), revoked: { at: FROM, reason: 'leaked' } }, ...others], 2);
	// Nothing of it is believed, and of the lists before that of another key.
	served['/registry/production/3.json'] = file(one, 3, GOOD);
	served['/registry/production/2.json'] = file(two, 2, {
		...GOOD,
		'remote-one': place(promoter, { version: '0.9.0' }),
	});
	expect(await seen()).toEqual({ 'remote-one': '0.9.0', 'remote-two': '1.0.0', kept: 'refused' });
	// The list of keys of before does not bring it back.
	grant(HOLDERS, 1);
	serve(forged);
	expect(await seen()).not.toMatchObject({ 'remote-one': '6.6.6' });
});

const ACTS: [string, () => SealedRegistry | undefined, object][] = [
	[
		'a key of a channel: another remote there',
		() => file(promoter, 4, { ...GOOD, 'remote-two': place(promoter, evil) }),
		{ ...BOTH, refused: ['remote-two'] },
	],
	[
		'a key without a right in the channel: its list',
		() => {
			grant([...HOLDERS, aHolder(signer('other'), { rights: [aRight({ channels: ['dev'] })] })], 2);
			const other = signer('dev');
			grant([...HOLDERS, aHolder(other, { rights: [aRight({ channels: ['dev'] })] })], 3);
			return file(other, 4, { ...GOOD, 'remote-one': place(other, { version: '6.6.6' }) });
		},
		{ ...BOTH, kept: 'refused' },
	],
	[
		'a root key that hosts do not trust: rights',
		() => {
			const fake = signer('fake');
			served['/registry/grants.json'] = seal(grantsOf([aHolder(fake)], 9), fake);
			return file(fake, 4, { ...GOOD, 'remote-one': place(fake, { version: '6.6.6' }) });
		},
		{ ...BOTH, kept: 'refused' },
	],
];
test.each(ACTS)('%s', async (_, act, expected) => {
	await seen();
	const forged = act();
	if (forged) serve(forged);
	expect(await seen()).toEqual(expected);
});

test.each([
	['before its right began', '2025-12-31T00:00:00.000Z'],
	['after its right had ended', '2999-12-31T00:00:00.000Z'],
])('what a key signed %s is not believed', async (_, at) => {
	await seen();
	serve(file(two, 4, { ...GOOD, 'remote-one': place(one, { version: '6.6.6', revision: 4, at }) }));
	expect(await seen()).toEqual({ ...BOTH, refused: ['remote-one'] });
});

test('a rotated key: what the old one signed stays, the new one goes on', async () => {
	const next = signer('next');
	const until = daysFromNow(-0.5);
	const right = aRight({ remotes: ['remote-one'], channels: ['production'] });
	const [first, ...others] = HOLDERS as [Holder, Holder];
	grant(
		[{ ...first, rights: [{ ...right, until }] }, ...others, aHolder(next, { rights: [right] })],
		2,
	);
	expect(await seen()).toEqual(BOTH);
	serve(file(next, 4, { ...GOOD, 'remote-one': place(next, { version: '1.1.0', revision: 4 }) }));
	expect(await seen()).toEqual({ ...BOTH, 'remote-one': '1.1.0' });
});

test('a removal is signed like a place', async () => {
	await seen();
	const removed = { reason: 'given up', at: FROM, killed: [] };
	const says = placeOf(listOf(4), 'remote-two', { removed });
	serve(file(one, 4, { ...GOOD, 'remote-two': seal(says, one) }));
	expect(await seen()).toEqual({ ...BOTH, refused: ['remote-two'] });
	serve(file(two, 4, { ...GOOD, 'remote-two': seal(says, two) }));
	expect(await seen()).toEqual({ 'remote-one': '1.0.0' });
	expect((await fetchRegistry('production')).registry.removed).toEqual({ 'remote-two': removed });
});

describe('a key that takes back only', () => {
	const watch = signer('watch');
	const right = aRight({ channels: ['production'] });
	// As the release stores it: the text that the place's hash is of.
	const textOf = (manifest: object) => `${JSON.stringify(manifest, null, '\t')}\n`;
	const hashed = (version: string) => {
		const made = entry('remote-one', version);
		const hash = createHash('sha384').update(textOf(made.manifest)).digest('base64');
		return { ...made, integrity: `sha384-${hash}` };
	};
	const [first, second, third] = ['1.0.0', '1.1.0', '1.2.0'].map(hashed) as [
		RegistryEntry,
		RegistryEntry,
		RegistryEntry,
	];
	const now = { ...second, lastKnownGood: refOf(first), earlier: [refOf(first)] };
	const tried = { ...now, canary: { ...third, share: 5, salt: 's', since: FROM } };
	const signed = (is: RegistryEntry | undefined, by: Signer, revision: number, more: object = {}) =>
		seal(placeOf({ channel: 'production', revision }, 'remote-one', { entry: is, ...more }), by);
	const back = signed(tried, one, 4);
	const elsewhere = ({ channel = 'production', remote = 'remote-one' }) =>
		seal(placeOf({ channel, revision: 4 }, remote, { entry: tried }), one);
	const isBelieved = async (is: RegistryEntry | undefined, more: object = { back }) => {
		serve(file(watch, 5, { ...GOOD, 'remote-one': signed(is, watch, 5, more) }));
		const found = await fetchRegistry('production');
		return found.kept === undefined && found.registry.refused === undefined;
	};
	beforeEach(async () => {
		grant([...HOLDERS, aHolder(watch, { rights: [], takesBack: [right] })], 2);
		serve(file(one, 4, { ...GOOD, 'remote-one': back }));
		await seen();
	});

	test('ends a canary, puts it back, and goes back to the build before', async () => {
		expect(await isBelieved(now)).toBe(true);
		expect(await isBelieved(tried)).toBe(true);
		expect(await isBelieved(first)).toBe(true);
		const kill = { version: '1.2.0', build: third.build, reason: 'harm', at: FROM };
		expect(await isBelieved({ ...now, killed: [kill] })).toBe(true);
	});

	const given = { back };
	const FORGED: [string, RegistryEntry | undefined, object][] = [
		['brings another build', third, given],
		['raises the share', { ...tried, canary: { ...tried.canary, share: 50 } }, given],
		[
			'brings a canary of its own',
			{ ...now, canary: { ...first, share: 5, salt: 's', since: FROM } },
			given,
		],
		[
			'says other files of the build before',
			{ ...first, manifest: { ...first.manifest, assets: {} } },
			given,
		],
		['says other files of the build', { ...now, manifest: third.manifest }, given],
		['says nothing of the place before', now, {}],
		['says a place before that it signed itself', third, { back: signed(third, watch, 4) }],
		['says a place before of a key without a right', third, { back: signed(third, two, 4) }],
		['says a place before of another channel', now, { back: elsewhere({ channel: 'dev' }) }],
		['says a place before of another remote', now, { back: elsewhere({ remote: 'remote-two' }) }],
		['takes it out', undefined, { back, removed: { reason: '', at: FROM, killed: [] } }],
	];
	test.each(FORGED)('is not believed when it %s', async (_, is, more) => {
		expect(await isBelieved(is, more)).toBe(false);
	});
});

describe('a list that was not renewed', () => {
	/** In so many days. */
	const expiring = (days: number, expires = daysFromNow(days)) =>
		sealPlaces({ ...listOf(3), signedAt: daysFromNow(days - 30), expires }, GOOD, one);
	test.each([
		['near its end', 6, 'near'],
		['past its end', -80, 'past'],
		['fresh', 8, undefined],
	])('%s runs, and it is told', async (_, days, expiry) => {
		serve(expiring(days));
		const { registry, ...more } = await fetchRegistry('production');
		expect(Object.keys(registry.remotes)).toHaveLength(2);
		expect(more).toEqual(expiry ? { expiry } : {});
	});

	test('long past it is refused where it was never seen, and stays where it was', async () => {
		const old = expiring(-91);
		serve(old);
		await expect(fetchRegistry('production')).rejects.toThrow(/never renewed, or this device/);
		serve(expiring(1));
		await seen();
		serve(old);
		expect(await seen()).toEqual(BOTH);
	});

	test('says in vain that it counts for longer: who dates back into an ended right gains nothing', async () => {
		serve(expiring(-91, UNTIL));
		await expect(fetchRegistry('production')).rejects.toThrow(/never renewed, or this device/);
	});
});
