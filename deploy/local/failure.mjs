/** What an error says of itself. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * The code that the system gave an error, else what it says: `ECONNREFUSED`.
 * @param {unknown} error
 */
export function codeOf(error) {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	const { code } = /** @type {NodeJS.ErrnoException} */ (cause ?? {});
	return code ?? messageOf(error);
}

/**
 * Whether an error is one of the system, of these codes. By its code alone: in Jest the system's errors
 * are of another realm than `Error`.
 * @param {unknown} error @param {string[]} codes
 */
export const isCode = (error, ...codes) =>
	codes.includes(/** @type {NodeJS.ErrnoException | undefined} */ (error)?.code ?? '');

/** Something the person can put right: its message is shown as it is, without a stack. */
export class Failure extends Error {
	/**
	 * @param {string} message says what is wrong and what to do
	 * @param {{ output?: string, code?: number, why?: string }} [more] output of the failed tool; exit code,
	 *   else 1; `why`: names what is wrong to programs (`REFUSALS` in shared/src/contract/releases.ts)
	 */
	constructor(message, { output = '', code = 1, why = 'other' } = {}) {
		super(message);
		this.output = output;
		this.code = code;
		this.why = why;
	}
}
