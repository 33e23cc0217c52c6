import { webcrypto } from 'node:crypto';
import { refOf } from '@borlette/shared/config/trust/ref.mjs';
import type { Registry, Trust } from '@borlette/shared/federation';
import { useSession } from '@borlette/shared/session';
import { aUser } from '@borlette/shared/testing';
import type { JudgedEntry, JudgedRegistry } from '../federation/registry/judged.ts';
import { aManifest, anEntry, aRef, aRegistry, HASH } from '../testing/registry.ts';
import {
	aHolder,
	FROM,
	grantsOf,
	seal as sealed,
	sealRegistry,
	signer,
} from '../testing/sealed.ts';
import { previewOf } from './preview.ts';
import { useMix } from './store.ts';
import { askedVisit, keepVisit, NO_VISIT, takeLink } from './wanted.ts';
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
const wanted = (build = NEW) => keepVisit({ mix: [{ remote: 'remote-one', build }] });

/** What the servers answer, by address. */
let served: Record<string, unknown>;
/** The host is the same in all of them: `formerHost.test.ts` is about that. */
const host = 'development';
const own: JudgedRegistry = { ...registry('staging', entry(OLD)), host };
const run = async (channel = own) => (await withMix(channel)).remotes['remote-one'];
const obstacle = () => useMix.getState().obstacles[0]?.obstacle;

beforeEach(() => {
	keepVisit(NO_VISIT);
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
	expect(useMix.getState().changes).toMatchObject([
		{ remote: 'remote-one', build: NEW, instead: OLD },
	]);
});

