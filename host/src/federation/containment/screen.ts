import { callerOf } from './caller.ts';
import {
	apply,
	getOwnPropertyDescriptor,
	type Method,
	prototypeOf,
	replaceAccessor,
	replaceMethod,
} from './natural.ts';
import { noteContained } from './notes.ts';
import { own } from './stays.ts';

/** What an element takes, what the document says has it, and how the document gives it back. */
const TAKEN = [
	['requestFullscreen', 'fullscreenElement', 'exitFullscreen'],
	['requestPointerLock', 'pointerLockElement', 'exitPointerLock'],
] as const;

/** The whole screen and the pointer come back with the page for which they were taken. */
function giveBackScreen(): void {
	const documents = prototypeOf('Document') ?? {};
	for (const [name, holder, back] of TAKEN) {
		const holding = getOwnPropertyDescriptor(documents, holder)?.get;
		const exit = (documents as Record<string, unknown>)[back] as Method | undefined;
		if (!holding || !exit) continue;
		replaceMethod(prototypeOf('Element'), name, (native) => {
			const take: Method = function (...args) {
				const remote = callerOf(take);
				const end = () => {
					if (apply(holding, document, []) !== this) return;
					// It may be over by then.
					void Promise.resolve(apply(exit, document, [])).catch(() => undefined);
				};
				if (remote) own(remote, `${name} of the page`, end);
				return apply(native, this, args);
			};
			return take;
		});
	}
}

/** Where a page stands when somebody comes back to it is the shell's, for all pages. */
function keepScrolling(): void {
	replaceAccessor(prototypeOf('History') ?? {}, 'scrollRestoration', {
		set: (native) => {
			const set = function (this: unknown, value: unknown): void {
				const remote = callerOf(set);
				if (!remote) apply(native, this, [value]);
				else noteContained(remote, 'history.scrollRestoration was not set for all pages');
			};
			return set;
		},
	});
}

/** What is there once for all pages, and stays as somebody left it. */
export function keepScreen(): void {
	giveBackScreen();
	keepScrolling();
}
