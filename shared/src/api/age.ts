import { serverNow } from './clock.ts';
import { Listeners } from './listeners.ts';

/** Of an answer that was read from a second server: how many seconds old it is; 0: it is of now. */
const HEADER = 'data-age';

const listeners = new Listeners();
let moment: number | undefined;

/** Of which moment is what "Toutes" shows, ms since 1970; undefined: of now. */
export const dataMoment = (): number | undefined => moment;

/** Subscribes to changes; returns the unsubscribe function. */
export const onDataMoment = listeners.add;

/** What the headers of an answer say; those that say nothing are of others. */
export function hearAge(headers: Readonly<Record<string, unknown>>): void {
	const age = Number.parseInt(String(headers[HEADER]), 10);
	if (Number.isNaN(age)) return;
	moment = age > 0 ? serverNow() - age * 1_000 : undefined;
	listeners.tell();
}
