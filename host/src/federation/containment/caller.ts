import type { RegistryEntry } from '@borlette/shared/federation';
import { buildOf } from '../integrity/integrity.ts';
import { apply } from './natural.ts';

/** Beyond the guard itself: the caller, and what of the browser's own is between (`Array.forEach`). */
const FRAMES = 4;
const SCHEME = '://';
/** What an address in a stack ends before: its line, or the bracket around it. */
const ENDS = /[\s)]/;
const STARTS = /[a-z][a-z0-9+.-]*$/;
const { indexOf, slice, search } = String.prototype;
const { exec } = RegExp.prototype;
const capture = Error.captureStackTrace;

type Guard = (...args: never[]) => unknown;

function addressIn(stack: string): string | undefined {
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
	if (!capture) return undefined;
	// Without a prototype: a stack begins with the name of what it is for.
	const trace: { stack?: unknown } = Object.create(null);
	const limit = Error.stackTraceLimit;
	Error.stackTraceLimit = FRAMES;
	capture(trace, guard);
	Error.stackTraceLimit = limit;
	const address = typeof trace.stack === 'string' ? addressIn(trace.stack) : undefined;
	return address ? buildOf(address) : undefined;
}
