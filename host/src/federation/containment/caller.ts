import type { RegistryEntry } from '@borlette/shared/federation';
import { buildOf } from '../integrity/integrity.ts';
import { apply, defineProperty, set } from './natural.ts';
import { noteWork } from './vigil.ts';

/** Beyond the guard itself: the caller, and what of the browser's own is between (`Array.forEach`). */
const FRAMES = 4;
const SCHEME = '://';
/** What an address in a stack ends before: its line, or the bracket around it. */
const ENDS = /[\s)]/;
const STARTS = /[a-z][a-z0-9+.-]*$/;
const { indexOf, slice, search } = String.prototype;
const { exec } = RegExp.prototype;
const { isArray } = Array;

type Guard = (...args: never[]) => unknown;
/** A place in a stack, as V8 has it. */
interface Place {
	getFileName(): string | null | undefined;
}
const traces = Error as unknown as {
	captureStackTrace?: (on: object, from?: Guard) => void;
	stackTraceLimit: number;
};
const capture = traces.captureStackTrace;

/** The places themselves, so that no file is looked for in text. */
const asPlaces = (_error: unknown, places: readonly Place[]): readonly Place[] => places;
/** What V8 asks for the stack of an error; undefined: it writes the usual text. */
let prepare: typeof asPlaces | undefined;
if (capture) {
	// Of nobody else: it could hide who calls, or throw at everybody who reads what happened.
	defineProperty(traces, 'prepareStackTrace', {
		get: () => prepare,
		set: () => undefined,
		configurable: false,
	});
}

/** Who stands above the guard: places where the browser knows them, else text. */
function stackAbove(capturing: NonNullable<typeof capture>, guard?: Guard): unknown {
	// Without a prototype: a stack begins with the name of what it is for.
	const trace: { stack?: unknown } = Object.create(null);
	const { stackTraceLimit: limit } = traces;
	// Not by assignment, which throws where somebody forbade it.
	set(traces, 'stackTraceLimit', FRAMES);
	prepare = asPlaces;
	capturing(trace, guard);
	const { stack } = trace;
	prepare = undefined;
	set(traces, 'stackTraceLimit', limit);
	return stack;
}

const isPlaces = (stack: unknown): stack is readonly Place[] => isArray(stack);
/** As it was before any remote's code ran. */
const fileOf = firstFile();
function firstFile(): Place['getFileName'] | undefined {
	const stack = capture && stackAbove(capture);
	return isPlaces(stack) ? stack[0]?.getFileName : undefined;
}

function addressIn(stack: unknown): string | undefined {
	if (isPlaces(stack)) return addressOf(stack);
	return typeof stack === 'string' ? addressInText(stack) : undefined;
}

function addressOf(places: readonly Place[]): string | undefined {
	if (!fileOf) return undefined;
	for (let at = 0; at < places.length; at++) {
		const file = apply(fileOf, places[at] as Place, []);
		if (file && apply(indexOf, file, [SCHEME]) >= 0) return file;
	}
	return undefined;
}

function addressInText(stack: string): string | undefined {
	const at = apply(indexOf, stack, [SCHEME]);
	if (at < 0) return undefined;
	const scheme = apply(exec, STARTS, [apply(slice, stack, [0, at])])?.[0] ?? '';
	const rest = apply(slice, stack, [at - scheme.length]);
	const end = apply(search, rest, [ENDS]);
	return end < 0 ? rest : apply(slice, rest, [0, end]);
}

/**
 * The remote whose script calls a guard directly: what host or shared do on its behalf is theirs.
 * Undefined: the host, or nobody's script; so too in a browser that cannot tell.
 */
export const callerOf = (guard: Guard): string | undefined => callingBuild(guard)?.manifest.name;

/** The same with all that is known of its build. */
export function callingBuild(guard: Guard): RegistryEntry | undefined {
	const address = capture && addressIn(stackAbove(capture, guard));
	const build = address ? buildOf(address) : undefined;
	if (build) noteWork();
	return build;
}
