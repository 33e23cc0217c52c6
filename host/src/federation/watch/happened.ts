import type { PageErrorKind } from '@borlette/shared/contract/page-error';
import type { RegistryEntry } from '@borlette/shared/federation';

/** What befell this page that is counted by build. */
export type Happening =
	/** A page of a build was opened. */
	| { kind: 'visit'; entry: RegistryEntry }
	/** `isPresumed`: nothing names the code; without `entry` it is the host's. */
	| { kind: PageErrorKind; entry?: RegistryEntry | undefined; isPresumed: boolean }
	/** A build, or a part of it, did not come. `isNetwork`: nothing came of the server at all. */
	| { kind: 'load'; entry: RegistryEntry; isNetwork: boolean };

/** What counts is loaded late, once the page is drawn; more than these nobody has to know of. */
const KEPT = 100;

const waiting: Happening[] = [];
let count: ((happening: Happening) => void) | undefined;

export function happened(happening: Happening): void {
	if (count) count(happening);
	else if (waiting.length < KEPT) waiting.push(happening);
}

/** Passes what happened so far, and what happens from now on, to the counter. */
export function countBy(counter: (happening: Happening) => void): void {
	count = counter;
	for (const happening of waiting.splice(0)) counter(happening);
}
