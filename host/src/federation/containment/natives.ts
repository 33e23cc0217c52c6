import {
	apply,
	defineProperty,
	deleteProperty,
	getOwnPropertyDescriptor,
	getPrototypeOf,
	has,
	ownKeys,
	realm,
} from './natural.ts';
import { noteContained } from './notes.ts';
import { restoreDefaults, SHARED } from './shared.ts';

/** Kinds of object whose own functions and prototype are kept; those that the shell works with. */
const KINDS = (
	'Object Function Array String Number Boolean Symbol BigInt Promise RegExp Date Error TypeError Map Set ' +
	'WeakMap WeakSet WeakRef ArrayBuffer Uint8Array DataView Proxy Intl.NumberFormat Intl.DateTimeFormat ' +
	'Intl.PluralRules Intl.Collator Intl.DisplayNames Intl.ListFormat Intl.RelativeTimeFormat Intl.Segmenter ' +
	'EventTarget Node Element HTMLElement Document DocumentFragment CharacterData Event UIEvent ' +
	'MouseEvent KeyboardEvent FocusEvent CustomEvent XMLHttpRequest XMLHttpRequestEventTarget Headers Request Response URL ' +
	'URLSearchParams AbortController AbortSignal Storage History Navigator StyleSheet CSSStyleSheet ' +
	'CSSStyleDeclaration MutationObserver ResizeObserver IntersectionObserver Performance Crypto SubtleCrypto ' +
	'TextDecoder TextEncoder FormData Blob File ReadableStream ReadableStreamDefaultReader MessageChannel ' +
	'MessagePort DOMTokenList NodeList HTMLCollection MediaQueryList HTMLInputElement HTMLScriptElement ' +
	'HTMLLinkElement HTMLStyleElement HTMLAnchorElement HTMLTextAreaElement HTMLSelectElement HTMLFormElement ' +
	'HTMLButtonElement HTMLHtmlElement HTMLHeadElement HTMLBodyElement HTMLDivElement Text Range Selection'
).split(' ');
/** Prototypes that no global leads to: of what loops go by, and of all arrays of numbers. */
function namelessOnes(): Record<string, object> {
	const of = (made: object) => getPrototypeOf(made) as object;
	const ofArrays = of([].values());
	return {
		'Array iterators': ofArrays,
		'Map iterators': of(new Map().values()),
		'Set iterators': of(new Set().values()),
		'String iterators': of(''[Symbol.iterator]()),
		'RegExp iterators': of(''.matchAll(/./g)),
		'All iterators': of(ofArrays),
		'Generator iterators': of(of((function* () {})())),
		'Async generators': of(of((async function* () {})())),
		'Typed arrays': of(Uint8Array.prototype),
	};
}
/** Objects that are there once. */
const OBJECTS =
	'JSON Math Reflect Intl console crypto history navigator document performance'.split(' ');
/** What React draws with: broken, not even an error page would come. Asked for after every drawing. */
const ESSENTIAL =
	/^((Object|Function|Array|Map|Set|WeakMap|Promise|Symbol|Node|EventTarget)(\.prototype)?|\w+ iterators|JSON|Math|Reflect|React|ReactDOM)$/;
/** Globals of builds and of the federation: theirs to change. */
const OF_BUILDS = /^(webpack|__|borlette|remote_|on[a-z]+$)/;
/** Those by which parts of builds arrive, each the same object for good. */
const ARRIVALS = /^(webpackChunk|__FEDERATION__$|__VMOK__$)/;

interface Kept {
	readonly name: string;
	readonly owner: object;
	readonly keys: readonly PropertyKey[];
	/** As they were; undefined: the owner has none of this name, but what it inherits from has. */
	readonly descriptors: readonly (PropertyDescriptor | undefined)[];
	/**
	 * What was added since and is taken away: all of it, what can be enumerated, what hides the inherited; `shadowing`: the same
	 * for those that have few properties of their own, all of them React's.
	 */
	readonly added: 'all' | 'enumerable' | 'hiding' | 'shadowing';
	readonly isEssential: boolean;
	/** How many properties it had. */
	readonly count: number;
}

const kept: Kept[] = [];
const names = new WeakMap<object, string>();
const { get: named } = WeakMap.prototype;

/** Of what all pages work with, by what it is called here. */
export const nameOfKept = (owner: unknown): string | undefined =>
	apply(named, names, [owner as object]) as string | undefined;

type Entry = readonly [PropertyKey, PropertyDescriptor | undefined];
const entriesOf = (owner: object): Entry[] =>
	ownKeys(owner).map((key) => [key, getOwnPropertyDescriptor(owner, key)]);

/** Names that an object inherits and has not of its own. */
function inheritedBy(owner: object): Entry[] {
	const names = new Set<PropertyKey>();
	for (let from = getPrototypeOf(owner); from; from = getPrototypeOf(from)) {
		for (const key of ownKeys(from)) if (!getOwnPropertyDescriptor(owner, key)) names.add(key);
	}
	return [...names].map((key) => [key, undefined]);
}

