import { webcrypto } from 'node:crypto';
import { isChosen } from '@borlette/shared/config/canary/share.mjs';
import { useSession } from '@borlette/shared/session';
import { aManifest, anEntry, aRef, aRegistry } from '../../testing/registry.ts';
import { withCanaries } from './canary.ts';
import { withoutRefused } from './lastKnownGood.ts';
import { keepChoice } from './tabChoice.ts';

Object.assign(globalThis, { __HOST_DIGEST__: 'today', __SHARED_VERSIONS__: {} });
const NEW = {
	...aRef('1.2.0', 'cccccccccccc'),
	manifest: aManifest({ version: '1.2.0', build: 'cccccccccccc' }),
	...{ share: 20, salt: 'march', since: '2026-01-01T00:00:00.000Z' },
};
const REMOTE = 'remote-one';
const channel = (changes: object = {}) =>
	aRegistry({ [REMOTE]: anEntry({ canary: { ...NEW, ...changes } }) });
const operators = Array.from({ length: 200 }, (_, index) => `operator-${index}`);
const [inside = ''] = operators.filter((each) => isChosen(each, NEW));
const [outside = ''] = operators.filter((each) => !isChosen(each, { ...NEW, share: 25 }));
const between = operators.find(
	(each) => isChosen(each, { ...NEW, share: 25 }) && !isChosen(each, NEW),
) as string;

const signIn = (id: string | null) =>
	useSession.setState({
		status: id ? 'authenticated' : 'unauthenticated',
		user: id ? ({ id } as never) : null,
	});
const buildOf = async (registry = channel()) =>
	(await withCanaries(registry)).remotes[REMOTE]?.version;

/** What a tab does once it takes a build: from here on it has it. */
async function run(registry = channel()) {
	const entry = (await withCanaries(registry)).remotes[REMOTE];
	if (entry) keepChoice(entry.canary, entry);
	return entry?.version;
}

beforeEach(() => {
	Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
	sessionStorage.clear();
	localStorage.clear();
});

test('the share of the operators gets the new build, each of them always', async () => {
	const got: string[] = [];
	for (const operator of operators) {
		signIn(operator);
		if ((await buildOf()) === '1.2.0') got.push(operator);
		expect(await buildOf()).toBe(await buildOf());
	}
	expect(got).toEqual(operators.filter((each) => isChosen(each, NEW)));
	expect(got.length).toBeGreaterThan(20);
	expect(got.length).toBeLessThan(60);
});

test('before anybody signs in the browser is chosen by a name of its own, which it keeps', async () => {
	signIn(null);
	const first = await buildOf();
	for (let count = 0; count < 5; count++) expect(await buildOf()).toBe(first);
	const seen = new Set<string | undefined>();
	for (let count = 0; count < 100; count++) {
		localStorage.clear();
		seen.add(await buildOf());
	}
	expect(seen.size).toBe(2);
});

test('never two builds in one tab: what it has run it runs, whoever signs in, whatever the share', async () => {
	signIn(inside);
	expect(await run()).toBe('1.2.0');
	signIn(outside);
	expect(await run()).toBe('1.2.0');
	expect(await run(channel({ share: 0.001 }))).toBe('1.2.0');

	sessionStorage.clear();
	signIn(between);
	expect(await run()).toBe('1.1.0');
	expect(await run(channel({ share: 25 }))).toBe('1.1.0');
	signIn(inside);
	expect(await run()).toBe('1.1.0');
	// Another tab of theirs.
	sessionStorage.clear();
	signIn(between);
	expect(await run(channel({ share: 25 }))).toBe('1.2.0');
});

test('a canary that is over is over in every tab, and the next one chooses anew', async () => {
	signIn(inside);
	await run();
	expect(await run(aRegistry({ [REMOTE]: anEntry() }))).toBe('1.1.0');
	const next = channel({ ...aRef('1.3.0', 'dddddddddddd'), salt: 'april' });
	signIn(operators.find((each) => !isChosen(each, { ...NEW, salt: 'april' })) as string);
	expect(await run(next)).toBe('1.1.0');
});

test('killed, it makes way for the build of the others, which is its last good one', async () => {
	signIn(inside);
	const killed = [{ version: '1.2.0', build: 'cccccccccccc', reason: 'harm', at: '' }];
	const registry = aRegistry({ [REMOTE]: anEntry({ canary: NEW, killed }) });
	const chosen = await withCanaries(registry);
	expect(chosen.remotes[REMOTE]?.lastKnownGood).toEqual(aRef());
	globalThis.fetch = (async () => ({ ok: true, json: async () => aManifest() })) as never;
	expect((await withoutRefused(chosen)).remotes[REMOTE]?.version).toBe('1.1.0');
});

test('where the build of the others is killed, the canary’s last good one is theirs, and not the killed', async () => {
	signIn(inside);
	const { version, build } = aRef();
	const killed = [{ version, build, reason: 'harm', at: '' }];
	const lastKnownGood = aRef('1.0.0', 'aaaaaaaaaaaa');
	const registry = aRegistry({ [REMOTE]: anEntry({ canary: NEW, killed, lastKnownGood }) });
	const chosen = (await withCanaries(registry)).remotes[REMOTE];
	expect(chosen?.version).toBe('1.2.0');
	expect(chosen?.lastKnownGood).toEqual(lastKnownGood);
});

test('metadata of a canary that is wrong loses the canary’s pages only; no canary at all is one of nobody', async () => {
	signIn(inside);
	const wrong = channel({ manifest: { ...NEW.manifest, name: 'remote-two' } });
	expect((await withCanaries(wrong)).remotes[REMOTE]?.unusable).toMatch(/name/);
	expect(await buildOf(channel({ salt: 7 }))).toBe('1.1.0');
	signIn(outside);
	expect((await withCanaries(wrong)).remotes[REMOTE]?.unusable).toBeUndefined();
});
