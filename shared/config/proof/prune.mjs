/**
 * @typedef {{ has: (name: string) => boolean }} Named
 *
 * Leaves of a type what a build can have to do with: of what it reads, the properties that it
 * names; of what it sends, those and the ones that must be there. Words that it reads are kept with
 * those of them that it names; where it names none, any text will do. Of words that a door takes, and of
 * objects that one word tells apart (`kind`), those are kept that it writes somewhere.
 * @param {import('./shapes.mjs').Shaped} shaped
 * @param {Named} names that it reads
 * @param {Named} keys that it hands on
 * @param {{ isCall?: boolean, reads?: Named }} [options] what a call takes is made by the build, or by the
 *   kit for it; `reads`: names of properties that it reads, where these are not all of its names
 * @returns {import('./shapes.mjs').Shaped}
 */
export function pruned({ is, types }, names, keys, { isCall = false, reads = names } = {}) {
	const table = [];
	const places = new Map();

	const every = (shapes, way) => shapes.map((each) => of(each, way));
	/** By the property that tells one kind of type from another; the others are as they are. */
	const kinds = {
		$: ({ $ }, way) => reference($, way),
		union: (shape, way) => union(shape, way),
		all: ({ all }, way) => ({ all: every(all, way) }),
		array: ({ array }, way) => ({ array: of(array, way) }),
		tuple: ({ tuple }, way) => ({ tuple: every(tuple, way) }),
		fns: ({ fns }, way) => ({ fns: fns.map((each) => signature(each, way)) }),
		props: (shape, way) => object(shape, way),
		args: ({ lib, args }, way) => ({ lib, args: every(args, way) }),
	};
	const of = (shape, way) => {
		const kind = typeof shape === 'object' && Object.keys(kinds).find((each) => each in shape);
		return kind ? kinds[kind](shape, way) : shape;
	};

	const reference = (at, way) => {
		const key = `${way}${at}`;
		if (!places.has(key)) {
			const place = table.length;
			places.set(key, place);
			table.push('unknown');
			table[place] = of(types[at], way);
		}
		return { $: places.get(key) };
	};

	const other = (way) => (way === 'in' ? 'out' : 'in');

	const signature = ({ in: taken, out, bounds, ...rest }, way) => ({
		...rest,
		in: taken.map((each) => of(each, other(way))),
		out: of(out, way),
		...(bounds && { bounds: bounds.map((each) => of(each, other(way))) }),
	});

	const object = (shape, way) =>
		way === 'in' && isPassedOn(shape) ? PASSED_ON : parts(shape, way);

	/** Objects that have parts which nobody here names come from the host and go back to it. */
	const isPassedOn = ({ props }) =>
		!isCall && Object.entries(props).some(([name, { opt }]) => !opt && !keys.has(name));

	const parts = ({ props, index }, way) => ({
		props: Object.fromEntries(
			Object.entries(props)
				.filter(([name, { opt }]) => (way === 'out' ? reads.has(name) : !opt || keys.has(name)))
				.map(([name, property]) => [name, { ...property, is: of(property.is, way) }]),
		),
		...(index !== undefined && { index: of(index, way) }),
	});

	const isWritten = (shape) => {
		const whole = resolved(shape);
		if (isText(whole)) return keys.has(whole.lit);
		const parts = typeof whole === 'object' && 'props' in whole ? Object.values(whole.props) : [];
		return parts.every(({ is: part, opt }) => opt || !isText(part) || keys.has(part.lit));
	};
	const resolved = (shape) =>
		typeof shape === 'object' && '$' in shape ? resolved(types[shape.$]) : shape;

	/** What the kit sends for it in a call stands nowhere in its sources. */
	const written = ({ union }, way) => {
		const kept = way === 'in' && !isCall ? union.filter(isWritten) : union;
		return kept.length > 0 ? kept : union;
	};

	const union = (shape, way) => {
		const words = way === 'out' && wordsOf(shape);
		if (!words) return { union: written(shape, way).map((each) => of(each, way)) };
		const named = words.filter((word) => names.has(String(word)));
		return named.length > 0 ? { ...shape, named } : withoutWords(shape);
	};

	return { is: of(is, 'out'), types: table };
}

const PASSED_ON = { props: {}, index: 'any' };

const isWord = (shape) => typeof shape === 'object' && 'lit' in shape;
const isText = (shape) => isWord(shape) && typeof shape.lit === 'string';
const isNothing = (shape) => shape === 'null' || shape === 'undefined';

/** The values of a union that is nothing but texts, null and absence aside. */
function wordsOf({ union }) {
	const isOfWords = union.every((each) => isNothing(each) || isText(each));
	const words = union.filter(isWord).map(({ lit }) => lit);
	return isOfWords && words.length > 1 ? words : undefined;
}

const withoutWords = ({ union }) => {
	const rest = union.filter(isNothing);
	return rest.length > 0 ? { union: ['string', ...rest] } : 'string';
};
