import { webcrypto } from 'node:crypto';
import type { Holder, Registry } from '@borlette/shared/federation';
import { anEntry, aRef } from '../../testing/registry.ts';
import {
	aHolder,
	grantsOf,
	type Signer,
	seal,
	sealRegistry,
	signer,
	UNTIL,
} from '../../testing/sealed.ts';
import { RegistryDamaged } from './judged.ts';
import { fetchRegistry } from './registry.ts';
import { RegistryOfBefore, RegistryRefused } from './trust.ts';

const JUST_NOW = new Date().toISOString();
const revision = (number: number, channel = 'production'): Registry => ({
	channel,
	revision: number,
	previous: number - 1,
	signedAt: JUST_NOW,
	expires: UNTIL,
	remotes: {},
});

const root = signer('root');
const ours = signer('ours');
const theirs = signer('theirs');
const sealed = (registry: Registry, by: Signer = ours) => sealRegistry(registry, by);
const trustIn = (...signers: Signer[]) => ({ keys: signers.map(({ id, key }) => ({ id, key })) });
const grants = (holders: Holder[], number = 1, by = root) => seal(grantsOf(holders, number), by);

type Answer = () => Promise<unknown>;
const answers = (body: unknown, status = 200): Answer => {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	return async () => ({ ok: status < 400, status, json: async () => JSON.parse(text) });
};
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** What the server answers; asked for by every test that changes it. */
let served: { registry: Answer; trust: Answer; grants: Answer; [former: `/${string}`]: Answer };
const fetchMock = jest.fn((address: string) => {
	if (address === '/trust.json') return served.trust();
	if (address === '/registry/grants.json') return served.grants();
	if (/\d+\.json$/.test(address)) return (served[address as '/'] ?? answers('{}', 404))();
	return served.registry();
});

