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

/** What is said of the whole document: how it is laid out and coloured, what others are told, and what it may load. */
const OF_DOCUMENT = /^(viewport|color-scheme|theme-color|referrer)$/i;
const Meta = HTMLMetaElement;
const { getAttribute, hasAttribute, removeAttribute, querySelectorAll } = Element.prototype;
const { querySelectorAll: querySelectorAllIn } = DocumentFragment.prototype;

const sayNothing = (what: string | null): void =>
	noteContained(presentRemote() ?? 'a remote', `<meta> of ${what} says nothing`);

/**
 * A `<meta>` that says something of the whole document says nothing where it is put in later: a policy stays in force after it
 * is taken out, a refresh leaves the page. React puts what a page draws of them into the head itself, so it would be the shell's;
 * the shell has none but those of its first page.
 */
export function disarmMetas(place: unknown, nodes: readonly unknown[]): void {
	if (!isNode(place) || !isInPage(place)) return;
	for (let at = 0; at < nodes.length; at++) {
		const node = nodes[at];
		if (node instanceof Meta) disarm(node);
		else disarmAll(metasIn(node));
	}
}

function metasIn(node: unknown): ArrayLike<Element> {
	// Most have nothing within them.
	if (node instanceof Element) {
		return node.firstElementChild ? apply(querySelectorAll, node, ['meta']) : [];
	}
	return node instanceof DocumentFragment ? apply(querySelectorAllIn, node, ['meta']) : [];
}

function disarmAll(metas: ArrayLike<Element>): void {
	for (let at = 0; at < metas.length; at++) disarm(metas[at] as Element);
}

function disarm(node: Element): void {
	const name = apply(getAttribute, node, ['name']) ?? '';
	const isHeader = apply(hasAttribute, node, ['http-equiv']);
	if (!isHeader && !OF_DOCUMENT.test(name)) return;
	const what = isHeader ? apply(getAttribute, node, ['http-equiv']) : name;
	for (const key of ['name', 'http-equiv']) apply(removeAttribute, node, [key]);
	sayNothing(what);
}

type Said = readonly [key: unknown, value: unknown];
/** Methods that set an attribute: which one, and to what. */
const SETTING: Readonly<Record<string, (args: readonly unknown[]) => Said>> = {
	setAttribute: (args) => [args[0], args[1]],
	setAttributeNS: (args) => [args[1], args[2]],
	setAttributeNode: (args) => partsOf(args[0]),
	setAttributeNodeNS: (args) => partsOf(args[0]),
};
const partsOf = (attribute: unknown): Said =>
	attribute instanceof Attr ? [attribute.name, attribute.value] : ['', ''];
const PROPERTIES = { name: 'name', httpEquiv: 'http-equiv' } as const;

/** Whether a `<meta>` that stands in the document would say something of it. */
function wouldSay(meta: unknown, said: Said): boolean {
	if (!isNode(meta) || !isInPage(meta)) return false;
	const key = String(said[0]).toLowerCase();
	const value = String(said[1]);
	const isSaid = key === 'http-equiv' || (key === 'name' && OF_DOCUMENT.test(value));
	if (isSaid) sayNothing(value);
	return isSaid;
}

/** One that was put there empty says nothing afterwards either. */
export function guardMetas(): void {
	for (const [property, key] of Object.entries(PROPERTIES)) {
		replaceAccessor(Meta.prototype, property, {
			set: (native) =>
				function set(value) {
					if (!wouldSay(this, [key, value])) apply(native, this, [value]);
				},
		});
	}
	for (const [name, saidBy] of Object.entries(SETTING)) {
		const descriptor = getOwnPropertyDescriptor(Element.prototype, name);
		const native = descriptor?.value as Method;
		const value: Method = function (...args) {
			return wouldSay(this, saidBy(args)) ? null : apply(native, this, args);
		};
		// Of metas alone, so that nothing is looked at when others' attributes are set.
		defineProperty(Meta.prototype, name, { ...descriptor, value });
	}
}
