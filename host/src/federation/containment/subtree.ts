import { MARK } from './mark.ts';
import { apply, getOwnPropertyDescriptor, prototypeOf } from './natural.ts';
import { noteContained } from './notes.ts';
import { isAnyAhead, ownWeakly, presentRemote } from './stays.ts';

const { closest, getAttribute, setAttribute, remove } = Element.prototype;
const { removeChild } = Node.prototype;
const getter = (kind: string, name: string) =>
	getOwnPropertyDescriptor(prototypeOf(kind) ?? {}, name)?.get as () => unknown;
const isConnected = getter('Node', 'isConnected');
const nodeType = getter('Node', 'nodeType');
const parentNode = getter('Node', 'parentNode');
const parentElement = getter('Node', 'parentElement');

export const isNode = (value: unknown): value is Node => value instanceof Node;
const isElement = (node: Node): node is Element => apply(nodeType, node, []) === 1;
export const parentOf = (node: Node): Node | null => apply(parentNode, node, []) as Node | null;
export const isInPage = (node: Node): boolean => apply(isConnected, node, []) === true;

/** A document made of scripts (in tests) looks for elements by properties that are guarded here. */
let isLooking = false;

/** The remote in whose part of the page a node stands; undefined: in the host's. */
export function placeOf(node: Node): string | undefined {
	if (isLooking) return undefined;
	isLooking = true;
	try {
		return markOf(node);
	} finally {
		isLooking = false;
	}
}

function markOf(node: Node): string | undefined {
	const element = isElement(node) ? node : (apply(parentElement, node, []) as Element | null);
	const marked =
		element && apply(closest as (of: string) => Element | null, element, [`[${MARK}]`]);
	return (marked && apply(getAttribute, marked, [MARK])) || undefined;
}

/** Whether a node is in the page, but not in a part of this remote. */
export const isForeign = (node: Node, remote: string): boolean =>
	isInPage(node) && placeOf(node) !== remote;

/**
 * The quick answer for nearly all: not in the page, or in the part of the remote that is shown; of that only while no code is
 * known to run that may be another's.
 */
export function isOpen(node: unknown): boolean {
	if (!isNode(node) || !isInPage(node)) return true;
	const place = placeOf(node);
	return place !== undefined && place === presentRemote() && !isAnyAhead();
}

function describe(node: unknown): string {
	if (!isNode(node)) return String(node);
	const id = isElement(node) && node.id ? `#${node.id}` : '';
	return node.nodeName.toLowerCase() + id;
}

/** It was not done: it would have changed what is not the remote's. */
export function refuse(remote: string, act: string, node: unknown): void {
	noteContained(remote, `${act} of <${describe(node)}>, outside of its page, was not done`);
}

/** What a remote puts beside its page becomes a part of it, and goes with it. */
export function adopt(remote: string, node: Node): void {
	if (isElement(node)) apply(setAttribute, node, [MARK, remote]);
	ownWeakly(remote, node, (still) => {
		const parent = parentOf(still);
		if (isElement(still)) apply(remove, still, []);
		else if (parent) apply(removeChild as (child: Node) => Node, parent, [still]);
	});
}
