import { HOST_CONTRACT, type RegistryEntry } from '@borlette/shared/federation';
import { refusalOf } from './gate.ts';

const entryThatNeeds = (contract: string) =>
	({ url: '/', manifest: { contract } }) as unknown as RegistryEntry;

test('lets a remote run whose contract range holds the host’s version', () => {
	expect(refusalOf(entryThatNeeds(`^${HOST_CONTRACT}`))).toBeUndefined();
});

test('refuses one that needs another contract, and says which', () => {
	expect(refusalOf(entryThatNeeds('^99.0.0'))).toEqual({
		reason: 'contract',
		needs: '^99.0.0',
		has: HOST_CONTRACT,
	});
});
