import { causesOf, framesOf, messageOf, nameOf } from './describe.ts';

const hostile = {
	get message(): string {
		throw new Error('not even this');
	},
	get name(): string {
		throw new Error('not even this');
	},
	get stack(): string {
		throw new Error('not even this');
	},
	get cause(): string {
		throw new Error('not even this');
	},
	toString() {
		throw new Error('not even this');
	},
};

test.each([
	[null, 'null', 'null'],
	[undefined, 'undefined', 'undefined'],
	['text', 'text', 'string'],
	[0, '0', 'number'],
	[Object.create(null), 'something without words', 'object'],
	[hostile, 'something without words', 'object'],
	[new TypeError('it broke'), 'it broke', 'TypeError'],
	[{ message: { deep: 1 } }, '[object Object]', 'object'],
])('words for anything that was thrown: %#', (thrown, message, name) => {
	expect([messageOf(thrown), nameOf(thrown)]).toEqual([message, name]);
	expect(framesOf(thrown)).toBeInstanceOf(Array);
	expect(causesOf(thrown).length).toBeLessThanOrEqual(1);
});

test('an event that a promise was refused with is told by what it happened to', () => {
	const image = document.createElement('img');
	let event: Event | undefined;
	image.onerror = (happened) => {
		event = happened as Event;
	};
	image.dispatchEvent(new Event('error'));
	expect(messageOf(event)).toBe('error of <img>');
});

test('no text at length', () => {
	expect(messageOf(new Error('x'.repeat(9_000)))).toHaveLength(2_000);
});
