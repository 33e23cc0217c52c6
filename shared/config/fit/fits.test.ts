import type { Shape, Shaped } from '../../src/contract/shape.ts';
import { misfitOf } from './fits.mjs';

const type = (is: Shape, types: Shape[] = []): Shaped => ({ is, types });
const object = (props: Record<string, Shape>): Shape => ({
	props: Object.fromEntries(
		Object.entries(props).map(([name, is]) =>
			name.endsWith('?') ? [name.slice(0, -1), { is, opt: true as const }] : [name, { is }],
		),
	),
});
const from = (props: Record<string, Shape>, out: Shape = 'undefined'): Shaped =>
	type({ fns: [{ in: [object(props)], optional: 0, out }] });
const to = (out: Shape): Shaped => type({ fns: [{ in: [], optional: 0, out }] });
const word = (...words: string[]): Shape => ({ union: words.map((lit) => ({ lit })) });
const named = (words: string[], all: string[]): Shape => ({
	union: all.map((lit) => ({ lit })),
	named: words,
});

const ANY_TEXT: Shape = { all: ['string', object({})] };

const FITS: [string, Shaped, Shaped][] = [
	['the same', from({ a: 'string' }), from({ a: 'string' })],
	['a new optional input', from({ a: 'string', 'b?': 'number' }), from({ a: 'string' })],
	[
		'an input that may be given now, and was never',
		from({ 'a?': 'string' }),
		from({ 'a?': 'undefined' }),
	],
	[
		'an input that may be left out now, and was sent as undefined',
		from({ 'a?': 'string' }),
		from({ a: { union: ['string', 'undefined'] } }),
	],
	['an input that may be left out now', from({ 'a?': 'string' }), from({ a: 'string' })],
	['an input that takes more', from({ a: word('x', 'y', 'z') }), from({ a: word('x', 'y') })],
	['a new field', to(object({ a: 'string', b: 'number' })), to(object({ a: 'string' }))],
	[
		'a field that is never null now',
		to(object({ a: 'string' })),
		to(object({ a: { union: ['null', 'string'] } })),
	],
	[
		'kinds that were one and are several now',
		from({
			of: {
				union: [
					object({ kind: word('money', 'count'), name: 'string', 'total?': 'boolean' }),
					object({ kind: { lit: 'percent' }, name: 'string' }),
				],
			},
		}),
		from({ of: object({ kind: word('money', 'percent'), name: 'string' }) }),
	],
	[
		'one more word beside any text',
		to({ union: [{ lit: 'x' }, { lit: 'y' }, ANY_TEXT] }),
		to({ union: [{ lit: 'x' }, ANY_TEXT] }),
	],
	['a component that draws nothing for once', to({ union: ['null', 'drawn'] }), to('drawn')],
	[
		'one argument less',
		type({ fns: [{ in: [], optional: 0, out: 'string' }] }),
		from({ a: 'string' }, 'string'),
	],
	[
		'anything passed on',
		from({ a: 'string', b: 'string' }),
		type({ fns: [{ in: [{ props: {}, index: 'any' }], optional: 0, out: 'undefined' }] }),
	],
	[
		'a callback that is told more',
		from({
			onDone: {
				fns: [{ in: [object({ a: 'string', b: 'string' })], optional: 0, out: 'undefined' }],
			},
		}),
		from({ onDone: { fns: [{ in: [object({ a: 'string' })], optional: 0, out: 'undefined' }] } }),
	],
];
test.each(FITS)('fits: %s', (_, offered, needed) => {
	expect(misfitOf(offered, needed)).toBeUndefined();
});

const MISFITS: [string, Shaped, Shaped][] = [
	[
		'of.total is needed now',
		from({
			of: {
				union: [
					object({ kind: { lit: 'money' }, total: 'boolean' }),
					object({ kind: { lit: 'percent' } }),
				],
			},
		}),
		from({ of: object({ kind: word('money', 'percent') }) }),
	],
	['a is gone', to(object({})), to(object({ a: 'string' }))],
	['a may be missing now', to(object({ 'a?': 'string' })), to(object({ a: 'string' }))],
	[
		'a was string, is null',
		to(object({ a: { union: ['null', 'string'] } })),
		to(object({ a: 'string' })),
	],
	['a was string, is number', to(object({ a: 'number' })), to(object({ a: 'string' }))],
	['was string, is number', to('number'), to(ANY_TEXT)],
	[
		'a[].b is gone',
		to(object({ a: { array: object({}) } })),
		to(object({ a: { array: object({ b: 'string' }) } })),
	],
	['a is needed now', from({ a: 'string' }), from({})],
	['a is needed now', from({ a: 'string' }), from({ 'a?': 'string' })],
	['b is not taken any more', from({ a: 'string' }), from({ a: 'string', 'b?': 'string' })],
	['a takes string now, no number', from({ a: 'string' }), from({ a: 'number' })],
	['a takes "x" now, no "y"', from({ a: { lit: 'x' } }), from({ a: { lit: 'y' } })],
	[
		'onDone.b is gone',
		from({ onDone: { fns: [{ in: [object({})], optional: 0, out: 'undefined' }] } }),
		from({ onDone: { fns: [{ in: [object({ b: 'string' })], optional: 0, out: 'undefined' }] } }),
	],
	[
		'needs 1 arguments now, was 0',
		from({ a: 'string' }),
		type({ fns: [{ in: [], optional: 0, out: 'undefined' }] }),
	],
];
test.each(MISFITS)('does not fit: %s', (said, offered, needed) => {
	expect(misfitOf(offered, needed)).toBe(said);
});

test('types that hold themselves are compared to their ends', () => {
	const tree = (leaf: Shape): Shaped =>
		type({ fns: [{ in: [], optional: 0, out: { $: 0 } }] }, [
			object({ leaf, 'children?': { array: { $: 0 } } }),
		]);
	expect(misfitOf(tree('string'), tree('string'))).toBeUndefined();
	expect(misfitOf(tree('number'), tree('string'))).toBe('leaf was string, is number');
});

describe('words of an answer', () => {
	const states = ['open', 'closed'];
	test('of which the build names some may not be lost', () => {
		expect(misfitOf(to(word('open')), to(named(['closed'], states)), true)).toBe(
			'is never "closed" any more',
		);
	});
	test('nor may there be one more, which it would have no text for', () => {
		const more = to(word('open', 'closed', 'late'));
		expect(misfitOf(more, to(named(['open'], states)), true)).toMatch(/may be "late" now/);
	});
	test('doors may learn words', () => {
		const more = to(word('open', 'closed', 'late'));
		expect(misfitOf(more, to(named(['open'], states)))).toBeUndefined();
	});
});

test('what a call checks the form of, it may refuse; another form does not fit', () => {
	const day: Shape = { base: 'string', format: 'date' };
	const instant: Shape = { base: 'string', format: 'date-time' };
	expect(misfitOf(from({ a: day }), from({ a: 'string' }), true)).toBeUndefined();
	expect(misfitOf(from({ a: instant }), from({ a: day }), true)).toMatch(/^a takes/);
	expect(misfitOf(to(object({ a: instant })), to(object({ a: day })), true)).toMatch(/^a was/);
});

test('a number without a unit may stand for one that has got one since; another unit may not', () => {
	const money: Shape = { base: 'number', format: 'amount' };
	const share: Shape = { base: 'number', format: 'percent' };
	expect(misfitOf(to(object({ a: 'number' })), to(object({ a: money })), true)).toBeUndefined();
	expect(misfitOf(to(object({ a: share })), to(object({ a: money })), true)).toMatch(/^a was/);
});
