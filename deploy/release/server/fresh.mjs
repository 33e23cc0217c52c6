/** So far may the clock of who signs be from ours. */
const APART_MS = 10 * 60_000;

/** Whether something was signed just now. @param {string | undefined} at ISO 8601 */
export const isFresh = (at) => Math.abs(Date.now() - Date.parse(at ?? '')) <= APART_MS;
