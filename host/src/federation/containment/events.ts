import { callerOf } from './caller.ts';
import { outlives } from './listeners.ts';
import { apply, type Method, prototypeOf, replaceAccessor, replaceMethod } from './natural.ts';
import { noteContained } from './notes.ts';

/** A remote may ask before the tab is closed: nothing but its own form is concerned. */
const OPEN = 'beforeunload';
const { composedPath } = Event.prototype;

/** Whether an event happened to something that is not the remote's: to the shell, the browser, or nobody. */
function isOfOthers(event: Event, remote: string): boolean {
	if (event.type === OPEN) return false;
	return outlives(apply(composedPath, event, [])[0] ?? event.target, remote);
}

const STOPPING = ['stopPropagation', 'stopImmediatePropagation', 'preventDefault'];
/** Makes a move to another address a matter of the page that is open. */
const INTERCEPTING = 'intercept';

/** A remote can't stop an event, nor what the browser does about it, outside of its own part. */
export function keepEventsGoing(): void {
	const isKept = (event: unknown, remote: string | undefined, act: string): boolean => {
		if (!remote || !(event instanceof Event) || !isOfOthers(event, remote)) return false;
		noteContained(remote, `${act} of a ${event.type} outside of its page had no effect`);
		return true;
	};
	const keep = (owner: unknown, name: string) => {
		replaceMethod(owner, name, (native) => {
			const stop: Method = function (...args) {
				return isKept(this, callerOf(stop), name) ? undefined : apply(native, this, args);
			};
			return stop;
		});
	};
	for (const name of STOPPING) keep(Event.prototype, name);
	keep(prototypeOf('NavigateEvent'), INTERCEPTING);
	for (const name of ['cancelBubble', 'returnValue']) {
		replaceAccessor(Event.prototype, name, {
			set: (native) => {
				const set = function (this: unknown, value: unknown): void {
					if (!isKept(this, callerOf(set), name)) apply(native, this, [value]);
				};
				return set;
			},
		});
	}
}