test('an earlier build of a channel comes with the metadata of its own folder', async () => {
	const former = refOf(entry(OLD));
	const now = registry('staging', entry(NEW, { earlier: [former] }));
	served[`http://localhost${former.url}remote.json`] = aManifest({
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
	expect(useMix.getState().changes).toMatchObject([
		{ remote: 'remote-one', build: NEW, instead: OLD },
	]);
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
	served['http://localhost/registry/staging.json'] = seal(registry('staging', entry(NEW)));
	useSession.setState({ status: 'uninitialised', user: null });
	wanted();
	const result = run(production);
	useSession.setState({ status: user ? 'authenticated' : 'unauthenticated', user });
	await expect(result).resolves.toMatchObject({ version: expected ? '1.0.0' : '1.1.0' });
	expect(obstacle()).toBe(expected);
});

describe('a former revision', () => {
	const past = { ...registry('staging', entry(NEW)), host, revision: 1 };
	const OLD_REVISION = '/registry/staging/1.json';
	beforeEach(() => {
		served['/registry/grants.json'] = GRANTS;
		served[OLD_REVISION] = seal(past);
		keepVisit({ revision: 1, mix: [] });
	});

	test('runs as it was signed, and says what differs, who signed that, and what is now', async () => {
		await expect(withMix(own)).resolves.toMatchObject({
			revision: 1,
			now: 3,
			remotes: { 'remote-one': { version: '1.1.0', integrity: HASH } },
		});
		expect(useMix.getState()).toMatchObject({
			past: { revision: 1, signedAt: past.signedAt },
			changes: [{ remote: 'remote-one', build: NEW, instead: OLD, signedBy: 'team ours' }],
			obstacles: [],
		});
	});

	test('has long ended, and opens all the same', async () => {
		served[OLD_REVISION] = seal({ ...past, expires: '2020-01-01T00:00:00.000Z' });
		await expect(run()).resolves.toMatchObject({ version: '1.1.0' });
	});

	test('that was killed since runs for who asked for it, and is named with the reason', async () => {
		const kill = { version: '1.1.0', build: 'bbbbbbbbbbbb', reason: 'it sells twice', at: '' };
		const now = { ...registry('staging', entry(OLD, { killed: [kill] })), host };
		await expect(run(now)).resolves.toMatchObject({ version: '1.1.0', killed: [] });
		expect(useMix.getState().changes).toMatchObject([{ killed: 'it sells twice' }]);
	});

	test('with single builds in it', async () => {
		served['http://localhost/registry/dev.json'] = seal(registry('dev', entry(OLD)));
		keepVisit({ revision: 1, mix: [{ remote: 'remote-one', build: OLD }] });
		await expect(run()).resolves.toMatchObject({ version: '1.0.0' });
	});

	test.each([
		['is not there', undefined],
		['was forged', forge(past)],
		['is another one', seal({ ...past, revision: 2 })],
		['is of another channel', seal({ ...past, channel: 'dev' })],
	])('that %s does not run: the channel does, and the banner says so', async (_, file) => {
		if (file) served[OLD_REVISION] = file;
		else delete served[OLD_REVISION];
		await expect(withMix(own)).resolves.toBe(own);
		expect(useMix.getState()).toMatchObject({
			past: undefined,
			obstacles: [{ remote: 'staging', build: '1', obstacle: 'unreachable' }],
		});
	});

	test('whose signer was revoked since has no place that is believed', async () => {
		const revoked = aHolder(ours, { revoked: { at: FROM, reason: 'leaked' } });
		served['/registry/grants.json'] = sealed(grantsOf([revoked]), root);
		await expect(withMix(own)).resolves.toBe(own);
	});

	test('is for testers only', async () => {
		const production = registry('production', entry(OLD));
		useSession.setState({ status: 'authenticated', user: aUser({ role: 'company' }) });
		await expect(withMix(production)).resolves.toBe(production);
		expect(obstacle()).toBe('forbidden');
	});
});

describe('what a link asks for', () => {
	const link = `/?mix=remote-one@${NEW}`;
	beforeEach(() => {
		window.history.replaceState(null, '', link);
		takeLink();
	});

	test('does not run before somebody said yes; it can be looked through first', async () => {
		await expect(withMix(own)).resolves.toBe(own);
		const { asked, changes } = useMix.getState();
		expect([asked.mix, changes]).toEqual([[{ remote: 'remote-one', build: NEW }], []]);
		await expect(previewOf(own, asked)).resolves.toMatchObject({
			isNothing: false,
			changes: [{ remote: 'remote-one', build: NEW, instead: OLD, signedBy: 'team ours' }],
		});
	});

	test('is not asked of who may not say yes', async () => {
		useSession.setState({ status: 'authenticated', user: aUser({ role: 'company' }) });
		await withMix(registry('production', entry(OLD)));
		expect(useMix.getState().asked.mix).toEqual([]);
		expect(obstacle()).toBe('forbidden');
	});

	test('says who signed a build that the channel ran before', async () => {
		const { url, version, build, integrity } = entry(NEW);
		const earlier = [{ url, version, build, integrity }];
		const dev = { ...registry('dev', entry(OLD, { earlier })), revision: 4 };
		served['http://localhost/registry/dev.json'] = seal(dev);
		served['http://localhost/registry/dev/2.json'] = seal({
			...registry('dev', entry(NEW)),
			revision: 2,
		});
		served[`http://localhost${url}remote.json`] = aManifest({ version, build });
		await expect(previewOf(own, askedVisit())).resolves.toMatchObject({
			changes: [{ build: NEW, signedBy: 'team ours' }],
		});
	});

	test('that runs already is nothing to ask', async () => {
		await expect(previewOf(registry('staging', entry(NEW)), askedVisit())).resolves.toMatchObject({
			isNothing: true,
		});
	});
});

describe('a build that only dev ever had', () => {
	const production = registry('production', entry(OLD));
	const meta = document.createElement('meta');
	meta.name = 'borlette-dev-builds';
	beforeEach(() => {
		useSession.setState({ status: 'authenticated', user: aUser({ role: 'superuser' }) });
		document.head.append(meta);
		wanted();
	});
	afterEach(() => meta.remove());

	test.each([
		['0', '1.0.0', 'devOnly'],
		['1', '1.1.0', undefined],
	])('in production, where the page says %s', async (content, version, expected) => {
		meta.content = content;
		await expect(run(production)).resolves.toMatchObject({ version });
		expect(obstacle()).toBe(expected);
	});

	test('runs where staging had it too', async () => {
		meta.content = '0';
		served['http://localhost/registry/staging.json'] = seal(registry('staging', entry(NEW)));
		await expect(run(production)).resolves.toMatchObject({ version: '1.1.0' });
	});
});
