import ts from 'typescript-api';

/**
 * @import { IntersectionType, Node, ObjectType, Program, PseudoBigInt, Type, TypeReference, UnionType } from 'typescript-api'
 * @import { Property, Shape, Shaped, Signature } from '../../src/contract/shape.ts'
 * @typedef {import('typescript-api').Symbol} Sym
 * @typedef {Extract<Shape, { props: Record<string, Property> }>} Obj
 */

/** @type {true} */
const YES = true;

/** A type of more properties is some library's: its name and its arguments say enough. */
const MOST_PROPERTIES = 80;
const { TypeFlags, ObjectFlags, SymbolFlags } = ts;

/** @type {[import('typescript-api').TypeFlags, string][]} */
const PLAIN = [
	[TypeFlags.Any, 'any'],
	[TypeFlags.Unknown, 'unknown'],
	[TypeFlags.Never, 'never'],
	[TypeFlags.String, 'string'],
	[TypeFlags.Number, 'number'],
	[TypeFlags.BigInt, 'bigint'],
	[TypeFlags.Boolean, 'boolean'],
	[TypeFlags.Void, 'undefined'],
	[TypeFlags.Undefined, 'undefined'],
	[TypeFlags.Null, 'null'],
	[TypeFlags.ESSymbolLike, 'symbol'],
	[TypeFlags.NonPrimitive, 'object'],
];
/** What React draws: a component that draws nothing for once fits where it drew something. */
const DRAWN = /^react#(ReactNode|ReactElement|ReactPortal|Element|JSX\.Element)$/;

const DRAWN_TOO = ['null', 'undefined', 'string', 'number', 'boolean', 'bigint'];

/** Of `…/node_modules/.pnpm/x/node_modules/@scope/name/…` the package: `@scope/name`. @param {string} file */
const packageOf = (file) => file.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];

/** Turns types of one program into shapes. */
export class Shaper {
	/** @type {Shape[]} */
	types = [];
	/** Place of a type in the table. @type {Map<Type, number>} */
	known = new Map();
	/** Type parameters in scope. @type {(Sym | undefined)[]} */
	params = [];

	/** @param {Program} program */
	constructor(program) {
		this.program = program;
		this.checker = program.getTypeChecker();
	}

	/** @param {Sym} symbol @returns {Shaped} of the type of a value */
	shaped(symbol) {
		this.types = [];
		this.known = new Map();
		this.params = [];
		const is = this.shapeOf(this.checker.getTypeOfSymbol(symbol));
		return { is, types: this.types };
	}

	/** @param {Type} type @returns {Shape} */
	shapeOf(type) {
		if (type.flags & TypeFlags.TypeParameter) return { param: this.paramName(type) };
		const plain = PLAIN.find(([flag]) => type.flags & flag);
		if (plain) return plain[1];
		if (type.isLiteral()) return { lit: literalOf(type.value) };
		if (type.flags & TypeFlags.BooleanLiteral) return { lit: isTrue(type) };
		if (type.isUnion()) return this.union(type);
		if (type.isIntersection()) return this.intersection(type);
		if (isObject(type)) return this.object(type);
		return this.text(type);
	}

	/** By place, so that another name for a parameter changes nothing. @param {Type} type */
	paramName(type) {
		const at = this.params.lastIndexOf(type.symbol);
		return at < 0 ? type.symbol.name : String(at);
	}

	/** @param {UnionType} type */
	union(type) {
		const lib = this.isForeign(type.aliasSymbol) && this.nameOf(type);
		if (lib) return this.nominal(lib, type);
		const of = type.types.flatMap((each) =>
			each.flags & TypeFlags.BooleanLiteral ? [] : [this.shapeOf(each)],
		);
		if (type.types.some((each) => each.flags & TypeFlags.BooleanLiteral)) {
			const both = type.types.filter((each) => each.flags & TypeFlags.BooleanLiteral);
			of.push(...(both.length === 2 ? ['boolean'] : both.map((each) => this.shapeOf(each))));
		}
		return unionOf(of);
	}

	/** Our own parts as one object, so that it does not matter how a type was put together. @param {IntersectionType} type */
	intersection(type) {
		const own = type.types.every((each) => each.flags & TypeFlags.Object && !this.nameOf(each));
		if (own && this.checker.getPropertiesOfType(type).length <= MOST_PROPERTIES) {
			return this.structure(type);
		}
		return { all: sorted(type.types.map((each) => this.shapeOf(each))) };
	}

