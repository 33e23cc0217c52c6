import { callerOf } from './caller.ts';
import {
	apply,
	getOwnPropertyDescriptor,
	type Method,
	ownKeys,
	prototypeOf,
	replaceAccessor,
	replaceMethod,
} from './natural.ts';
import { isShown } from './stays.ts';
import { isForeign, isOpen, refuse } from './subtree.ts';

/** Methods that change an element itself. */
const CHANGES = [
	'setAttribute',
	'setAttributeNS',
	'setAttributeNode',
	'setAttributeNodeNS',
	'removeAttribute',
	'removeAttributeNS',
	'removeAttributeNode',
	'toggleAttribute',
	'insertAdjacentHTML',
	'insertAdjacentText',
	'setHTML',
	'setHTMLUnsafe',
	'attachShadow',
	'hidePopover',
	'togglePopover',
];

/** Properties that answer something by which the element can be changed. */
const WAYS_IN = [
	'style',
	'attributeStyleMap',
	'classList',
	'dataset',
	'attributes',
	'part',
	'relList',
];
/** Answer something that goes on: the remote gets that of a copy. */
const GOING_ON = ['animate'];
/** Setting these changes nothing that anybody else minds, or is somebody's own guard. */
const HARMLESS = /^(on[a-z]+|scroll(Top|Left)|adoptedStyleSheets)$/;
/** Each page sets it anew: while it is open. */
const OF_PAGE = 'title';
const KINDS = [
	'Document',
	'Node',
	'CharacterData',
	'Element',
	'HTMLElement',
	'SVGElement',
	'MathMLElement',
	'HTMLAnchorElement',
	'HTMLButtonElement',
	'HTMLDetailsElement',
	'HTMLDialogElement',
	'HTMLFormElement',
	'HTMLImageElement',
	'HTMLInputElement',
	'HTMLLinkElement',
	'HTMLMetaElement',
	'HTMLOptionElement',
	'HTMLSelectElement',
	'HTMLStyleElement',
	'HTMLTextAreaElement',
];

const { cloneNode } = Node.prototype;
const copyOf = (node: unknown): Node => apply(cloneNode, node as Node, [false]);

function guardChange(owner: object, name: string): void {
	const goesOn = GOING_ON.includes(name);
	replaceMethod(owner, name, (native) => {
		const change: Method = function (...args) {
			const remote = isOpen(this) ? undefined : callerOf(change);
			if (!remote || !isForeign(this as Node, remote)) return apply(native, this, args);
			refuse(remote, name, this);
			return goesOn ? apply(native, copyOf(this), args) : undefined;
		};
		return change;
	});
}

const isItsTurn = (name: string, remote: string): boolean => name === OF_PAGE && isShown(remote);

/** Writing is not done; reading what leads to writing answers that of a copy. */
function guardProperty(owner: object, name: string): void {
	const isWayIn = WAYS_IN.includes(name);
	replaceAccessor(owner, name, {
		...(isWayIn && {
			get: (native) => {
				const get = function (this: unknown): unknown {
					const remote = isOpen(this) ? undefined : callerOf(get);
					if (!remote || !isForeign(this as Node, remote)) return apply(native, this, []);
					return apply(native, copyOf(this), []);
				};
				return get;
			},
		}),
		set: (native) => {
			const set = function (this: unknown, value: unknown): void {
				const remote = isOpen(this) ? undefined : callerOf(set);
				const may = !remote || !isForeign(this as Node, remote) || isItsTurn(name, remote);
				if (may) apply(native, this, [value]);
				else refuse(remote, name, this);
			};
			return set;
		},
	});
}

function isGuarded(owner: object, key: string): boolean {
	if (HARMLESS.test(key)) return false;
	const { get, set } = getOwnPropertyDescriptor(owner, key) ?? {};
	return Boolean(set || (get && WAYS_IN.includes(key)));
}

/** What a remote does to elements that are not its own is not done. */
export function guardElements(): void {
	for (const kind of KINDS) {
		const owner = prototypeOf(kind);
		if (!owner) continue;
		for (const name of [...CHANGES, ...GOING_ON]) guardChange(owner, name);
		for (const key of ownKeys(owner)) {
			if (typeof key === 'string' && isGuarded(owner, key)) guardProperty(owner, key);
		}
	}
}
