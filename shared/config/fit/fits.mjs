/**
 * @import { Property, Shape, Shaped, Signature } from '../../src/contract/shape.ts'
 * @typedef {string | undefined} Misfit why something offered does not do for what is needed, in English,
 *   beginning with the place
 * @typedef {'in' | 'out'} Way
 * @typedef {{ place: string, way: Way, isCall: boolean, fitting: Pairs }} Step
 * @typedef {{ union: Shape[], named?: Word[] }} Union
 * @typedef {string | number | boolean} Word
 * @typedef {{ typed: Shaped, isOptional: boolean }} Part
 * @typedef {{ props: Map<string, Part>, index: Shaped | undefined, isOpen: boolean }} Parts of an object
 */

/** Pairs of types; what was concluded from a pair that does not fit is forgotten with it. */
class Pairs {
	/** @type {[Shape, Way, Shape][]} */
	order = [];
	/** @type {Map<Shape, Map<Way, Set<Shape>>>} */
	known = new Map();
	/** @param {Shape} from @param {Way} way @param {Shape} to */
	has(from, way, to) {
		return this.known.get(from)?.get(way)?.has(to) ?? false;
	}
	/** @param {Shape} from @param {Way} way @param {Shape} to @returns {number} what to forget it by */
	add(from, way, to) {
		const ways = this.known.get(from) ?? new Map();
		this.known.set(from, ways.set(way, (ways.get(way) ?? new Set()).add(to)));
		return this.order.push([from, way, to]) - 1;
	}
	/** @param {number} place */
	forgetFrom(place) {
		for (const [from, way, to] of this.order.splice(place))
			this.known.get(from)?.get(way)?.delete(to);
	}
}

/** What React draws is one type: it does not matter whether it is an element, a text or nothing. */
const DRAWN = ['drawn', 'string', 'number', 'boolean', 'bigint', 'null', 'undefined'];

/**
 * @param {Shaped} offered what is there now
 * @param {Shaped} needed what the build was made with, without the parts that it does not name
 * @param {boolean} isCall it is a call of the API, not an export of a door
 * @returns {Misfit}
 */
export function misfitOf(offered, needed, isCall = false) {
	/** @type {Step} */
	const step = { place: '', way: 'out', isCall, fitting: new Pairs() };
	return assign(offered, needed, step);
}
/** @param {Shaped} typed @param {Shape} is @returns {Shaped} */
const at = (typed, is) => ({ is, types: typed.types });
/** @param {Step} step @param {string} place @returns {Step} */
const deeper = (step, place) => ({ ...step, place: step.place + place });
/** @param {Step} step @returns {Step} */
const turned = (step) => ({ ...step, way: step.way === 'in' ? 'out' : 'in' });

/** @param {Step} step @param {string} what */
function said(step, what) {
	return step.place ? `${placeOf(step)} ${what}` : what;
}

/** @param {Shape} shape @returns {shape is { $: number }} */
function isRef(shape) {
	return typeof shape === 'object' && '$' in shape;
}

/** @param {Shaped} typed */
function resolved(typed) {
	let { is } = typed;
	while (isRef(is)) is = typed.types[is.$] ?? 'unknown';
	return at(typed, is);
}

/**
 * Whether a value of the type `from` may go where `to` is expected.
 * @param {Shaped} from
 * @param {Shaped} to
 * @param {Step} step
 * @returns {Misfit}
 */
function assign(from, to, step) {
	const [value, place] = [resolved(from), resolved(to)];
	const [f, t] = [value.is, place.is];
	if (typeof f === 'string' || typeof t === 'string') return compare(value, place, step);
	if (step.fitting.has(f, step.way, t)) return undefined;
	const mark = step.fitting.add(f, step.way, t);
	const misfit = compare(value, place, step);
	if (misfit) step.fitting.forgetFrom(mark);
	return misfit;
}

