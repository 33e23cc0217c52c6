import { HOST_CONTRACT, type Kill, type RegistryEntry } from '@borlette/shared/federation';
import { refusalOf } from './gate.ts';

const entryThat = (contract: string, killed: Partial<Kill>[] = []) =>
	({
		url: '/',
		killed,
		manifest: { contract, version: '1.1.0', build: 'abc' },
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
