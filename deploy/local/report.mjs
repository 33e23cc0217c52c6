import { Failure } from './failure.mjs';

/** A failure that the person can mend is one sentence; anything else is our mistake, with its stack. @param {unknown} error */
export function report(error) {
	if (error instanceof Failure) {
		console.error(error.message);
		if (error.output) console.error(error.output.trimEnd());
		process.exitCode = error.code;
		return;
	}
	console.error(error);
	process.exitCode = 1;
}