/** @param {Shaped} from @param {Shaped} to @param {Step} step @returns {Misfit} */
function compare(from, to, step) {
	const [f, t] = [from.is, to.is];
	if (t === 'unknown' || t === 'any' || f === 'any' || f === 'never') return undefined;
	if (isUnion(t) && t.named) return compareWords(from, t, step);
	if (isUnion(f)) return each(f.union, (is) => assign(at(from, is), to, step));
	if (typeof t === 'string') return intoPlain(from, t, step);
	if (isUnion(t)) return intoUnion(from, to, t.union, step);
	return 'all' in t ? intoAll(from, to, t.all, step) : intoKind(from, to, t, step);
}
/** @param {Shape} shape @returns {shape is Union} */
const isUnion = (shape) => typeof shape === 'object' && 'union' in shape;

/** @param {Shaped} from @param {Shaped} to @param {Exclude<Shape, string>} t @param {Step} step */
function intoKind(from, to, t, step) {
	const f = from.is;
	if (typeof f === 'object' && 'all' in f) return fromAll(from, f.all, to, step);
	if ('base' in t) return intoFormat(from, to, t, step);
	if ('array' in t) return intoArray(from, to, t.array, step);
	if ('tuple' in t) return intoTuple(from, to, t.tuple, step);
	if ('fns' in t) return intoFunctions(from, to, t.fns, step);
	if ('props' in t) return intoObject(from, to, t, step);
	if ('lib' in t) return intoLibrary(from, to, t, step);
	return isSame(f, t) ? undefined : changed(from, to, step);
}
/** @param {unknown} one @param {unknown} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @template T @param {Iterable<T>} all @param {(one: T) => Misfit} check */
function each(all, check) {
	for (const one of all) {
		const misfit = check(one);
		if (misfit) return misfit;
	}
	return undefined;
}
/** @param {Shaped} from @param {Shaped} to @param {Step} step */
const changed = (from, to, step) =>
	step.way === 'out'
		? said(step, `was ${nameOf(to)}, is ${nameOf(from)}`)
		: said(step, `takes ${nameOf(to)} now, no ${nameOf(from)}`);

