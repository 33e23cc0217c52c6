import { callerOf } from './caller.ts';
import { apply, type Method, prototypeOf, realm, replaceMethod } from './natural.ts';
import { disown, forget, isShown, own, worksAhead } from './stays.ts';
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

/** Does what a remote put off, of which no page may be open. */
function work(remote: string, on: unknown, what: Method, given: unknown[]): unknown {
	noteWork();
	if (isShown(remote)) return apply(what, on, given);
	const ended = worksAhead();
	try {
		return apply(what, on, given);
	} finally {
		ended();
	}
}

/** Those of the browser's scheduler, which takes none back by a number. */
function ownTasks(): void {
	replaceMethod(prototypeOf('Scheduler'), 'postTask', (native) => {
		const post: Method = function (...args) {
			const [task, ...rest] = args;
			const remote = callerOf(post);
			if (!remote || typeof task !== 'function') return apply(native, this, args);
			const key = {};
			let isOver = false;
			const run: Method = function () {
				if (isOver) return undefined;
				disown(remote, key);
				return work(remote, this, task as Method, []);
			};
			own(remote, key, () => {
				isOver = true;
			});
			return apply(native, this, [run, ...rest]);
		};
		return post;
	});
}

/** Timers, frames, tasks and idle work of a remote end with its page. */
export function ownTimers(): void {
	ownTasks();
	for (const { begin, end, isOnce, keys } of KINDS) {
		const clear = realm[end] as Method | undefined;
		if (!clear) continue;
		replaceMethod(window, begin, (native) => {
			const start: Method = (...args) => {
				const [what, ...rest] = args;
				const remote = callerOf(start);
				if (!remote || typeof what !== 'function') return apply(native, window, args);
				const key = () => `${keys} ${String(id)}`;
				const run: Method = function (...given) {
					if (isOnce) forget(key());
					return work(remote, this, what as Method, given);
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
