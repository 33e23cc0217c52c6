import { callerOf } from './caller.ts';
import { apply, type Method, replaceMethod } from './natural.ts';

const skip = (globalThis as { ViewTransition?: { prototype: ViewTransition } }).ViewTransition
	?.prototype.skipTransition;

/**
 * A transition is of the whole page: menu and bar stand still and answer nobody until what it waits for is there. A
 * remote's change is done without one.
 */
export function skipTransitions(): void {
	replaceMethod(Document.prototype, 'startViewTransition', (native) => {
		const start: Method = function (...args) {
			const remote = callerOf(start);
			const transition = apply(native, this, args) as ViewTransition;
			if (remote && skip) apply(skip, transition, []);
			return transition;
		};
		return start;
	});
}
