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
/** Setting these changes nothing of the element that anybody else minds, or is somebody's own guard. */
const HARMLESS = /^(on[a-z]+|scroll(Top|Left))$/;
const KINDS = [
	'Node',
	'CharacterData',
	'Element',
	'HTMLElement',
	'SVGElement',
	'MathMLElement',
	'HTMLAnchorElement',
	'HTMLButtonElement',
	'HTMLInputElement',
	'HTMLLinkElement',
	'HTMLStyleElement',
];

function guardChange(owner: object, name: string): void {
	replaceMethod(owner, name, (native) => {
		const change: Method = function (...args) {
			const remote = isOpen(this) ? undefined : callerOf(change);
			if (!remote || !isForeign(this as Node, remote)) return apply(native, this, args);
			refuse(remote, name, this);
			return undefined;
		};
		return change;
	});
}

const { cloneNode } = Node.prototype;

/** Writing is not done; reading what leads to writing answers that of a copy. */
function guardProperty(owner: object, name: string): void {
	const isWayIn = WAYS_IN.includes(name);
	replaceAccessor(owner, name, {
		...(isWayIn && {
			get: (native) => {
				const get = function (this: unknown): unknown {
					const remote = isOpen(this) ? undefined : callerOf(get);
					if (!remote || !isForeign(this as Node, remote)) return apply(native, this, []);
					return apply(native, apply(cloneNode, this as Node, [false]), []);
				};
				return get;
			},
		}),
		set: (native) => {
			const set = function (this: unknown, value: unknown): void {
				const remote = isOpen(this) ? undefined : callerOf(set);
				if (!remote || !isForeign(this as Node, remote)) apply(native, this, [value]);
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
		for (const name of CHANGES) guardChange(owner, name);
		for (const key of ownKeys(owner)) {
			if (typeof key === 'string' && isGuarded(owner, key)) guardProperty(owner, key);
		}
	}
	guardProperty(Document.prototype, 'body');
}
