import { types } from 'node:util';

/** Of another realm too: the system's own errors are, to code that runs in Jest. @param {unknown} error */
const isError = (error) => error instanceof Error || types.isNativeError(error);

/** What an error says of itself. @param {unknown} error */
export const messageOf = (error) => (isError(error) ? error.message : String(error));

/**
 * The code that the system gave an error, else what it says: `ECONNREFUSED`.
 * @param {unknown} error
 */
export function codeOf(error) {
	const cause = isError(error) && isError(error.cause) ? error.cause : error;
	const { code } = /** @type {NodeJS.ErrnoException} */ (cause ?? {});
	return code ?? messageOf(error);
}

/** Whether an error is one of the system, of these codes. @param {unknown} error @param {string[]} codes */
export const isCode = (error, ...codes) =>
	isError(error) && 'code' in error && codes.includes(String(error.code));

/**
 * An error of the system with the file that was to be written: a disk that is full is told of a handle, which has no name.
 * @param {unknown} error @param {string} file
 */
export const ofFile = (error, file) =>
	isError(error) && 'code' in error ? Object.assign(error, { path: file }) : error;

/** Something the person can put right: its message is shown as it is, without a stack. */
export class Failure extends Error {
	/**
	 * @param {string} message says what is wrong and what to do
	 * @param {{ output?: string, code?: number, why?: string }} [more] output of the failed tool; exit code,
	 *   else 1; `why`: names what is wrong to programs (`RELEASE_REFUSALS` in shared/src/contract/errors.ts)
	 */
	constructor(message, { output = '', code = 1, why = 'other' } = {}) {
		super(message);
		this.output = output;
		this.code = code;
		this.why = why;
	}
}
