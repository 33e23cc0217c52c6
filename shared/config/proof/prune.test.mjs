import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pruned } from './prune.mjs';

/** @import { Shape, Shaped } from '../../src/contract/shape.ts' */

/** @param {string} text */
const lit = (text) => ({ lit: text });
/** @param {Shape} shape @returns {Shaped} */
const takes = (shape) => ({
	is: { fns: [{ in: [shape], optional: 0, out: 'undefined' }] },
	types: [],
});
/** @param {Shaped} shaped */
const functionOf = ({ is }) => {
	assert.ok(typeof is === 'object' && 'fns' in is);
	return is.fns[0];
};
/** @param {Shaped} shaped */
const taken = (shaped) => functionOf(shaped).in[0];
const nothing = new Set();

test('of words that a door takes those are kept that the build writes', () => {
	const kinds = takes({ union: [lit('day'), lit('hour'), 'null'] });
	assert.deepEqual(taken(pruned(kinds, nothing, new Set(['day']))), {
		union: [lit('day'), 'null'],
	});
});

test('and of objects that a word tells apart, those of which the build writes the word', () => {
	/** @param {string} kind */
	const column = (kind) => ({ props: { kind: { is: lit(kind) } } });
	const columns = takes({ union: [column('text'), column('picture')] });
	assert.deepEqual(taken(pruned(columns, nothing, new Set(['kind', 'text']))), {
		union: [column('text')],
	});
});

test('what a call takes stays whole: the kit sends words in its place', () => {
	const order = takes({ union: [lit('up'), lit('down')] });
	assert.deepEqual(pruned(order, nothing, nothing, { isCall: true }), order);
});

test('of what a door answers the properties count that are read, not those that are only written', () => {
	const definition = { props: { kind: { is: 'string' }, name: { is: 'string' } } };
	const makes = { is: { fns: [{ in: [], optional: 0, out: definition }] }, types: [] };
	const names = new Set(['kind', 'name']);
	const { out } = functionOf(pruned(makes, names, names, { reads: new Set(['name']) }));
	assert.deepEqual(out, { props: { name: { is: 'string' } } });
});
