import { guardCalls } from '@borlette/shared/api';
import type { Containment } from './containment.ts';

let coming: Promise<void> | undefined;
let guards: Containment | undefined;
let entered: string | undefined;

/**
 * Puts the guards of the page up, once, before the first remote's code runs. They are not part of the
 * first load: without a remote there is nothing to contain.
 */
export function contain(): Promise<void> {
	coming ??= import(/* webpackChunkName: "layout" */ './containment.ts').then((loaded) => {
		guards = loaded;
		loaded.start();
		// The client uses the browser's own functions, whatever a remote made of them meanwhile.
		guardCalls(loaded.mend);
		if (entered) loaded.enter(entered);
	});
	coming.catch(() => {
		coming = undefined;
	});
	return coming;
}

/** A page of a remote is about to be shown. */
export function enterPage(remote: string): void {
	entered = remote;
	guards?.enter(remote);
}

/** Code of a page of the remote is about to run: answers what to call when it has. */
export const evaluates = (remote: string): (() => void) | undefined => guards?.evaluates(remote);

/** The code of the page is here: what the remote opens from now on is the page's. */
export const drawPage = (remote: string): void => guards?.drawn(remote);

/** The page is left: what it opened ends, what it changed is put back. */
export function leavePage(remote: string): void {
	entered = undefined;
	guards?.leave(remote);
}

/** What a page's own effects changed is put back before anybody else's run. */
export const mendPage = (): void => guards?.mend();

/** The remote may not go on: what its modules opened ends, though no page of it may ever have been open. */
export const endRemote = (remote: string): void => guards?.end(remote);
