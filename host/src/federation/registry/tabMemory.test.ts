import { tabMemory } from './tabMemory.ts';

afterEach(() => jest.restoreAllMocks());

test('it is remembered by another page of the same tab', () => {
	expect(tabMemory('names').add('one')).toBe(true);
	expect(tabMemory('names').has('one')).toBe(true);
	expect(tabMemory('names').remove('one')).toBe(true);
	expect(tabMemory('names').has('one')).toBe(false);
});

test.each(['QuotaExceededError', 'SecurityError'])(
	'without a storage (%s) it is good for this page',
	(name) => {
		const fail = () => {
			throw new DOMException('', name);
		};
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
		if (name === 'SecurityError') jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail);
		const names = tabMemory('others');
		expect(names.add('one')).toBe(false);
		expect([names.has('one'), names.has('two')]).toEqual([true, false]);
		names.remove('one');
		expect(names.has('one')).toBe(false);
	},
);