/** A type in a few words. @param {Shaped} typed @returns {string} */
function nameOf(typed) {
	const { is } = resolved(typed);
	if (typeof is === 'string') return is;
	if ('lit' in is) return JSON.stringify(is.lit);
	if ('lib' in is) return is.lib.replace(/^.*#/, '');
	if ('base' in is) return `${is.base} (${is.format})`;
	if ('union' in is)
		return is.union
			.map((one) => nameOf(at(typed, one)))
			.join(' | ')
			.slice(0, 80);
	if ('fns' in is) return 'a function';
	if ('array' in is || 'tuple' in is) return 'a list';
	return 'text' in is ? is.text.slice(0, 80) : 'an object';
}

/** @param {Shape} shape */
function isDrawn(shape) {
	if (typeof shape === 'string') return DRAWN.includes(shape);
	if ('lib' in shape) return shape.lib.startsWith('react#');
	return 'lit' in shape || 'array' in shape;
}

/**
 * Words (`'open' | 'closed'`) of which the build names some: it knows what to do with those it was built with.
 * @param {Shaped} from
 * @param {Union} union
 * @param {Step} step
 */
function compareWords(from, { union, named = [] }, step) {
	const has = wordsOf(from);
	if (!has) return changed(from, { is: { union }, types: [] }, step);
	const gone = named.find((word) => !has.includes(word));
	if (gone !== undefined) return said(step, `is never ${JSON.stringify(gone)} any more`);
	const known = union.map((one) => (typeof one === 'object' && 'lit' in one ? one.lit : one));
	const added = step.isCall && has.find((word) => !known.includes(word));
	return added
		? said(step, `may be ${JSON.stringify(added)} now, which the build does not know`)
		: undefined;
}

/**
 * Its values, where it has only so many; `null` and absence aside by name.
 * @param {Shaped} typed
 * @returns {Word[] | undefined}
 */
function wordsOf(typed) {
	const { is } = resolved(typed);
	if (is === 'null' || is === 'undefined') return [is];
	if (typeof is === 'string') return undefined;
	if ('lit' in is) return [is.lit];
	if (!('union' in is)) return undefined;
	const all = is.union.map((one) => wordsOf(at(typed, one)));
	return all.every((one) => one !== undefined) ? all.flat() : undefined;
}

/** @param {Shaped} from @param {Shaped} to @param {Shape[]} union @param {Step} step @returns {Misfit} */
function intoUnion(from, to, union, step) {
	/** @type {Misfit} */
	let nearest;
	for (const is of union) {
		const misfit = assign(from, at(to, is), step);
		if (misfit === undefined) return undefined;
		// Of several candidates the one that was followed furthest is the one that was meant.
		const isInside = misfit.startsWith(placeOf(step)) && depthOf(misfit) > depthOf(placeOf(step));
		if (isInside && depthOf(misfit) > depthOf(nearest ?? '')) nearest = misfit;
	}
	const kinds = kindsOf(from, to, union);
	if (kinds) return each(kinds, (one) => intoUnion(one, to, union, step));
	return nearest ?? changed(from, to, step);
}

/** @type {true} */
const OPTIONAL = true;

/**
 * `{ kind: 'a' | 'b' }` as one object for each word, where candidates are told apart by that word: what
 * was one of several kinds together may be a kind of its own now.
 * @param {Shaped} from
 * @param {Shaped} to
 * @param {Shape[]} union
 * @returns {Shaped[] | undefined}
 */
function kindsOf(from, to, union) {
	const parts = partsOf(from);
	if (!parts) return undefined;
	const candidates = union.map((is) => partsOf(at(to, is))).filter((each) => each !== undefined);
	/** @param {string} name */
	const isTold = (name) =>
		candidates.some(({ props }) => {
			const part = props.get(name);
			return part && wordsOf(part.typed);
		});
	for (const [name, { typed, isOptional }] of parts.props) {
		const { is: whole } = resolved(typed);
		const words = isTold(name) && wordsOf(typed) && isUnion(whole) ? whole.union : [];
		/** @param {Shape} is */
		const only = (is) => ({ props: { [name]: isOptional ? { is, opt: OPTIONAL } : { is } } });
		if (words.length > 1) return words.map((is) => at(from, { all: [from.is, only(is)] }));
	}
	return undefined;
}
/** @param {Step} step */
const placeOf = ({ place }) => place.replace(/^[ .]/, '');
/** @param {string} misfit */
const depthOf = (misfit) => {
	const [place = ''] = misfit.split(' ', 1);
	return place ? place.split(/[.[]/).length : 0;
};

/** @param {Shaped} from @param {string} to @param {Step} step */
function intoPlain(from, to, step) {
	if (to === 'drawn') return isDrawn(from.is) ? undefined : said(step, `is ${nameOf(from)}`);
	const isFit = to === baseOf(from.is) || (to === 'object' && typeof from.is === 'object');
	const isPart = typeof from.is === 'object' && 'all' in from.is && from.is.all.includes(to);
	return isFit || isPart ? undefined : changed(from, { is: to, types: [] }, step);
}

/** `string` of a text, of one certain text and of one of a form. @param {Shape} shape */
function baseOf(shape) {
	if (typeof shape === 'string') return shape;
	if ('lit' in shape) return typeof shape.lit;
	return 'base' in shape ? shape.base : undefined;
}

/**
 * What the API newly checks the form of, it may refuse: an error at its field, not a broken page. A number
 * of which nobody says what it counts is what it was before somebody said it.
 * @param {Shaped} from
 * @param {Shaped} to
 * @param {{ base: string, format: string }} format
 * @param {Step} step
 */
function intoFormat(from, to, { base }, step) {
	const f = from.is;
	if (f === 'number' && base === 'number') return undefined;
	const isFree = f === base || (typeof f === 'object' && 'lit' in f && typeof f.lit === base);
	if (isSame(f, to.is) || (step.way === 'in' && isFree)) return undefined;
	return changed(from, to, step);
}

/** @param {Shaped} from @param {Shaped} to @param {Shape} item @param {Step} step */
function intoArray(from, to, item, step) {
	const f = from.is;
	const items = typeof f === 'object' && ('array' in f ? [f.array] : 'tuple' in f && f.tuple);
	if (!items) return changed(from, to, step);
	return each(items, (one) => assign(at(from, one), at(to, item), deeper(step, '[]')));
}

/** @param {Shaped} from @param {Shaped} to @param {Shape[]} tuple @param {Step} step */
function intoTuple(from, to, tuple, step) {
	const f = from.is;
	if (typeof f !== 'object' || !('tuple' in f) || f.tuple.length < tuple.length) {
		return changed(from, to, step);
	}
	return each([...tuple.entries()], ([place, one]) =>
		assign(at(from, f.tuple[place] ?? 'unknown'), at(to, one), deeper(step, `[${place}]`)),
	);
}

/**
 * @param {Shaped} from
 * @param {Shaped} to
 * @param {{ lib: string, args?: Shape[] }} library
 * @param {Step} step
 */
function intoLibrary(from, to, { lib, args = [] }, step) {
	const f = from.is;
	if (typeof f !== 'object' || !('lib' in f) || f.lib !== lib) return changed(from, to, step);
	return each([...args.entries()], ([place, one]) =>
		assign(at(from, f.args?.[place] ?? 'unknown'), at(to, one), step),
	);
}

/** @param {Shaped} from @param {Shape[]} all @param {Shaped} to @param {Step} step */
function fromAll(from, all, to, step) {
	if (typeof to.is === 'object' && 'props' in to.is) return intoObject(from, to, to.is, step);
	const misfits = all.map((is) => assign(at(from, is), to, step));
	return misfits.includes(undefined) ? undefined : misfits[0];
}

/** @param {Shaped} from @param {Shaped} to @param {Signature[]} wanted @param {Step} step */
function intoFunctions(from, to, wanted, step) {
	const f = from.is;
	if (typeof f !== 'object' || !('fns' in f)) return changed(from, to, step);
	return each(wanted, (one) => {
		const misfits = f.fns.map((has) => intoSignature(at(from, ''), has, at(to, ''), one, step));
		return misfits.includes(undefined) ? undefined : misfits[0];
	});
}

/**
 * @param {Shaped} from
 * @param {Signature} has
 * @param {Shaped} to
 * @param {Signature} wanted
 * @param {Step} step
 */
function intoSignature(from, has, to, wanted, step) {
	/** @param {Signature} signature @param {number} place */
	const parameter = ({ in: all, rest }, place) => {
		const last = all.at(-1);
		if (!rest || place < all.length - 1 || last === undefined) return all[place];
		return typeof last === 'object' && 'array' in last ? last.array : last;
	};
	const demanded = has.in.length - has.optional;
	if (demanded > wanted.in.length) {
		return said(step, `needs ${demanded} arguments now, was ${wanted.in.length}`);
	}
	/** @param {number} place */
	const name = (place) => (has.in.length === 1 || step.isCall ? '' : `argument${place + 1}`);
	const taken = each([...wanted.in.keys()], (place) => {
		const sent = parameter(wanted, place);
		const takes = parameter(has, place);
		if (sent === undefined || takes === undefined) return undefined;
		return assign(at(to, sent), at(from, takes), turned(deeper(step, name(place))));
	});
	const bounds = each([...(has.bounds ?? []).entries()], ([place, bound]) =>
		assign(at(to, wanted.bounds?.[place] ?? 'unknown'), at(from, bound), turned(step)),
	);
	if (taken ?? bounds) return taken ?? bounds;
	return wanted.out === 'undefined'
		? undefined
		: assign(at(from, has.out), at(to, wanted.out), step);
}

/**
 * What an object has, however it is put together; undefined: it is none.
 * @param {Shaped} typed
 * @returns {Parts | undefined}
 */
function partsOf(typed) {
	const whole = resolved(typed);
	const { is } = whole;
	if (typeof is !== 'object') return undefined;
	if ('props' in is) {
		/** @type {Parts['props']} */
		const props = new Map();
		for (const [name, { is: type, opt }] of Object.entries(is.props)) {
			props.set(name, { typed: at(whole, type), isOptional: opt === true });
		}
		const index = is.index === undefined ? undefined : at(whole, is.index);
		return { props, index, isOpen: is.index === 'any' };
	}
	if ('all' in is) {
		const parts = is.all.map((one) => partsOf(at(whole, one)));
		return {
			props: new Map(parts.flatMap((part) => [...(part?.props ?? [])])),
			index: parts.find((part) => part?.index)?.index,
			isOpen: parts.some((part) => !part || part.isOpen),
		};
	}
	return 'lib' in is || 'text' in is || 'param' in is
		? { props: new Map(), index: undefined, isOpen: true }
		: undefined;
}
/** @param {Shape} shape */
const isFunction = (shape) => typeof shape === 'object' && 'fns' in shape;

/**
 * Our own parts of an intersection are asked for as one object, the others one by one.
 * @param {Shaped} from
 * @param {Shaped} to
 * @param {Shape[]} all
 * @param {Step} step
 */
function intoAll(from, to, all, step) {
	/** @param {Shape} is */
	const propsOf = (is) => {
		const whole = resolved(at(to, is)).is;
		return typeof whole === 'object' && 'props' in whole ? whole.props : undefined;
	};
	// `string & {}` is any text: TypeScript's way of proposing some words beside it.
	const isText = all.includes('string');
	const asked = all.filter((is) => !isText || Object.keys(propsOf(is) ?? { of: is }).length > 0);
	const own = asked.some(propsOf) ? intoObject(from, to, to.is, step) : undefined;
	const others = asked.filter((is) => !propsOf(is));
	return own ?? each(others, (is) => assign(from, at(to, is), step));
}

/** @param {Shaped} from @param {Shaped} to @param {Shape} wanted @param {Step} step */
function intoObject(from, to, wanted, step) {
	const has = partsOf(from);
	const wants = partsOf(at(to, wanted));
	if (!wants) return undefined;
	if (!has) {
		const isFit = isFunction(from.is) && wants.props.size === 0;
		return isFit ? undefined : changed(from, to, step);
	}
	return (
		each([...wants.props], ([name, want]) => intoProperty(has, name, want, step)) ??
		droppedOf(has, wants, step)
	);
}

/** @param {Parts} has @param {string} name @param {Part} want @param {Step} step */
function intoProperty(has, name, want, step) {
	const inside = deeper(step, `.${name}`);
	const own = has.props.get(name);
	const given = own?.typed ?? has.index;
	if (!given && (want.isOptional || has.isOpen)) return undefined;
	if (!given) return said(inside, step.way === 'out' ? 'is gone' : 'is needed now');
	if (own?.isOptional && !want.isOptional && !acceptsNothing(want.typed)) {
		return said(inside, step.way === 'out' ? 'may be missing now' : 'is needed now');
	}
	return assign(want.isOptional ? whereGiven(given) : given, want.typed, inside);
}

/** What may be left out may be `undefined` too. @param {Shaped} typed */
function whereGiven(typed) {
	const { is } = resolved(typed);
	if (is === 'undefined') return at(typed, 'never');
	if (!isUnion(is)) return typed;
	return at(typed, { ...is, union: is.union.filter((one) => one !== 'undefined') });
}

/**
 * What the build hands on and nobody takes: it is used and not offered.
 * @param {Parts} has
 * @param {Parts} wants
 * @param {Step} step
 */
function droppedOf(has, wants, step) {
	if (step.way === 'out' || wants.isOpen || wants.index) return undefined;
	const dropped = [...has.props.keys()].find((name) => !wants.props.has(name));
	return dropped ? said(deeper(step, `.${dropped}`), 'is not taken any more') : undefined;
}

/** @param {Shaped} typed @returns {boolean} */
function acceptsNothing(typed) {
	const { is } = resolved(typed);
	if (typeof is === 'string') return ['undefined', 'unknown', 'any', 'drawn'].includes(is);
	return 'union' in is && is.union.some((one) => acceptsNothing(at(typed, one)));
}