function keep(
	name: string,
	owner: unknown,
	added: Kept['added'],
	matters: (entry: Entry) => boolean = () => true,
): void {
	if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null) return;
	if (names.has(owner)) return;
	names.set(owner, name);
	const own = entriesOf(owner);
	const all = own.filter(matters).concat(added === 'hiding' ? inheritedBy(owner) : []);
	kept.push({
		...{ name, owner, added, count: own.length, isEssential: ESSENTIAL.test(name) },
		keys: all.map(([key]) => key),
		descriptors: all.map(([, descriptor]) => descriptor),
	});
}

const isObjectOf = (name: string): unknown =>
	name
		.split('.')
		.reduce<unknown>((from, part) => (from as typeof realm | undefined)?.[part], realm);

/** Notes how everything is now: once, before any remote's code runs. */
export function keepNatives(): void {
	// First: what is done to it is done to every object, the guards' own too.
	keep('Object.prototype', Object.prototype, 'all');
	for (const [name, owner] of Object.entries(namelessOnes())) keep(name, owner, 'enumerable');
	for (const name of KINDS) {
		const kind = isObjectOf(name);
		keep(name, kind, 'enumerable');
		keep(
			`${name}.prototype`,
			(kind as { prototype?: unknown } | undefined)?.prototype,
			'enumerable',
		);
	}
	for (const name of OBJECTS) keep(name, realm[name], 'hiding');
	for (const [name, part] of Object.entries(SHARED)) keep(name, part, 'all');
	const { head, body, documentElement: html } = document;
	// Parts of builds are put into the head, styles too, and React draws into the others.
	const elements = { head, body, html, root: document.getElementById('root') };
	for (const [name, element] of Object.entries(elements)) {
		keep(`<${name}>`, element, 'shadowing', () => false);
	}
	keep('window', window, 'hiding', ([key, was]) => {
		if (typeof key === 'string' && OF_BUILDS.test(key)) return ARRIVALS.test(key);
		return typeof was?.value === 'function' || Boolean(was?.get) || OBJECTS.includes(String(key));
	});
}

/** Of builds that came since, too: what replaces one keeps every further part of a build from arriving. */
export function keepArrivals(): void {
	const owner = window;
	for (const key of ownKeys(owner)) {
		if (typeof key !== 'string' || !ARRIVALS.test(key) || isArrivalKept(key)) continue;
		const descriptors = [getOwnPropertyDescriptor(owner, key)];
		const none = { added: 'hiding', isEssential: false, count: 0 } as const;
		kept.push({ ...none, name: 'window', owner, keys: [key], descriptors });
	}
}

const isArrivalKept = (key: string): boolean =>
	kept.some((each) => each.owner === window && isAmong(each.keys, key));

const { is } = Object;

/** Whether a property is another one than it was. Written out: it is asked some 3,000 times a click. */
function differs(owner: object, key: PropertyKey, was: PropertyDescriptor | undefined): boolean {
	const now = getOwnPropertyDescriptor(owner, key);
	if (now === undefined || was === undefined) return now !== was;
	return !is(now.value, was.value) || now.get !== was.get || now.set !== was.set;
}

/**
 * Puts everything back that was replaced, removed or added since, and says what it was.
 * Uses nothing that a remote may have changed.
 * @param onlyEssential what drawing needs, some 300 properties of some 3,000
 */
export function restoreNatives(remote: string | undefined, onlyEssential = false): void {
	for (let at = 0; at < kept.length; at++) {
		const each = kept[at] as Kept;
		if (each.isEssential || !onlyEssential) restore(each, remote);
	}
	if (!onlyEssential) restoreDefaults(remote);
}

function restore(each: Kept, remote: string | undefined): void {
	const { owner, keys, descriptors, added } = each;
	if (added !== 'hiding' && ownKeys(owner).length > each.count) removeAdded(each, remote);
	for (let of = 0; of < keys.length; of++) {
		const key = keys[of] as PropertyKey;
		const was = descriptors[of];
		if (!differs(owner, key, was)) continue;
		const isBack = was ? defineProperty(owner, key, was) : deleteProperty(owner, key);
		say(remote, each, key, isBack ? 'was changed, and is restored' : 'was changed for good');
	}
}

function removeAdded(each: Kept, remote: string | undefined): void {
	const { owner, keys, added } = each;
	const now = ownKeys(owner);
	for (let at = 0; at < now.length; at++) {
		const key = now[at] as PropertyKey;
		if (isAmong(keys, key) || !isMeant(owner, key, added)) continue;
		const isGone = deleteProperty(owner, key);
		say(remote, each, key, isGone ? 'was added, and is removed' : 'was added for good');
	}
}

function isMeant(owner: object, key: PropertyKey, added: Kept['added']): boolean {
	if (added === 'all') return true;
	if (added === 'shadowing') return has(getPrototypeOf(owner) as object, key);
	return getOwnPropertyDescriptor(owner, key)?.enumerable === true;
}

function isAmong(keys: readonly PropertyKey[], key: PropertyKey): boolean {
	for (let at = 0; at < keys.length; at++) if (keys[at] === key) return true;
	return false;
}

const text = globalThis.String;
function say(remote: string | undefined, { name }: Kept, key: PropertyKey, what: string): void {
	noteContained(remote ?? 'a remote', `${name}.${text(key)} ${what}`);
}
