import { ApiError } from '@borlette/shared/api';
import { OF_NOTHING } from '../integrity/integrity.ts';
import { isOfExtension } from './blame.ts';
import { framesOf, messageOf, nameOf } from './describe.ts';
import { noteFault } from './faults.ts';
import { watchLeaving } from './leaving.ts';

/** Said by the browser itself when an observer's work takes longer than a frame; nothing failed. */
const OBSERVER_LOOP = /^ResizeObserver loop/;
/** What somebody took back is no failure: a search typed on, a page left. */
const TAKEN_BACK = ['AbortError', 'CanceledError'];

/** A sheet that was not loaded on purpose: that was said of whose it is (containment/links.ts), by now another page may be open. */
const isRefusedSheet = (thrown: unknown): boolean =>
	thrown instanceof Event &&
	thrown.target instanceof HTMLLinkElement &&
	thrown.target.getAttribute('integrity') === OF_NOTHING;

const isFailure = (thrown: unknown, message: string): boolean =>
	!OBSERVER_LOOP.test(message) && !TAKEN_BACK.includes(nameOf(thrown)) && !isRefusedSheet(thrown);

/** A call that nobody waits for fails in the client's code, which knows nothing of the caller. */
const isOnBehalf = (thrown: unknown): boolean => thrown instanceof ApiError;

/** Notes what is thrown in handlers and timers, and promises that nobody takes care of. */
export function watchErrors(): void {
	watchLeaving();
	window.addEventListener('error', ({ error, message, filename }) => {
		const thrown: unknown = error ?? message;
		if (!isFailure(thrown, message) || isOfExtension(filename, framesOf(error))) return;
		noteFault({ kind: 'error', error, filename: scriptIn(error, filename) });
	});
	window.addEventListener('unhandledrejection', ({ reason }) => {
		if (!isFailure(reason, messageOf(reason)) || isOfExtension(undefined, framesOf(reason))) return;
		noteFault({ kind: 'rejection', error: reason, isOnBehalf: isOnBehalf(reason) });
	});
}

/**
 * What React hands on names React's own script as the place where it was thrown, which says nothing
 * where the thing thrown has no stack.
 */
function scriptIn(error: unknown, filename: string): string | undefined {
	const isHosts = filename.startsWith(`${window.location.origin}/assets/`);
	return isHosts && !(error instanceof Error) ? undefined : filename || undefined;
}
