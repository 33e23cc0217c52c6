/**
 * @import { Property, Shape } from '../../src/contract/shape.ts'
 * @typedef {{ has: (name: string) => boolean }} Named
 * @typedef {'in' | 'out'} Way
 * @typedef {Extract<Shape, { union: Shape[] }>} Union
 * @typedef {Extract<Shape, { props: Record<string, Property> }>} Obj
 */

/**
 * Which parts of a type a build can have to do with. Of what it reads: the properties that it names, and those of a set of
 * words that it names. Of what it sends: what it names, and what must be there; of words that a door takes, and of objects
 * that one word tells apart (`kind`), those that it writes somewhere.
 * @param {Shape[]} types that `{ $: number }` leads to
 * @param {{ names: Named, keys: Named, reads: Named, isCall: boolean }} built `names` that it reads, `keys` that it hands
 *   on, `reads`: names of properties that it reads; what a call takes is made by the build, or by the kit for it
 */
export function keptOf(types, { names, keys, reads, isCall }) {
	/** @param {Shape} shape @returns {Shape} */
	const resolved = (shape) =>
		typeof shape === 'object' && '$' in shape ? resolved(types[shape.$] ?? 'unknown') : shape;

	/** @param {Shape} shape */
	const isWritten = (shape) => {
		const whole = resolved(shape);
		if (isText(whole)) return keys.has(whole.lit);
		const parts = typeof whole === 'object' && 'props' in whole ? Object.values(whole.props) : [];
		return parts.every(({ is: part, opt }) => opt || !isText(part) || keys.has(part.lit));
	};

	return {
		/** Objects that have parts which nobody here names come from the host and go back to it. @param {Obj} shape */
		isPassedOn: ({ props }) =>
			!isCall && Object.entries(props).some(([name, { opt }]) => !opt && !keys.has(name)),

		/** @param {Obj} shape @param {Way} way */
		properties: ({ props }, way) =>
			Object.entries(props).filter(([name, { opt }]) =>
				way === 'out' ? reads.has(name) : !opt || keys.has(name),
			),

		/** What the kit sends for it in a call stands nowhere in its sources. @param {Union} shape @param {Way} way */
		alternatives: ({ union }, way) => {
			const kept = way === 'in' && !isCall ? union.filter(isWritten) : union;
			return kept.length > 0 ? kept : union;
		},

		/** Of a union of words that is read; where the build names none of them, any text will do. @param {Union} shape @returns {Shape | undefined} */
		words: (shape) => {
			const words = wordsOf(shape);
			const named = words?.filter((word) => names.has(word));
			return named && (named.length > 0 ? { ...shape, named } : withoutWords(shape));
		},
	};
}

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
