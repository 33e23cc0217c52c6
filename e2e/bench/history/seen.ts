// What the page notes for the replay, from before its first script on (watch.mjs) until it is looked at (visit.mjs).

export interface Noted {
	/** Calls to the API since the last look. */
	calls: { method: string; path: string; status: number }[];
	/** `GET /api/…` of every answer. */
	answered: Set<string>;
	/** A field that was read and is not sent → the call that lacks it. */
	reads: Map<string, string>;
	/** Requests without an answer yet. */
	pending: number;
}

declare global {
	var borletteSeen: Noted;
}
