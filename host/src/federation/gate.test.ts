import { HOST_CONTRACT, type Kill, type RegistryEntry } from '@borlette/shared/federation';
import { refusalOf } from './gate.ts';

Object.assign(globalThis, { __SHARED_VERSIONS__: { react: '19.3.1' } });

const entryThat = (contract: string, killed: Partial<Kill>[] = [], shared = {}) =>
	({
		url: '/',
		killed,
		manifest: { contract, shared, version: '1.1.0', build: 'abc' },
	}) as unknown as RegistryEntry;

test('lets a remote run whose contract range holds the host’s version', () => {
	expect(refusalOf(entryThat(`^${HOST_CONTRACT}`))).toBeUndefined();
});

test('refuses one that needs another contract, and says which', () => {
	expect(refusalOf(entryThat('^99.0.0'))).toEqual({
		reason: 'contract',
		needs: '^99.0.0',
		has: HOST_CONTRACT,
	});
});

test('refuses a killed build, and only that one', () => {
	const kill = { version: '1.1.0', build: 'abc', reason: 'it sells twice' };
	const range = `^${HOST_CONTRACT}`;
	expect(refusalOf(entryThat(range, [kill]))).toEqual({
		reason: 'killed',
		because: 'it sells twice',
	});
	expect(refusalOf(entryThat(range, [{ ...kill, build: 'def' }]))).toBeUndefined();
});

test.each([
	['react', '19.3.1', true],
	['react', '19.2.0', true],
	['react', '19.4.0', false],
	['react', '18.3.1', false],
	['left-pad', '1.0.0', false],
])('built with %s %s, it runs here: %s', (name, version, runs) => {
	const refusal = refusalOf(entryThat(`^${HOST_CONTRACT}`, [], { [name]: version }));
	expect(refusal?.reason).toBe(runs ? undefined : 'shared');
});

test.each([
	[{ agent: '1.4.0' }, undefined],
	[{ agent: '1.1.0' }, 'api'],
	[{ agent: '2.0.0' }, 'api'],
	[{}, 'api'],
	[null, undefined],
])('needing agent ^1.2.0 of an API with %j, it is refused for: %s', (features, reason) => {
	const { manifest, ...entry } = entryThat(`^${HOST_CONTRACT}`);
	const needing = { ...entry, manifest: { ...manifest, api: { agent: '^1.2.0' } } };
	expect(refusalOf(needing, features as never)?.reason).toBe(reason);
});
