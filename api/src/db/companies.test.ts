import { eachInTurn } from './companies.ts';

/** What is said where the work of each of these fails with its text, and that of the others does not. */
const said = (texts: readonly (string | null)[]): Promise<string> =>
	eachInTurn(texts, async (text) => {
		if (text !== null) throw new Error(text);
	}).then(
		() => '',
		({ message }: Error) => message,
	);

test('what failed of several says why: each reason once, and of many the first', async () => {
	expect(await said(['no room', null])).toBe('no room');
	expect(await said(['no room', null, 'no room', 'away'])).toBe('3 of 4 failed: no room; away');
	expect(await said(['a', 'b', 'c', 'd', 'e'])).toBe('5 of 5 failed: a; b; c; and 2 more reasons');
	expect((await said(['x'.repeat(9_999), 'y'])).length).toBeLessThan(250);
});
