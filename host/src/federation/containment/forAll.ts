import { isOfPerson } from './acts.ts';
import { callerOf } from './caller.ts';
import { apply, type Method, realm, replaceMethod } from './natural.ts';
import { noteContained } from './notes.ts';
import { isShown } from './stays.ts';

/**
 * The answer to the question for notifications holds for the whole product: who says no to a page that asked by itself gets no
 * word of alerts either, until they find the browser's settings. As other browsers hold it, it takes somebody's click.
 */
function keepQuestion(): void {
	replaceMethod(realm.Notification, 'requestPermission', (native) => {
		const ask: Method = function (...args) {
			const remote = callerOf(ask);
			if (!remote || isOfPerson(remote)) return apply(native, this, args);
			noteContained(remote, 'the question for notifications was not asked: nobody had clicked');
			return Promise.resolve((this as typeof Notification).permission);
		};
		return ask;
	});
}

/** What a dialog of the browser answers that nobody sees. */
const UNSEEN: Readonly<Record<string, unknown>> = {
	alert: undefined,
	confirm: false,
	prompt: null,
	print: undefined,
};

/** A page that somebody only points at, or that they have left, does not stop them in another one. */
function keepDialogs(): void {
	for (const [name, answer] of Object.entries(UNSEEN)) {
		replaceMethod(window, name, (native) => {
			const open: Method = function (...args) {
				const remote = callerOf(open);
				if (!remote || isShown(remote)) return apply(native, this ?? window, args);
				noteContained(remote, `${name} was not done: no page of it is open`);
				return answer;
			};
			return open;
		});
	}
}

/** To stop loading ends the requests of everybody in the page, what somebody saves among them. */
function keepLoading(): void {
	replaceMethod(window, 'stop', (native) => {
		const stop: Method = function (...args) {
			const remote = callerOf(stop);
			if (!remote) return apply(native, this ?? window, args);
			noteContained(remote, 'window.stop was not done: it ends the requests of all');
			return undefined;
		};
		return stop;
	});
}

/** What is there once for all, and one page's to end or to use up. */
export function keepForAll(): void {
	keepQuestion();
	keepDialogs();
	keepLoading();
}
