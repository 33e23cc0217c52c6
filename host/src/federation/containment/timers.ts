import { callerOf } from './caller.ts';
import { apply, type Method, realm, replaceMethod } from './natural.ts';
import { forget, isShown, own, worksAhead } from './stays.ts';
import { noteWork } from './vigil.ts';

interface Kind {
	/** Begins it, and answers its number. */
	begin: string;
	end: string;
	/** It is over after one time. */
	isOnce: boolean;
	/** Timeouts and intervals share their numbers. */
	keys: string;
}

const KINDS: readonly Kind[] = [
	{ begin: 'setTimeout', end: 'clearTimeout', isOnce: true, keys: 'timer' },
	{ begin: 'setInterval', end: 'clearInterval', isOnce: false, keys: 'timer' },
	{ begin: 'requestAnimationFrame', end: 'cancelAnimationFrame', isOnce: true, keys: 'frame' },
	{ begin: 'requestIdleCallback', end: 'cancelIdleCallback', isOnce: true, keys: 'idle' },
];

/** Timers, frames and idle work of a remote end with its page. */
export function ownTimers(): void {
	for (const { begin, end, isOnce, keys } of KINDS) {
		const clear = realm[end] as Method | undefined;
		if (!clear) continue;
		replaceMethod(window, begin, (native) => {
			const start: Method = (...args) => {
				const [work, ...rest] = args;
				const remote = callerOf(start);
				if (!remote || typeof work !== 'function') return apply(native, window, args);
				const key = () => `${keys} ${String(id)}`;
				const run: Method = function (...given) {
					if (isOnce) forget(key());
					noteWork();
					if (isShown(remote)) return apply(work as Method, this, given);
					const ended = worksAhead();
					try {
						return apply(work as Method, this, given);
					} finally {
						ended();
					}
				};
				const id = apply(native, window, [run, ...rest]);
				own(remote, key(), () => apply(clear, window, [id]));
				return id;
			};
			return start;
		});
		replaceMethod(window, end, (native) => {
			const stop: Method = (...args) => {
				forget(`${keys} ${String(args[0])}`);
				return apply(native, window, args);
			};
			return stop;
		});
	}
}
