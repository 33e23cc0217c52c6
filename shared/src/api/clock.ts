/** The `Date` header counts whole seconds, and the answer was under way: less is no difference. */
const IN_STEP_MS = 2_000;
/** The middle of the second that the header names. */
const HALF_SECOND_MS = 500;

let aheadMs = 0;

/** Compares this machine's clock with the one that stamped an answer (its `Date` header). */
export function hearServerDate(date: unknown): void {
	const said = Date.parse(String(date));
	if (Number.isNaN(said)) return;
	const ahead = said + HALF_SECOND_MS - Date.now();
	aheadMs = Math.abs(ahead) > IN_STEP_MS ? ahead : 0;
}

/** The server's clock, ms since 1970: what closes is closed by it, however this machine is set. */
export const serverNow = (): number => Date.now() + aheadMs;
