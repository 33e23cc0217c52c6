import { callerOf } from './caller.ts';
import type { Declaration } from './declaration.ts';
import { links } from './links.ts';
import { metas } from './metas.ts';
import {
	apply,
	defineProperty,
	getOwnPropertyDescriptor,
	type Method,
	replaceAccessor,
} from './natural.ts';
import { noteContained } from './notes.ts';
import { presentRemote } from './stays.ts';
import { isInPage, isNode } from './subtree.ts';

const KINDS: readonly Declaration[] = [metas, links];
const ANY = 'meta, link';
const { getAttribute, querySelectorAll } = Element.prototype;
const { querySelectorAll: querySelectorAllIn } = DocumentFragment.prototype;
const instanceOf = Function.prototype[Symbol.hasInstance];

/**
 * What is put into the document later says nothing of it. React puts what a page draws of them into the head itself, so it would
 * be the shell's; the shell has none but those of its first page and the sheets of builds.
 */
export function disarm(place: unknown, nodes: readonly unknown[], guard: Method): void {
	if (!isNode(place) || !isInPage(place)) return;
	for (let at = 0; at < nodes.length; at++) {
		const node = nodes[at];
		if (node instanceof Element) disarmOne(node, guard);
		const within = declarationsIn(node);
		for (let of = 0; of < within.length; of++) disarmOne(within[of] as Element, guard);
	}
}

function declarationsIn(node: unknown): ArrayLike<Element> {
	// Most have nothing within them.
	if (node instanceof Element) {
		return node.firstElementChild ? apply(querySelectorAll, node, [ANY]) : [];
	}
	return node instanceof DocumentFragment ? apply(querySelectorAllIn, node, [ANY]) : [];
}

function disarmOne(element: Element, guard: Method): void {
	for (let at = 0; at < KINDS.length; at++) {
		const declaration = KINDS[at] as Declaration;
		if (apply(instanceOf, declaration.kind, [element])) judge(element, declaration, guard);
	}
}

/**
 * Whether it may be told so: `said`, an attribute and what it is set to.
 * @param guard who calls it says so: a script of a remote, else React, for the page that is shown
 */
function judge(
	element: Element,
	{ told, silence }: Declaration,
	guard: Method,
	said?: Said,
): boolean {
	const what = told((attribute) =>
		said?.[0] === attribute ? said[1] : apply(getAttribute, element, [attribute]),
	);
	if (what === undefined) return true;
	noteContained(callerOf(guard) ?? presentRemote() ?? 'a remote', what);
	return silence(element);
}

type Said = readonly [attribute: string, value: string];
const saidOf = (attribute: unknown, value: unknown): Said => [
	String(attribute).toLowerCase(),
	String(value),
];
const partsOf = (node: unknown): Said =>
	node instanceof Attr ? saidOf(node.name, node.value) : ['', ''];
/** Methods that set an attribute: which one, and to what. */
const SETTING: Readonly<Record<string, (args: readonly unknown[]) => Said>> = {
	setAttribute: (args) => saidOf(args[0], args[1]),
	setAttributeNS: (args) => saidOf(args[1], args[2]),
	setAttributeNode: (args) => partsOf(args[0]),
	setAttributeNodeNS: (args) => partsOf(args[0]),
};

/** One that was put there empty says nothing afterwards either. */
function guardLater(declaration: Declaration): void {
	const { prototype } = declaration.kind;
	const may = (element: unknown, guard: Method, said: Said): boolean =>
		!isNode(element) || !isInPage(element) || judge(element as Element, declaration, guard, said);
	for (const [property, attribute] of Object.entries(declaration.said)) {
		replaceAccessor(prototype, property, {
			set: (native) => {
				const set = function (this: unknown, value: unknown): void {
					if (may(this, set, saidOf(attribute, value))) apply(native, this, [value]);
				};
				return set;
			},
		});
	}
	for (const [name, saidBy] of Object.entries(SETTING)) {
		const descriptor = getOwnPropertyDescriptor(Element.prototype, name);
		const native = descriptor?.value as Method;
		const value: Method = function (...args) {
			return may(this, value, saidBy(args)) ? apply(native, this, args) : null;
		};
		// Of these alone, so that nothing is looked at when others' attributes are set.
		defineProperty(prototype, name, { ...descriptor, value });
	}
}

export function guardDeclarations(): void {
	for (const declaration of KINDS) guardLater(declaration);
}
