import { webcrypto } from 'node:crypto';
import type { Registry, Trust } from '@borlette/shared/federation';
import { useSession } from '@borlette/shared/session';
import { aUser } from '@borlette/shared/testing';
import type { JudgedEntry } from '../federation/registry/judged.ts';
import { aManifest, anEntry, aRef, aRegistry, HASH } from '../testing/registry.ts';
import { aHolder, grantsOf, seal as sealed, sealRegistry, signer } from '../testing/sealed.ts';
import { useMix } from './store.ts';
import { keepMix } from './wanted.ts';
import { withMix } from './withMix.ts';

const root = signer('root');
const ours = signer('ours');
const KEY = { id: root.id, key: root.key };
const GRANTS = sealed(grantsOf([aHolder(ours)]), root);

const seal = (registry: Registry) => sealRegistry(registry, ours);
const forge = (registry: Registry) => sealRegistry(registry, signer('ours'));

const entry = (build: string, more: object = {}): JudgedEntry => {
	const [version = '', hash = ''] = build.split('-');
	return anEntry({ ...aRef(version, hash), manifest: { version, build: hash }, ...more });
};
const registry = (channel: string, one: JudgedEntry) => aRegistry({ 'remote-one': one }, channel);

const OLD = '1.0.0-aaaaaaaaaaaa';
const NEW = '1.1.0-bbbbbbbbbbbb';
const wanted = (build = NEW) => keepMix([{ remote: 'remote-one', build }]);

/** What the servers answer, by address. */
let served: Record<string, unknown>;
const own = registry('staging', entry(OLD));
const run = async (channel = own) => (await withMix(channel)).remotes['remote-one'];
const obstacle = () => useMix.getState().obstacles[0]?.obstacle;

beforeEach(() => {
	keepMix([]);
	Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
	useSession.setState({ status: 'unauthenticated', user: null });
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
	served = {
		'/trust.json': { keys: [KEY] } satisfies Trust,
		'http://localhost/registry/grants.json': GRANTS,
		'http://localhost/registry/dev.json': seal(registry('dev', entry(NEW))),
	};
	globalThis.fetch = (async (address: string) => ({
		ok: address in served,
		status: address in served ? 200 : 404,
		json: async () => served[address],
	})) as never;
});

test('without a mix the channel runs, and no other channel is asked', async () => {
	served = {};
	await expect(withMix(own)).resolves.toBe(own);
});

test('a build that another channel names takes its place, with its integrity', async () => {
	wanted('1.1.0-bbbbbb');
	await expect(run()).resolves.toMatchObject({
		url: 'http://localhost/remotes/remote-one/1.1.0-bbbbbbbbbbbb/',
		integrity: HASH,
		manifest: { version: '1.1.0' },
		lastKnownGood: null,
	});
	expect(useMix.getState().changes).toEqual([{ remote: 'remote-one', build: NEW, instead: OLD }]);
});

test('an earlier build of a channel comes with the metadata of its own folder', async () => {
	const { url, version, build, integrity } = entry(OLD);
	const now = registry('staging', entry(NEW, { earlier: [{ url, version, build, integrity }] }));
	served[`http://localhost${url}remote.json`] = aManifest({
		...{ version: '1.0.0', build: 'aaaaaaaaaaaa', source: 'of the folder' },
	});
	wanted(OLD);
	await expect(run(now)).resolves.toMatchObject({ manifest: { source: 'of the folder' } });
});

