import { apply, getOwnPropertyDescriptor } from './natural.ts';

/** As they were before any remote's code ran. */
const later = globalThis.setTimeout.bind(globalThis);
const take = globalThis.clearTimeout.bind(globalThis);
const seen = getOwnPropertyDescriptor(Document.prototype, 'visibilityState')?.get;
const isSeen = (): boolean => !seen || apply(seen, document, []) === 'visible';

/** After a remote's code was at work, or somebody at the page. */
const SOON_MS = 1_000;
/** While neither is known of: what runs unheard of all guards (the message of a socket) is found then. */
const CALM_MS = 10_000;
/** What people do to a page that code of a remote may hear, beside what is looked at before it is handled. */
const TOUCHES = ['pointermove', 'input', 'focusin', 'scroll', 'wheel', 'message'];

let look: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSoon = false;

function lookAfter(ms: number): void {
	take(timer);
	timer = later(lookNow, ms);
}

function lookNow(): void {
	isSoon = false;
	look?.();
	// In a tab that nobody sees only after work; when it is seen again it is looked at anyway.
	if (look && isSeen()) lookAfter(CALM_MS);
}

/** Code of a remote may have run just now: what it changed is found soon. Called often, so it does next to nothing. */
export function noteWork(): void {
	if (isSoon || !look) return;
	isSoon = true;
	lookAfter(SOON_MS);
}

/** From now on, again and again, and no more often than there is a reason to. */
export function keepLooking(at: () => void): void {
	look = at;
	noteWork();
}

export function stopLooking(): void {
	look = undefined;
	isSoon = false;
	take(timer);
}

export function hearTouches(): void {
	const quietly = { capture: true, passive: true };
	for (const touch of TOUCHES) window.addEventListener(touch, noteWork, quietly);
	// Back in sight.
	document.addEventListener('visibilitychange', noteWork, quietly);
}
