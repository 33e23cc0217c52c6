import { trackFocusVisible } from '@zag-js/focus-visible';
import { keepChangeable } from './changeable.ts';
import { guardDeclarations } from './declarations.ts';
import { keepPage } from './departures.ts';
import { guardElements } from './elements.ts';
import { keepEntries } from './entries.ts';
import { keepEventsGoing } from './events.ts';
import { keepForAll } from './forAll.ts';
import { hideKeptFiles } from './keptFiles.ts';
import { ownListeners } from './listeners.ts';
import { guardMoves } from './moves.ts';
import { ownNames } from './names.ts';
import { keepArrivals, keepNatives, restoreNatives } from './natives.ts';
import { apply, defineProperty, getOwnPropertyDescriptor, type Method, realm } from './natural.ts';
import { ownOpenings } from './openings.ts';
import { ownPortals } from './portals.ts';
import { ownReadDefaults } from './readDefaults.ts';
import { keepScreen } from './screen.ts';
import { adoptAgain, dropAdopted, guardSheets, noteAdopted, ownFonts } from './sheets.ts';
import * as stays from './stays.ts';
import { divideStorage, keepCookies } from './storage.ts';
import { ownSubscriptions } from './subscriptions.ts';
import { ownTimers } from './timers.ts';
import { skipTransitions } from './transitions.ts';
import { hearTouches, keepLooking, stopLooking } from './vigil.ts';

export type Containment = typeof import('./containment.ts');

/** What people and the browser do to the shell: it works on what it had before. */
const ACTS = [
	'pointerdown',
	'pointerup',
	'click',
	'keydown',
	'popstate',
	'error',
	'unhandledrejection',
	'visibilitychange',
	'online',
];

/** Puts back what a remote changed of the browser's functions. */
export function mend(): void {
	restoreNatives(stays.presentRemote());
}

interface Hook {
	[event: string]: Method | undefined;
}

/**
 * Mends after the effects of each drawing, before React draws again: an effect of a page that leaves
 * Array.prototype.map broken would take the whole page with it. The hook is that of React's developer
 * tools (host/src/federation/watch/commits.ts).
 */
function mendAfterEffects(): void {
	const hook = realm.__REACT_DEVTOOLS_GLOBAL_HOOK__ as Hook | undefined;
	if (!hook) return;
	for (const event of ['onCommitFiberRoot', 'onPostCommitFiberRoot']) {
		const before = hook[event];
		hook[event] = function tell(...args) {
			if (isEntered) restoreNatives(stays.presentRemote(), true);
			return before && apply(before, this, args);
		};
	}
}

/**
 * The components replace `focus` and listen to the page once, with the first box to be ticked: in a remote's page that
 * would be the remote's doing, be undone and end with the page. They undo it at `beforeunload`, after which a page stays
 * where a form asked whether to leave it: it is done again then, with the same `focus`.
 */
function keepFocusTracked(): void {
	trackFocusVisible();
	const tracked = getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
	window.addEventListener('beforeunload', trackAgain, { once: true });

	function trackAgain() {
		trackFocusVisible();
		if (tracked) defineProperty(HTMLElement.prototype, 'focus', tracked);
		// Behind theirs, which was just put up.
		window.addEventListener('beforeunload', trackAgain, { once: true });
	}
}

let hasStarted = false;

/** Puts up all guards; called once, before the first remote's code runs. */
export function start(): void {
	if (hasStarted) return;
	hasStarted = true;
	keepFocusTracked();
	// Before any remote can listen: on the window, in the phase that comes first.
	for (const act of ACTS) window.addEventListener(act, mend, { capture: true, passive: true });
	hearTouches();
	mendAfterEffects();
	ownListeners();
	keepEventsGoing();
	ownTimers();
	ownOpenings();
	ownSubscriptions();
	ownReadDefaults();
	ownPortals();
	keepScreen();
	keepEntries();
	guardMoves();
	// Before the elements, of which they are some: whose they are is looked at there.
	guardDeclarations();
	guardElements();
	guardSheets();
	ownFonts();
	ownNames();
	skipTransitions();
	divideStorage();
	keepCookies();
	hideKeptFiles();
	keepForAll();
	keepPage();
	keepChangeable();
	// Last: the guards themselves are kept too.
	keepNatives();
}

/** A page of a remote is there, or is about to be. */
let isEntered = false;

/** A page of a remote is about to be shown. */
export function enter(remote: string): void {
	stays.enter(remote);
	adoptAgain(remote);
	isEntered = true;
	// Of the shell, which works by itself too: it shows the session's end, and reads events.
	keepLooking(mend);
}

/**
 * Code of a page is about to run, perhaps while another remote's page is shown: what it changes is put back in its own name.
 * @returns what to call when it has run
 * @public called through the module that guard.ts loads
 */
export function evaluates(remote: string): () => void {
	mend();
	const ended = stays.evaluates(remote);
	const adopted = noteAdopted(remote);
	return () => {
		restoreNatives(remote);
		adopted();
		ended();
	};
}

/**
 * The remote may not go on, whose modules may have run ahead of any page of it.
 * @public called through the module that guard.ts loads
 */
export function end(remote: string): void {
	restoreNatives(stays.presentRemote());
	stays.end(remote);
}

/**
 * The code of its page is here, and about to be drawn.
 * @public called through the module that guard.ts loads
 */
export function drawn(remote: string): void {
	mend();
	keepArrivals();
	stays.drawn(remote);
}

/**
 * Its page is left: what it opened ends, what it changed is put back.
 * @public called through the module that guard.ts loads
 */
export function leave(remote: string): void {
	isEntered = false;
	stopLooking();
	restoreNatives(remote);
	stays.leave(remote);
	dropAdopted();
	restoreNatives(remote);
}