test.each([
	['rolled back', 4],
	['forgotten long ago', 40],
])('a build that was %s opens from the former revisions of the store', async (_, revision) => {
	const dev = { ...registry('dev', entry(OLD)), revision };
	served['http://localhost/registry/dev.json'] = seal(dev);
	served['http://localhost/registry/dev/2.json'] = seal({
		...registry('dev', entry(NEW)),
		revision: 2,
	});
	const { url } = entry(NEW);
	const manifest = aManifest({ version: '1.1.0', build: 'bbbbbbbbbbbb', source: 'of the folder' });
	served[`http://localhost${url}remote.json`] = manifest;
	wanted();
	await expect(run()).resolves.toMatchObject({ manifest: { source: 'of the folder' } });
	expect(useMix.getState().changes).toEqual([{ remote: 'remote-one', build: NEW, instead: OLD }]);
	// Its folder was removed: it is told, and the channel's runs.
	delete served[`http://localhost${url}remote.json`];
	await expect(run()).resolves.toMatchObject({ version: '1.0.0' });
	expect(obstacle()).toBe('unreachable');
});

test('a former revision that nobody with a right signed opens nothing', async () => {
	served['http://localhost/registry/dev.json'] = seal({
		...registry('dev', entry(OLD)),
		revision: 4,
	});
	served['http://localhost/registry/dev/2.json'] = forge({
		...registry('dev', entry(NEW)),
		revision: 2,
	});
	wanted();
	await expect(run()).resolves.toMatchObject({ version: '1.0.0' });
	expect(obstacle()).toBe('unknown');
});

test('the channel’s own build is no difference', async () => {
	wanted(OLD);
	await expect(withMix(own)).resolves.toBe(own);
	expect(useMix.getState()).toMatchObject({ changes: [], obstacles: [] });
});

test('what no signed registry names does not run', async () => {
	served['http://localhost/registry/dev.json'] = forge(registry('dev', entry(NEW)));
	wanted();
	await expect(run()).resolves.toMatchObject({ version: '1.0.0' });
	expect(obstacle()).toBe('unknown');
});

test('a build from an origin that the deployment does not name does not run', async () => {
	const elsewhere = entry(NEW, { url: `https://preview.example/${NEW}/` });
	served['http://localhost/registry/dev.json'] = seal(registry('dev', elsewhere));
	wanted();
	await expect(run()).resolves.toMatchObject({ version: '1.0.0' });
	expect(obstacle()).toBe('unknown');
	served['/trust.json'] = { keys: [KEY], origins: ['https://preview.example'] };
	await expect(run()).resolves.toMatchObject({ url: `https://preview.example/${NEW}/` });
});

test('a store that the deployment names is asked too, for registries of the same keys', async () => {
	served = {
		'/trust.json': { keys: [KEY], origins: ['https://preview.example'] },
		'https://preview.example/registry/grants.json': GRANTS,
		'https://preview.example/registry/dev.json': seal(registry('dev', entry(NEW))),
	};
	wanted();
	await expect(run()).resolves.toMatchObject({
		url: `https://preview.example/remotes/remote-one/${NEW}/`,
	});
});

test('a build that one channel killed is killed in the mix, for the gate to refuse', async () => {
	const kill = { version: '1.1.0', build: 'bbbbbbbbbbbb', reason: 'it sells twice', at: '' };
	served['http://localhost/registry/production.json'] = seal(
		registry('production', entry(OLD, { killed: [kill] })),
	);
	wanted();
	await expect(run()).resolves.toMatchObject({ version: '1.1.0', killed: [kill] });
});

test('when the other channels are out of reach, the channel’s build runs and the banner says so', async () => {
	served = {};
	wanted();
	await expect(run()).resolves.toMatchObject({ version: '1.0.0' });
	expect(obstacle()).toBe('unreachable');
});

test.each([
	['nobody', null, 'signedOut'],
	['a company’s user', aUser({ role: 'company' }), 'forbidden'],
	['a superuser', aUser({ role: 'superuser' }), undefined],
])('on production, for %s', async (_, user, expected) => {
	const production = registry('production', entry(OLD));
	useSession.setState({ status: 'uninitialised', user: null });
	wanted();
	const result = run(production);
	useSession.setState({ status: user ? 'authenticated' : 'unauthenticated', user });
	await expect(result).resolves.toMatchObject({ version: expected ? '1.0.0' : '1.1.0' });
	expect(obstacle()).toBe(expected);
});
