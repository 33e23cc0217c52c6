import { Listeners, serverNow } from '../api/index.ts';

export const MINUTE_MS = 60_000;
/** A machine may be two seconds ahead and count as in step: what is asked at its midnight would be of the day before. */
const AFTER_MS = 3_000;
/** At midnight each open page reads all that it shows: so long they take to do so one after the other, not all in one moment. */
const SPREAD_MS = 20_000;

const listeners = new Listeners();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The page's own, for as long as it is open. */
const chance = Math.random();
const sinceMinute = (): number => (serverNow() - AFTER_MS - chance * SPREAD_MS) % MINUTE_MS;

function awaitMinute(): void {
	timer = setTimeout(() => {
		awaitMinute();
		listeners.tell();
	}, MINUTE_MS - sinceMinute());
}

/** Subscribes to full minutes of the server's clock, called soon after each: in every zone a day begins with one. */
export function onMinute(listener: () => void): () => void {
	const leave = listeners.add(listener);
	if (listeners.size === 1) awaitMinute();
	return () => {
		leave();
		if (listeners.size === 0) clearTimeout(timer);
	};
}

/** Of the server's clock; another one from each of those moments on. */
export const currentMinute = (): number => Math.floor((serverNow() - AFTER_MS) / MINUTE_MS);
