/** What a remote did to the page outside of its own part, and what was therefore undone or not done. */
export interface Contained {
	readonly remote: string;
	/** `JSON.parse was replaced` */
	readonly what: string;
}

const found: Contained[] = [];
/** Taken now: a remote may have replaced it when there is something to say. */
const warn = console.warn.bind(console);
/** All of this page, each once; for reports. */
export const contained = (): readonly Contained[] => found;

/** Keeps it for the report, and says it in the console: once. */
export function noteContained(remote: string, what: string): void {
	// Written out: what loops go by may be what was changed.
	for (let at = 0; at < found.length; at++) {
		if (found[at]?.remote === remote && found[at]?.what === what) return;
	}
	found[found.length] = { remote, what };
	warn(`${remote} was contained: ${what}.`);
}