beforeEach(() => {
	localStorage.clear();
	fetchMock.mockClear();
	globalThis.fetch = fetchMock as never;
	Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
	served = {
		registry: answers(sealed(revision(3))),
		trust: answers(trustIn(root)),
		grants: answers(grants([aHolder(ours)])),
	};
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const result = (channel = 'production') => fetchRegistry(channel);
const refusal = async () => {
	const error = await result().catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(RegistryRefused);
	return (error as Error).message;
};

test('answers the registry of the channel, asked for at the same time as the keys', async () => {
	let asked: string[] = [];
	served.registry = async () => {
		await Promise.resolve();
		asked = fetchMock.mock.calls.map(([address]) => address);
		return answers(sealed(revision(3)))();
	};
	await expect(result()).resolves.toEqual({ registry: revision(3) });
	expect(asked).toEqual(['/registry/production.json', '/registry/grants.json', '/trust.json']);
});

/** An entry as a registry has it. */
function aPlaced(version: string) {
	const { faults: _f, lost: _l, ...entry } = anEntry({ ...aRef(version), manifest: { version } });
	return entry;
}
const versions = async () => {
	const { remotes } = (await result()).registry;
	return Object.fromEntries(Object.entries(remotes).map(([name, one]) => [name, one.version]));
};

const OUT_OF_REACH: [string, Answer][] = [
	['out of reach', unreachable],
	['an error page', answers('{}', 503)],
	['not JSON', answers('<html>')],
	['JSON that is no registry', answers({ revision: 9 })],
];

test.each(OUT_OF_REACH)('uses the last verified one when it is %s', async (_, fails) => {
	await result();
	served.registry = fails;
	await expect(result()).resolves.toEqual({ registry: revision(3), kept: 'unreachable' });
});

test('uses the last verified one when the keys are out of reach too', async () => {
	await result();
	served = { registry: unreachable, trust: unreachable, grants: unreachable };
	await expect(result()).resolves.toEqual({ registry: revision(3), kept: 'unreachable' });
});

test('with nothing kept, fails when it is out of reach, and when the keys are', async () => {
	served.registry = unreachable;
	await expect(result()).rejects.toThrow('Failed to fetch');
	served = { ...served, registry: answers(sealed(revision(3))), trust: answers('{}', 404) };
	await expect(result()).rejects.toThrow('/trust.json: the server answered 404.');
});

test('of a store that has one key for everything it says so, and what was verified before is used', async () => {
	served.registry = answers(seal({ ...revision(9), remotes: {} }, root));
	await expect(result()).rejects.toThrow('carry it over with `pnpm release key migrate`');
	served.grants = answers('{}', 404);
	await expect(result()).rejects.toBeInstanceOf(RegistryOfBefore);
	served = { ...served, registry: answers(sealed(revision(3))) };
	served.grants = answers(grants([aHolder(ours)]));
	await result();
	served.registry = answers(seal({ ...revision(9), remotes: {} }, root));
	await expect(result()).resolves.toEqual({ registry: revision(3), kept: 'unreachable' });
});

const FORGED: [string, () => unknown, RegExp][] = [
	['a changed byte', () => ({ ...sealed(revision(4)), payload: 'x' }), /signature .* is wrong/],
	[
		'another payload',
		() => ({ ...sealed(revision(4)), payload: JSON.stringify(revision(9)) }),
		/signature .* is wrong/,
	],
	[
		'what is no signature',
		() => ({ ...sealed(revision(4), theirs), key: 'ours', signature: '%' }),
		/signature .* is wrong/,
	],
	['another signer', () => sealed(revision(4), theirs), /the key theirs, which is not trusted/],
	[
		'another signer under our name',
		() => ({ ...sealed(revision(4), theirs), key: 'ours' }),
		/signature .* is wrong/,
	],
	[
		'another channel',
		() => sealed(revision(4, 'staging')),
		/is that of staging, not of production/,
	],
	['the root key', () => sealed(revision(4), root), /the key root, which is not trusted/],
];

test.each(FORGED)('refuses %s, and runs the last verified one', async (_, forged, reason) => {
	served.registry = answers(forged());
	expect(await refusal()).toMatch(reason);
	served.registry = answers(sealed(revision(3)));
	await result();
	served.registry = answers(forged());
	await expect(result()).resolves.toEqual({ registry: revision(3), kept: 'refused' });
});

const DAMAGED: [string, unknown][] = [
	['a list in the place of places', { ...revision(9), places: [] }],
	['no places', { channel: 'production', revision: 9 }],
	['a revision that is a text', { ...revision(9), revision: '9' }],
	['a text', 'evil'],
];
test.each(DAMAGED)(
	'signed and damaged (%s), it does not take the place of the last verified one',
	async (_, damaged) => {
		served.registry = answers({ ...seal(damaged, ours), places: {} });
		await expect(result()).rejects.toBeInstanceOf(RegistryDamaged);
		served.registry = answers(sealed(revision(3)));
		await result();
		served.registry = answers({ ...seal(damaged, ours), places: {} });
		await expect(result()).resolves.toEqual({ registry: revision(3), kept: 'damaged' });
		served.registry = unreachable;
		await expect(result()).resolves.toEqual({ registry: revision(3), kept: 'unreachable' });
	},
);

test('one remote whose place is damaged is not kept; the others are', async () => {
	const [one, two] = [aPlaced('1.0.0'), aPlaced('2.0.0')];
	served.registry = answers(sealed({ ...revision(3), remotes: { 'remote-one': one } }));
	await result();
	const remotes = { 'remote-one': { url: '/' }, 'remote-two': two } as never;
	served.registry = answers(sealed({ ...revision(4), remotes }));
	await expect(result()).resolves.toMatchObject({
		registry: { revision: 4, remotes: { 'remote-one': { unusable: expect.any(String) } } },
	});
	served.registry = unreachable;
	expect(await versions()).toEqual({ 'remote-one': '1.0.0', 'remote-two': '2.0.0' });
});

test('files without hashes run where the root key says that it signs for development, and nowhere else', async () => {
	const unchecked = anEntry({ manifest: { development: true } });
	const { faults: _f, lost: _l, ...entry } = unchecked;
	served.registry = answers(sealed({ ...revision(4), remotes: { 'remote-one': entry } }));
	const deployed = await result();
	expect(deployed.registry.remotes['remote-one']?.unusable).toMatch(/no hashes/);
	served.grants = answers(seal({ ...grantsOf([aHolder(ours)]), development: true }, root));
	const own = await result();
	expect(own.registry.remotes['remote-one']).toMatchObject({ manifest: { development: true } });
	expect(own.registry.remotes['remote-one']?.unusable).toBeUndefined();
});

test('refuses an older revision for the last verified one', async () => {
	await result();
	served.registry = answers(sealed(revision(2)));
	await expect(result()).resolves.toEqual({ registry: revision(3), kept: 'older' });
	served.registry = answers(sealed(revision(4)));
	await expect(result()).resolves.toEqual({ registry: revision(4) });
});

describe('while the same comes again', () => {
	test('nothing is verified anew', async () => {
		const verify = jest.spyOn(webcrypto.subtle, 'verify');
		const first = await result();
		expect(verify).toHaveBeenCalled();
		verify.mockClear();
		await expect(result()).resolves.toEqual(first);
		expect(verify).not.toHaveBeenCalled();
	});

	test('its age is said as it is now', async () => {
		await result();
		jest.spyOn(Date, 'now').mockReturnValue(Date.parse(UNTIL) + 1_000);
		await expect(result()).resolves.toMatchObject({ expiry: 'over' });
	});

	test('another tab that kept a newer one is believed', async () => {
		await result();
		const older = served.registry;
		served.registry = answers(sealed(revision(4)));
		await result();
		const newer = localStorage.getItem('registry:production') as string;
		localStorage.clear();
		served.registry = older;
		await result();
		localStorage.setItem('registry:production', newer);
		await expect(result()).resolves.toEqual({ registry: revision(4), kept: 'older' });
	});

	test('a key that is taken back is not believed any more', async () => {
		await result();
		served.grants = answers(grants([], 2));
		await expect(result()).rejects.toBeInstanceOf(RegistryRefused);
	});
});

test('does not believe what was kept once its signature is not good any more', async () => {
	await result();
	const kept = JSON.parse(localStorage.getItem('registry:production') ?? '');
	kept.list.payload = JSON.stringify(revision(99));
	localStorage.setItem('registry:production', JSON.stringify(kept));
	await expect(result()).resolves.toEqual({ registry: revision(3) });
	localStorage.setItem('registry:production', JSON.stringify(kept));
	served.registry = unreachable;
	await expect(result()).rejects.toThrow('Failed to fetch');
});

test('does not believe what was kept once its key is not trusted any more', async () => {
	await result();
	served = { ...served, registry: unreachable, trust: answers(trustIn(theirs)) };
	await expect(result()).rejects.toThrow('Failed to fetch');
});

test.each([[{}], [{ keys: [{ id: 7 }] }]])(
	'what was kept with trust in %j is not there',
	async (trust) => {
		await result();
		const kept = JSON.parse(localStorage.getItem('registry:production') ?? '');
		localStorage.setItem('registry:production', JSON.stringify({ ...kept, trust }));
		served = { registry: unreachable, trust: unreachable, grants: unreachable };
		await expect(result()).rejects.toThrow('Failed to fetch');
	},
);

test('keeps the last verified one of each channel apart', async () => {
	await result();
	served.registry = unreachable;
	await expect(result('staging')).rejects.toThrow('Failed to fetch');
});

test('says what to do where the browser checks no signatures', async () => {
	Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
	expect(await refusal()).toMatch(/on https:\/\/ and localhost only/);
});

test('says what to do where the browser does not know Ed25519', async () => {
	const importKey = () => Promise.reject(new Error('Unrecognized name.'));
	const subtle = { importKey } as unknown as SubtleCrypto;
	Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { subtle } });
	expect(await refusal()).toMatch(/does not know Ed25519 signatures: update it/);
});
