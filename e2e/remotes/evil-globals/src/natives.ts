import { pageOf } from './pageOf.tsx';

const { assign } = Object;
const set = (owner: object, values: Record<string, unknown>) => assign(owner, values);
const fail = () => {
	throw new Error('replaced by an evil page');
};
const never = () => new Promise(() => undefined);

export const PatchedNetwork = pageOf('patched-network', () => {
	set(window, { fetch: never });
	set(XMLHttpRequest.prototype, { open: fail, send: fail, setRequestHeader: fail });
	set(Headers.prototype, { get: fail, set: fail });
	set(Response.prototype, { json: fail });
	set(AbortSignal, { timeout: fail });
	set(window, { XMLHttpRequest: fail, URL: fail, AbortController: fail });
});

export const PatchedBuiltins = pageOf('patched-builtins', () => {
	for (const name of ['then', 'finally']) set(Promise.prototype, { [name]: never });
	set(JSON, { parse: fail, stringify: () => '"evil"' });
	set(Object, { keys: () => [], entries: () => [], assign: fail });
	set(String.prototype, { replace: fail, split: () => [], startsWith: () => false });
	set(Map.prototype, { get: () => undefined });
	set(Array.prototype, { map: () => [], filter: () => [], find: fail, forEach: fail });
	set(console, { warn: fail, error: fail });
	set(window, { Promise: fail, setTimeout: fail });
});

/** What loops go by, which no global leads to. */
export const PatchedIterators = pageOf('patched-iterators', () => {
	const { getPrototypeOf } = Object;
	for (const iterator of [
		new Map().values(),
		new Set().values(),
		''[Symbol.iterator](),
		''.matchAll(/./g),
		getPrototypeOf((function* () {})()) as object,
	]) {
		set(getPrototypeOf(iterator) as object, { next: fail });
	}
	set(getPrototypeOf(Uint8Array.prototype) as object, { set: fail, subarray: fail });
	for (const kind of [Intl.Collator, Intl.ListFormat, Intl.RelativeTimeFormat]) {
		set(kind.prototype, { resolvedOptions: fail, format: fail });
	}
	set(HTMLTextAreaElement.prototype, { setSelectionRange: fail });
});

export const PatchedElements = pageOf('patched-elements', () => {
	for (const owner of [window, document]) set(owner, { addEventListener: fail });
	set(EventTarget.prototype, { addEventListener: fail, dispatchEvent: fail });
	set(document, { createElement: fail, querySelector: () => null });
	set(Element.prototype, { setAttribute: fail, closest: () => null });
	set(Node.prototype, { appendChild: fail, removeChild: fail, insertBefore: fail });
	Object.defineProperty(Node.prototype, 'textContent', { configurable: true, set: fail });
	Reflect.deleteProperty(Event.prototype, 'preventDefault');
});

/** As a library does that is meant to keep others from changing them. */
export const FrozenBuiltins = pageOf('frozen-builtins', () => {
	for (const kind of [Object, Array, Function, String, Error, Promise, Map, Set, Date]) {
		Object.freeze(kind.prototype);
		Object.freeze(kind);
	}
	Object.seal(JSON);
	Object.preventExtensions(document);
	Reflect.preventExtensions(history);
	Object.freeze(document.documentElement);
	for (const [owner, name] of [
		[window, 'fetch'],
		[Array.prototype, 'map'],
		[document.head, 'appendChild'],
	] as const) {
		Object.defineProperty(owner, name, { value: fail, configurable: false, writable: false });
	}
});

/** As libraries do that look at each script and style that comes: not in the prototype that has it. */
export const ShadowedElements = pageOf('shadowed-elements', () => {
	const evil = { appendChild: fail, insertBefore: fail, removeChild: fail, querySelector: fail };
	const { head, body, documentElement } = document;
	for (const element of [head, body, documentElement, document.getElementById('root')]) {
		if (element) set(element, evil);
	}
	for (const kind of [HTMLHtmlElement, HTMLHeadElement, HTMLBodyElement, HTMLDivElement]) {
		set(kind.prototype, evil);
	}
});

/** What the parts of all builds arrive by. */
export const LostArrivals = pageOf('lost-arrivals', () => {
	const page = globalThis as unknown as Record<string, unknown>;
	for (const name of Object.keys(page).concat('__FEDERATION__', '__VMOK__')) {
		if (/^(webpackChunk|__FEDERATION__|__VMOK__)/.test(name)) page[name] = undefined;
	}
});

export const PollutedPrototype = pageOf('polluted-prototype', () => {
	set(Object.prototype, {
		url: '/nowhere',
		get: fail,
		set: fail,
		value: 1,
		headers: { evil: 'yes' },
	});
	set(Array.prototype, { evil: fail });
	set(Function.prototype, { evil: fail });
});

export const PatchedHistory = pageOf('patched-history', () => {
	set(history, { pushState: () => undefined, replaceState: fail, go: fail });
	set(History.prototype, { pushState: () => undefined, replaceState: fail });
});
