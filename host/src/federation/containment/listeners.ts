import { callerOf } from './caller.ts';
import {
	apply,
	type Getter,
	getOwnPropertyDescriptor,
	type Method,
	prototypeOf,
	replaceAccessor,
	replaceMethod,
} from './natural.ts';
import { disown, isOwned, own } from './stays.ts';
import { isForeign, isNode, isOpen } from './subtree.ts';

/** Other targets that outlive a page; what a remote makes itself (a request, a port) is left to it. */
const LASTING = [
	'MediaQueryList',
	'VisualViewport',
	'ScreenOrientation',
	'ServiceWorkerContainer',
	'Navigation',
];
const { isPrototypeOf: isAbove } = Object.prototype;
const lasting = LASTING.map(prototypeOf).filter((prototype) => prototype !== undefined);

/** Whether something is there when the remote's page is gone: it is the shell's, or the browser's. */
export const outlives = (target: unknown, remote: string): boolean =>
	target === window ||
	(isNode(target)
		? isForeign(target, remote)
		: lasting.some((kind) => apply(isAbove, kind, [target as object])));

/** The quick answer, before anybody looks at the stack: nodes that go by themselves are most of all. */
const mayOutlive = (target: unknown): boolean => !isNode(target) || !isOpen(target);

type Options = { capture?: boolean; once?: boolean; signal?: AbortSignal } | null | undefined;
const optionsOf = (options: unknown): NonNullable<Options> =>
	typeof options === 'boolean' ? { capture: options } : ((options as Options) ?? {});
const isCapture = (options: unknown): boolean => Boolean(optionsOf(options).capture);

/** One object for the same listener, so that what is removed is what was added; it goes with the listener. */
const keys = new WeakMap<object, WeakMap<object, Map<string, object>>>();
let count = 0;
function keyOf(target: object, type: unknown, listener: object, options: unknown): object {
	const ofTarget = keys.get(target) ?? new WeakMap<object, Map<string, object>>();
	keys.set(target, ofTarget);
	const ofListener = ofTarget.get(listener) ?? new Map<string, object>();
	ofTarget.set(listener, ofListener);
	const name = `${String(type)} ${isCapture(options)}`;
	const key = ofListener.get(name) ?? {};
	ofListener.set(name, key);
	return key;
}

const isListener = (value: unknown): value is object =>
	typeof value === 'function' || (typeof value === 'object' && value !== null);

/** Listeners that a remote puts on the window, the document or the host's elements end with its page. */
export function ownListeners(): void {
	const { addEventListener, removeEventListener } = EventTarget.prototype;
	/** Hears what ends a listener by itself: it is nobody's from then on, and does not come back with the remote. */
	const followEnd = (target: object, type: unknown, options: unknown, ended: () => void) => {
		const { capture = false, once, signal } = optionsOf(options);
		const how = { capture, once: true, passive: true };
		return {
			begin() {
				// Before the listener itself: nothing that it stops is in between.
				if (once) apply(addEventListener, target, [String(type), ended, how]);
				if (signal) apply(addEventListener, signal, ['abort', ended, { once: true }]);
			},
			end() {
				if (once) apply(removeEventListener, target, [String(type), ended, how]);
			},
		};
	};
	replaceMethod(EventTarget.prototype, 'addEventListener', (native) => {
		const add: Method = function (...args) {
			const target = (this ?? window) as object;
			const [type, listener, options] = args;
			const remote = isListener(listener) && mayOutlive(target) ? callerOf(add) : undefined;
			if (!remote || !outlives(target, remote)) return apply(native, target, args);
			const key = keyOf(target, type, listener as object, options);
			// As the browser does, which leaves the one that is there as it is.
			if (isOwned(remote, key)) return undefined;
			const following = followEnd(target, type, options, () => disown(remote, key));
			const begin = () => {
				following.begin();
				return apply(native, target, args);
			};
			const end = () => {
				following.end();
				apply(removeEventListener, target, args as Parameters<EventTarget['removeEventListener']>);
			};
			return own(remote, key, end, begin) ? begin() : undefined;
		};
		return add;
	});
	replaceMethod(EventTarget.prototype, 'removeEventListener', (native) => {
		const take: Method = function (...args) {
			const target = (this ?? window) as object;
			const [type, listener, options] = args;
			if (isListener(listener) && keys.has(target)) {
				const remote = callerOf(take);
				if (remote) disown(remote, keyOf(target, type, listener, options));
			}
			return apply(native, target, args);
		};
		return take;
	});
	const { prototype: ofBody } = HTMLBodyElement;
	// Those that the body has more are the window's: `document.body.onbeforeunload = …`.
	const owners = [window, Document.prototype, HTMLElement.prototype, ofBody, ...lasting];
	for (const owner of owners) ownHandlers(owner);
}

/**
 * `window.onerror = …` and its kin. React sets the same empty `onclick` again on each thing that can be
 * clicked, whenever it draws it: hundreds of times in a change of page.
 */
function ownHandlers(owner: object): void {
	for (const name of Object.getOwnPropertyNames(owner)) {
		if (!/^on[a-z]+$/.test(name)) continue;
		const read = getOwnPropertyDescriptor(owner, name)?.get as Getter | undefined;
		replaceAccessor(owner, name, {
			set: (native) => {
				const set = function (this: unknown, value: unknown): void {
					const target = this ?? window;
					const isSame = read && apply(read, target, []) === value;
					const remote = isSame || !mayOutlive(target) ? undefined : callerOf(set);
					const begin = () => apply(native, target, [value]);
					const end = () => apply(native, target, [null]);
					const lasts = remote !== undefined && outlives(target, remote);
					if (!lasts || own(remote, `${name} ${count++}`, end, begin)) begin();
				};
				return set;
			},
		});
	}
}