	/** @param {ObjectType} type @returns {Shape} */
	object(type) {
		const { checker } = this;
		if (checker.isTupleType(type)) {
			return { tuple: this.arguments(type).map((each) => this.shapeOf(each)) };
		}
		if (checker.isArrayType(type)) {
			const [item] = this.arguments(type);
			return { array: item ? this.shapeOf(item) : 'unknown' };
		}
		const lib = this.nameOf(type);
		if (lib) return this.nominal(lib, type);
		if (type.objectFlags & ObjectFlags.Mapped && this.isOpen(type)) return this.text(type);
		return this.structure(type);
	}

	/** @param {Type} type */
	arguments(type) {
		return this.checker.getTypeArguments(/** @type {TypeReference} */ (type));
	}

	/** Name of a type that a package declares; undefined for our own, which are told by their parts. @param {Type} type */
	nameOf(type) {
		const alias = type.aliasSymbol;
		const symbol = alias && this.isForeign(alias) ? alias : type.symbol;
		const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
		if (!file || !this.isForeign(symbol)) return undefined;
		// Without a name of its own (Pick<…>, a literal): told by its parts, where they are few.
		const isNamed = !/^__/.test(symbol.name);
		const isTool = symbol === alias && TOOLS.has(symbol.name);
		const all = this.checker.getPropertiesOfType(type);
		if (isTool && all.length <= MOST_PROPERTIES) return undefined;
		// What a library's helper made of our own (`Static<typeof Agent>`) is ours.
		if (!isNamed && all.length > 0 && all.every((each) => !this.isForeign(each))) return undefined;
		const name = isNamed ? this.qualified(symbol) : this.checker.typeToString(type);
		return `${packageOf(file) ?? 'typescript'}#${name}`.replace(/^@types\//, '');
	}

	/** @param {Sym} symbol */
	qualified(symbol) {
		const name = this.checker.getFullyQualifiedName(symbol);
		return name.replace(/^"[^"]*"\./, '').replace(/^React\./, '');
	}

	/** @param {Sym | undefined} symbol */
	isForeign(symbol) {
		const file = symbol?.declarations?.[0]?.getSourceFile();
		return Boolean(
			file &&
				(/\/node_modules\//.test(file.fileName) || this.program.isSourceFileDefaultLibrary(file)),
		);
	}

	/** @param {string} lib @param {Type} type @returns {Shape} */
	nominal(lib, type) {
		if (DRAWN.test(lib)) return 'drawn';
		const args =
			type.aliasSymbol && this.isForeign(type.aliasSymbol)
				? type.aliasTypeArguments
				: this.arguments(type);
		// The last argument of a class is its own `this`.
		const own = (args ?? []).filter((each) => !isThis(each));
		if (own.length === 0) return { lib };
		return this.once(type, () => ({ lib, args: own.map((each) => this.shapeOf(each)) }));
	}

	/** @param {Type} type */
	structure(type) {
		return this.once(type, () => {
			const calls = this.signatures(type);
			const object = this.parts(type, calls.length > 0);
			if (calls.length === 0) return object;
			const fns = { fns: calls };
			return Object.keys(object.props).length > 0 ? { all: [fns, object] } : fns;
		});
	}

	/** @param {Type} type */
	signatures(type) {
		const { Call, Construct } = ts.SignatureKind;
		return [Call, Construct].flatMap((kind) =>
			this.checker.getSignaturesOfType(type, kind).map((each) => this.signature(each)),
		);
	}

	/** @param {Type} type @param {boolean} isFunction @returns {Obj} */
	parts(type, isFunction) {
		const { checker } = this;
		const all = checker.getPropertiesOfType(type).filter(isPublic);
		// What a component takes over from a library (style properties) is that library's promise.
		const isHuge = all.length > MOST_PROPERTIES;
		const named = isHuge ? all.filter((each) => !this.isForeign(each)) : all;
		const props = named
			.filter(({ name }) => !(isFunction && name === 'prototype'))
			.sort((a, b) => (a.name < b.name ? -1 : 1))
			.map((property) => /** @type {const} */ ([property.name, this.property(property)]));
		const index = checker.getIndexInfosOfType(type)[0];
		const open = index ? this.shapeOf(index.type) : isHuge && 'any';
		return { props: Object.fromEntries(props), ...(open && { index: open }) };
	}

	/** @param {Sym} property @returns {Property} */
	property(property) {
		const is = this.shapeOf(this.checker.getTypeOfSymbol(property));
		return property.flags & SymbolFlags.Optional ? { is: withoutUndefined(is), opt: YES } : { is };
	}

	/** @param {import('typescript-api').Signature} signature @returns {Signature} */
	signature(signature) {
		const { checker } = this;
		const own = signature.typeParameters ?? [];
		this.params.push(...own.map(({ symbol }) => symbol));
		const parameters = signature.parameters;
		const types = parameters.map((each) => this.shapeOf(checker.getTypeOfSymbol(each)));
		const last = parameters.at(-1)?.valueDeclaration;
		const isRest = Boolean(last && ts.isParameter(last) && last.dotDotDotToken);
		const optional = parameters.filter((each) => isOptionalParameter(each)).length;
		const bounds = own.map((each) => checker.getBaseConstraintOfType(each));
		const shape = {
			in: types,
			optional: isRest ? optional + 1 : optional,
			...(isRest && { rest: YES }),
			out: this.shapeOf(signature.getReturnType()),
			...(bounds.some(Boolean) && {
				bounds: bounds.map((each) => (each ? this.shapeOf(each) : 'unknown')),
			}),
			...(signature.declaration?.kind === ts.SyntaxKind.Constructor && { makes: YES }),
		};
		this.params.length -= own.length;
		return shape;
	}

	/** A type that may hold itself stands in the table once. @param {Type} type @param {() => Shape} make */
	once(type, make) {
		const known = this.known.get(type);
		if (known !== undefined) return { $: known };
		const at = this.types.length;
		this.known.set(type, at);
		this.types.push('unknown');
		this.types[at] = make();
		return { $: at };
	}

	/** Whether it is worked out only when somebody says for what. @param {Type} type */
	isOpen(type) {
		return (
			this.checker.getPropertiesOfType(type).length === 0 &&
			!type.aliasTypeArguments?.every((each) => !(each.flags & TypeFlags.TypeParameter))
		);
	}

	/** Types that depend on a parameter (`OutputOf<E>`) are compared by how they are written. @param {Type} type */
	text(type) {
		const { checker } = this;
		const flags =
			ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
		const written = checker
			.typeToString(type, undefined, flags)
			.replace(/import\("[^"]*"\)\./g, '');
		const alias = type.aliasSymbol?.declarations?.[0];
		const meaning = alias && !this.isForeign(type.aliasSymbol) ? ` = ${plainText(alias)}` : '';
		return { text: written + meaning };
	}
}

/** Helpers of the language that only put other types together. */
const TOOLS = new Set([
	'Pick',
	'Omit',
	'Partial',
	'Required',
	'Readonly',
	'Record',
	'Extract',
	'Exclude',
	'NoInfer',
]);

/** @param {Node} node */
const plainText = (node) =>
	node
		.getText()
		.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
		.replace(/\s+/g, ' ');
/** @param {Sym} symbol */
const isPublic = (symbol) =>
	!symbol.name.startsWith('__@') &&
	!symbol.name.startsWith('#') &&
	!(
		symbol.valueDeclaration &&
		ts.getCombinedModifierFlags(symbol.valueDeclaration) &
			(ts.ModifierFlags.Private | ts.ModifierFlags.Protected)
	);
/** @param {Sym} symbol */
const isOptionalParameter = ({ valueDeclaration: node }) =>
	Boolean(node && ts.isParameter(node) && (node.questionToken || node.initializer));
/** @param {string | number | PseudoBigInt} value */
const literalOf = (value) =>
	typeof value === 'object' ? `${value.negative ? '-' : ''}${value.base10Value}n` : value;

/** @param {Type} type @returns {type is ObjectType} */
const isObject = (type) => Boolean(type.flags & TypeFlags.Object);
/** What the compiler knows of its own types and does not say in its declarations. */
const isTrue = (/** @type {Type & { intrinsicName?: string }} */ type) =>
	type.intrinsicName === 'true';
const isThis = (/** @type {Type & { isThisType?: boolean }} */ type) => Boolean(type.isThisType);

/** @param {Shape} shape */
const textOf = (shape) => JSON.stringify(shape);
/** @param {Shape[]} shapes */
const sorted = (shapes) =>
	[...new Map(shapes.map((each) => [textOf(each), each])).values()].sort((a, b) =>
		textOf(a) < textOf(b) ? -1 : 1,
	);

/** @param {Shape[]} shapes @returns {Shape} */
export function unionOf(shapes) {
	let all = sorted(
		shapes.flatMap((each) => (typeof each === 'object' && 'union' in each ? each.union : [each])),
	);
	if (all.includes('drawn'))
		all = all.filter((each) => typeof each !== 'string' || !DRAWN_TOO.includes(each));
	const [only] = all;
	return only !== undefined && all.length === 1 ? only : { union: all };
}

/** @param {Shape} shape */
const withoutUndefined = (shape) =>
	typeof shape === 'object' && 'union' in shape
		? unionOf(shape.union.filter((each) => each !== 'undefined'))
		: shape;
