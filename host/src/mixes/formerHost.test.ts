import { webcrypto } from 'node:crypto';
import { HOST } from '@borlette/shared/config/trust/host.mjs';
import type { Right, Trust } from '@borlette/shared/federation';
import { aRegistry } from '../testing/registry.ts';
import { aHolder, aRight, FROM, grantsOf, seal, sealRegistry, signer } from '../testing/sealed.ts';
import { onItsHost, tab } from './formerHost.ts';
import { previewOf } from './preview.ts';
import { useMix } from './store.ts';
import { keepVisit, NO_VISIT, takeLink } from './wanted.ts';
import { withMix } from './withMix.ts';

const root = signer('root');
const ours = signer('ours');
const THEN = '1.0.0-aaaaaaaaaaaa';
const TODAY = '1.1.0-bbbbbbbbbbbb';
const REVISION = '/registry/staging/1.json';
const KEPT = `/hosts/staging/${THEN}.json`;
const PAGE = `/api/hosts/staging/${THEN}`;

const kept = {
	channel: 'staging',
	build: THEN,
	signedAt: FROM,
	page: '<!doctype html>',
	files: {},
};
const own = { ...aRegistry({}, 'staging'), host: TODAY };
const past = { ...own, revision: 1, host: THEN };
const grants = (changes: Partial<Right> = {}) =>
	seal(grantsOf([aHolder(ours, { rights: [aRight(), aRight(changes)].slice(-1) })]), root);

/** What the servers answer, by address. */
let served: Record<string, unknown>;
const meta = document.createElement('meta');
meta.name = 'borlette-host';
document.head.append(meta);

beforeEach(() => {
	Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
	meta.content = TODAY;
	useMix.setState({ channel: null });
	window.history.replaceState(null, '', '/dashboard/agent/list?q=rose#top');
	keepVisit({ revision: 1, mix: [] });
	served = {
		'/trust.json': { keys: [{ id: root.id, key: root.key }] } satisfies Trust,
		'/registry/grants.json': grants(),
		[REVISION]: sealRegistry(past, ours),
		[KEPT]: seal(kept, ours),
		[PAGE]: 'the page',
	};
	globalThis.fetch = (async (address: string) => ({
		ok: address in served,
		status: address in served ? 200 : 404,
		json: async () => served[address],
	})) as never;
});
afterEach(() => {
	keepVisit(NO_VISIT);
});

const opened = () =>
	new Promise((resolve) => {
		jest.spyOn(tab, 'open').mockImplementation(resolve);
	});
const shown = () => {
	const { past: then, changes, obstacles } = useMix.getState();
	return { revision: then?.revision, changes, obstacles };
};
const CHANGE = { remote: HOST, build: THEN, instead: TODAY, signedBy: 'team ours' };
const GONE = { remote: HOST, build: THEN, obstacle: 'hostGone' };

test('a former revision leaves for the page of its host, before anything is drawn', async () => {
	const left = opened();
	void withMix(own);
	await expect(left).resolves.toBe(`${PAGE}#/dashboard/agent/list?q=rose#top`);
	expect(useMix.getState().channel).toBeNull();
});

test('that page has the address that was meant, runs the revision, and says whose host it is', async () => {
	const open = jest.spyOn(tab, 'open');
	meta.content = THEN;
	window.history.replaceState(null, '', `${PAGE}#/dashboard/agent/list?q=rose#top`);
	takeLink();
	const { pathname, search, hash } = window.location;
	expect(pathname + search + hash).toBe('/dashboard/agent/list?q=rose#top');
	await expect(withMix(own)).resolves.toMatchObject({ revision: 1, now: 3 });
	expect(shown()).toEqual({ revision: 1, changes: [CHANGE], obstacles: [] });
	expect(open).not.toHaveBeenCalled();
});

test('an address behind the # leads to no other site', () => {
	window.history.replaceState(null, '', `${PAGE}#//evil.example/login?a=1`);
	takeLink();
	expect(window.location.href).toBe('http://localhost/login?a=1');
});

test('the question names the host, and who signed it, before anything of it is asked for', async () => {
	const open = jest.spyOn(tab, 'open');
	await expect(previewOf(own, { revision: 1, mix: [] })).resolves.toMatchObject({
		changes: [CHANGE],
		obstacles: [],
	});
	expect(open).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
	['is not kept any more', () => delete served[KEPT]],
	[
		'nobody signed whom the root key knows',
		() => Object.assign(served, { [KEPT]: seal(kept, signer('ours')) }),
	],
	[
		'is another one',
		() => Object.assign(served, { [KEPT]: seal({ ...kept, build: TODAY }, ours) }),
	],
	[
		'was kept for another channel',
		() => Object.assign(served, { [KEPT]: seal({ ...kept, channel: 'dev' }, ours) }),
	],
	['the server does not send', () => delete served[PAGE]],
	[
		'is named as no build is',
		() =>
			Object.assign(served, { [REVISION]: sealRegistry({ ...past, host: '../../evil' }, ours) }),
	],
])('a host that %s: today’s opens the revision, and the banner says so', async (_, change) => {
	const open = jest.spyOn(tab, 'open');
	change();
	await expect(withMix(own)).resolves.toMatchObject({ revision: 1 });
	expect(shown()).toMatchObject({
		revision: 1,
		changes: [],
		obstacles: [{ remote: HOST, obstacle: 'hostGone' }],
	});
	expect(open).not.toHaveBeenCalled();
});

test('a key that may not keep hosts is not believed with one', async () => {
	served['/registry/grants.json'] = grants({ remotes: ['remote-one'] });
	await withMix(own);
	expect(shown().obstacles).toEqual([GONE]);
});

test('a page that somebody works with is never left', async () => {
	const open = jest.spyOn(tab, 'open');
	useMix.setState({ channel: own });
	await expect(withMix(own)).resolves.toMatchObject({ revision: 1 });
	expect(shown().obstacles).toEqual([GONE]);
	expect(open).not.toHaveBeenCalled();
});

test('a revision from before hosts were named opens with today’s, and says so', async () => {
	served[REVISION] = sealRegistry({ ...aRegistry({}, 'staging'), revision: 1 }, ours);
	await withMix(own);
	expect(shown().obstacles).toEqual([{ remote: HOST, build: '', obstacle: 'hostUnknown' }]);
});

test('the same host is no difference', async () => {
	served[REVISION] = sealRegistry({ ...own, revision: 1 }, ours);
	await withMix(own);
	expect(shown()).toEqual({ revision: 1, changes: [], obstacles: [] });
	const mixed = { registry: own, changes: [], obstacles: [] };
	await expect(onItsHost(mixed, true)).resolves.toBe(mixed);
});
