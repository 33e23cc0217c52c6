import { buildOf } from '../integrity/integrity.ts';
import { callerOf } from './caller.ts';
import { disarm } from './declarations.ts';
import { MARK } from './mark.ts';
import { apply, type Method, prototypeOf, replaceMethod } from './natural.ts';
import { adopt, isForeign, isNode, isOpen, parentOf, refuse } from './subtree.ts';

interface Change {
	/** Whose children become others. */
	place: unknown;
	inserted: readonly unknown[];
	removed: readonly unknown[];
	/** What the method answers when nothing is done. */
	answer?: unknown;
}

type ChangeOf = (target: Node, args: readonly unknown[]) => Change;

const inserting: ChangeOf = (place, inserted) => ({ place, inserted, removed: [] });
const beside: ChangeOf = (target, inserted) => ({ place: parentOf(target), inserted, removed: [] });
const one: ChangeOf = (place, [node]) => ({ place, inserted: [node], removed: [], answer: node });

/** What each method that moves nodes does with them. */
const MOVES: Readonly<Record<string, ChangeOf>> = {
	appendChild: one,
	insertBefore: one,
	moveBefore: one,
	removeChild: (_place, [node]) => ({ place: null, inserted: [], removed: [node], answer: node }),
	replaceChild: (place, [node, old]) => ({ place, inserted: [node], removed: [old], answer: old }),
	append: inserting,
	prepend: inserting,
	before: beside,
	after: beside,
	remove: (target) => ({ place: null, inserted: [], removed: [target] }),
	replaceWith: (target, inserted) => ({ place: parentOf(target), inserted, removed: [target] }),
	replaceChildren: (place, inserted) => ({ place, inserted, removed: [place] }),
	insertAdjacentElement: (target, [where, node]) => ({
		...one(target, [node]),
		...(/^(beforebegin|afterend)$/i.test(String(where)) && { place: parentOf(target) }),
	}),
};

/** Scripts and styles of its build, which the build's loader puts into the head: they stay, as its code does. */
function isOfBuild(node: Node, remote: string): boolean {
	const isScript = node instanceof HTMLScriptElement;
	if (!isScript && !(node instanceof HTMLLinkElement)) return false;
	return buildOf(isScript ? node.src : node.href)?.manifest.name === remote;
}

const { setAttribute } = Element.prototype;

/** What a remote puts into a place that is not its own is its own all the same. */
function takeIn(remote: string, inserted: readonly unknown[]): void {
	for (const node of inserted) {
		if (node instanceof DocumentFragment) takeIn(remote, [...node.childNodes]);
		else if (!isNode(node)) continue;
		else if (isOfBuild(node, remote)) apply(setAttribute, node as Element, [MARK, remote]);
		else adopt(remote, node);
	}
}

const allOpen = (nodes: readonly unknown[]): boolean => {
	for (let at = 0; at < nodes.length; at++) if (!isOpen(nodes[at])) return false;
	return true;
};

/** Whether a remote may do this; what it adds beside its page becomes a part of it. */
function mayMove(remote: string, name: string, { place, inserted, removed }: Change): boolean {
	for (const node of [...removed, ...inserted]) {
		if (!isNode(node) || !isForeign(node, remote)) continue;
		refuse(remote, name, node);
		return false;
	}
	if (isNode(place) && isForeign(place, remote)) takeIn(remote, inserted);
	return true;
}

function guardMove(owner: object, name: string, changeOf: ChangeOf): void {
	replaceMethod(owner, name, (native) => {
		const move: Method = function (...args) {
			disarm(this, args, move);
			const remote = isOpen(this) && allOpen(args) ? undefined : callerOf(move);
			const change = remote && isNode(this) ? changeOf(this, args) : undefined;
			if (!remote || !change || mayMove(remote, name, change)) return apply(native, this, args);
			return change.answer;
		};
		return move;
	});
}

/** A remote moves and removes nodes of its own only. */
export function guardMoves(): void {
	for (const kind of ['Node', 'Element', 'CharacterData', 'Document', 'DocumentFragment']) {
		const owner = prototypeOf(kind);
		if (!owner) continue;
		for (const [name, changeOf] of Object.entries(MOVES)) guardMove(owner, name, changeOf);
	}
}
