import { keptOf } from './kept.mjs';

/**
 * @import { Shape, Shaped, Signature } from '../../src/contract/shape.ts'
 * @import { Named, Obj, Union, Way } from './kept.mjs'
 */

/**
 * Leaves of a type what a build can have to do with (kept.mjs), so that a change of the rest concerns it no more.
 * @param {Shaped} shaped
 * @param {Named} names that it reads
 * @param {Named} keys that it hands on
 * @param {{ isCall?: boolean, reads?: Named }} [options] what a call takes is made by the build, or by the
 *   kit for it; `reads`: names of properties that it reads, where these are not all of its names
 * @returns {Shaped}
 */
export function pruned({ is, types }, names, keys, { isCall = false, reads = names } = {}) {
	const kept = keptOf(types, { names, keys, reads, isCall });
	/** @type {Shape[]} */
	const table = [];
	/** @type {Map<string, number>} */
	const places = new Map();

	/** @param {Shape[]} shapes @param {Way} way */
	const every = (shapes, way) => shapes.map((each) => of(each, way));

	/** @param {Shape} shape @param {Way} way @returns {Shape} */
	const of = (shape, way) => {
		if (typeof shape === 'string') return shape;
		if ('$' in shape) return reference(shape.$, way);
		if ('union' in shape) return union(shape, way);
		if ('props' in shape) return object(shape, way);
		return ofList(shape, way);
	};

	/** What is several, or has them in it. @param {Exclude<Shape, string>} shape @param {Way} way @returns {Shape} */
	const ofList = (shape, way) => {
		if ('all' in shape) return { all: every(shape.all, way) };
		if ('array' in shape) return { array: of(shape.array, way) };
		if ('tuple' in shape) return { tuple: every(shape.tuple, way) };
		if ('fns' in shape) return { fns: shape.fns.map((each) => signature(each, way)) };
		return 'lib' in shape && shape.args ? { ...shape, args: every(shape.args, way) } : shape;
	};

	/** @param {number} at @param {Way} way */
	const reference = (at, way) => {
		const key = `${way}${at}`;
		const known = places.get(key);
		if (known !== undefined) return { $: known };
		const place = table.length;
		places.set(key, place);
		table.push('unknown');
		table[place] = of(types[at] ?? 'unknown', way);
		return { $: place };
	};

	/** @param {Way} way @returns {Way} */
	const other = (way) => (way === 'in' ? 'out' : 'in');

	/** @param {Signature} shape @param {Way} way @returns {Signature} */
	const signature = ({ in: taken, out, bounds, ...rest }, way) => ({
		...rest,
		in: taken.map((each) => of(each, other(way))),
		out: of(out, way),
		...(bounds && { bounds: bounds.map((each) => of(each, other(way))) }),
	});

	/** @param {Obj} shape @param {Way} way */
	const object = (shape, way) =>
		way === 'in' && kept.isPassedOn(shape) ? PASSED_ON : parts(shape, way);

	/** @param {Obj} shape @param {Way} way @returns {Obj} */
	const parts = (shape, way) => ({
		props: Object.fromEntries(
			kept
				.properties(shape, way)
				.map(([name, property]) => [name, { ...property, is: of(property.is, way) }]),
		),
		...(shape.index !== undefined && { index: of(shape.index, way) }),
	});

	/** @param {Union} shape @param {Way} way @returns {Shape} */
	const union = (shape, way) =>
		(way === 'out' && kept.words(shape)) || { union: every(kept.alternatives(shape, way), way) };

	return { is: of(is, 'out'), types: table };
}

/** @type {Obj} */
const PASSED_ON = { props: {}, index: 'any' };
