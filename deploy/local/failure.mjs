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
