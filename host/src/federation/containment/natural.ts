/**
 * Functions of the browser as they were before any remote's code ran: the guards themselves must not
 * rest on what a remote may have changed.
 */
export const {
	apply,
	construct,
	defineProperty,
	deleteProperty,
	getOwnPropertyDescriptor,
	getPrototypeOf,
	has,
	ownKeys,
	set,
} = Reflect;

/** Any method of the browser, called with whatever the caller gave. */
export type Method = (this: unknown, ...args: unknown[]) => unknown;
/** The page's own globals, by name. */
export const realm = globalThis as unknown as Record<PropertyKey, unknown>;

/** Puts another method in the place of one of the browser's; nothing where this browser has none. */
export function replaceMethod(
	owner: unknown,
	name: PropertyKey,
	make: (native: Method) => Method,
): void {
	if (typeof owner !== 'object' && typeof owner !== 'function') return;
	if (owner === null) return;
	const descriptor = getOwnPropertyDescriptor(owner, name);
	if (typeof descriptor?.value !== 'function' || !descriptor.configurable) return;
	defineProperty(owner, name, { ...descriptor, value: make(descriptor.value as Method) });
}

export type Setter = (this: unknown, value: unknown) => void;
export type Getter = (this: unknown) => unknown;

interface Accessor {
	get?: (native: Getter) => Getter;
	set?: (native: Setter) => Setter;
}

/** The same for a property that is read and written by functions. */
export function replaceAccessor(owner: object, name: PropertyKey, { get, set }: Accessor): void {
	const descriptor = getOwnPropertyDescriptor(owner, name);
	if (!descriptor?.configurable) return;
	defineProperty(owner, name, {
		...descriptor,
		...(get && descriptor.get && { get: get(descriptor.get as Getter) }),
		...(set && descriptor.set && { set: set(descriptor.set as Setter) }),
	});
}

/** The prototype of a kind of object of this browser; undefined where it has none. */
export function prototypeOf(kind: string): object | undefined {
	const made = realm[kind];
	return typeof made === 'function' ? (made.prototype as object) : undefined;
}
