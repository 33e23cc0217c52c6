/**
 * @import { Property, Shape, Shaped, Signature } from '../../src/contract/shape.ts'
 * @typedef {{ has: (name: string) => boolean }} Named
 * @typedef {'in' | 'out'} Way
 * @typedef {Extract<Shape, { union: Shape[] }>} Union
 * @typedef {Extract<Shape, { props: Record<string, Property> }>} Obj
 */

/**
 * Leaves of a type what a build can have to do with: of what it reads, the properties that it
 * names; of what it sends, those and the ones that must be there. Words that it reads are kept with
 * those of them that it names; where it names none, any text will do. Of words that a door takes, and of
 * objects that one word tells apart (`kind`), those are kept that it writes somewhere.
 * @param {Shaped} shaped
 * @param {Named} names that it reads
 * @param {Named} keys that it hands on
 * @param {{ isCall?: boolean, reads?: Named }} [options] what a call takes is made by the build, or by the
 *   kit for it; `reads`: names of properties that it reads, where these are not all of its names
 * @returns {Shaped}
 */
export function pruned({ is, types }, names, keys, { isCall = false, reads = names } = {}) {
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
		way === 'in' && isPassedOn(shape) ? PASSED_ON : parts(shape, way);

	/** Objects that have parts which nobody here names come from the host and go back to it. @param {Obj} shape */
	const isPassedOn = ({ props }) =>
		!isCall && Object.entries(props).some(([name, { opt }]) => !opt && !keys.has(name));

	/** @param {Obj} shape @param {Way} way @returns {Obj} */
	const parts = ({ props, index }, way) => ({
		props: Object.fromEntries(
			Object.entries(props)
				.filter(([name, { opt }]) => (way === 'out' ? reads.has(name) : !opt || keys.has(name)))
				.map(([name, property]) => [name, { ...property, is: of(property.is, way) }]),
		),
		...(index !== undefined && { index: of(index, way) }),
	});

	/** @param {Shape} shape */
	const isWritten = (shape) => {
		const whole = resolved(shape);
		if (isText(whole)) return keys.has(whole.lit);
		const parts = typeof whole === 'object' && 'props' in whole ? Object.values(whole.props) : [];
		return parts.every(({ is: part, opt }) => opt || !isText(part) || keys.has(part.lit));
	};
	/** @param {Shape} shape @returns {Shape} */
	const resolved = (shape) =>
		typeof shape === 'object' && '$' in shape ? resolved(types[shape.$] ?? 'unknown') : shape;

	/** What the kit sends for it in a call stands nowhere in its sources. @param {Union} shape @param {Way} way */
	const written = ({ union }, way) => {
		const kept = way === 'in' && !isCall ? union.filter(isWritten) : union;
		return kept.length > 0 ? kept : union;
	};

	/** @param {Union} shape @param {Way} way @returns {Shape} */
	const union = (shape, way) => {
		const words = way === 'out' && wordsOf(shape);
		if (!words) return { union: written(shape, way).map((each) => of(each, way)) };
		const named = words.filter((word) => names.has(String(word)));
		return named.length > 0 ? { ...shape, named } : withoutWords(shape);
	};

	return { is: of(is, 'out'), types: table };
}

/** @type {Obj} */
const PASSED_ON = { props: {}, index: 'any' };

/** @param {Shape} shape @returns {shape is { lit: string | number | boolean }} */
const isWord = (shape) => typeof shape === 'object' && 'lit' in shape;
/** @param {Shape} shape @returns {shape is { lit: string }} */
const isText = (shape) => isWord(shape) && typeof shape.lit === 'string';
/** @param {Shape} shape */
const isNothing = (shape) => shape === 'null' || shape === 'undefined';

/** The values of a union that is nothing but texts, null and absence aside. @param {Union} shape */
function wordsOf({ union }) {
	const isOfWords = union.every((each) => isNothing(each) || isText(each));
	const words = union.filter(isText).map(({ lit }) => lit);
	return isOfWords && words.length > 1 ? words : undefined;
}

/** @param {Union} shape @returns {Shape} */
const withoutWords = ({ union }) => {
	const rest = union.filter(isNothing);
	return rest.length > 0 ? { union: ['string', ...rest] } : 'string';
};
