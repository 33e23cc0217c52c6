import { Failure } from './failure.mjs';

/** What a machine refuses whoever asks: the system's code, and what it means. @type {Record<string, string>} */
const REFUSED = {
	EACCES: 'this user may not do it: let them, or name another place',
	EPERM: 'this user may not do it: let them, or name another place',
	EROFS: 'its disk can only be read: name another place, or let it be written to',
	ENOSPC: 'its disk is full: make room',
	EDQUOT: 'this user may have no more of its disk: make room',
};

/** @param {NodeJS.ErrnoException} error @returns {string | undefined} undefined: it is no refusal */
const reasonOf = ({ code = '', syscall }) =>
	code === 'ENOENT' && syscall === 'mkdir'
		? 'no folder can be made there: name another place'
		: REFUSED[code];

/** @param {unknown} error @returns {unknown} a failure with what to do, where it is the machine’s and no mistake of ours */
function told(error) {
	const refused = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (Object(error));
	const reason = reasonOf(refused);
	if (!reason) return error;
	const { code, path, dest, message } = refused;
	return new Failure(`${dest ?? path ?? message}: ${reason}, then run it again (${code}).`);
}

/** A failure that the person can mend is one sentence; anything else is our mistake, with its stack. @param {unknown} thrown */
export function report(thrown) {
	const error = told(thrown);
	if (error instanceof Failure) {
		console.error(error.message);
		if (error.output) console.error(error.output.trimEnd());
		process.exitCode = error.code;
		return;
	}
	console.error(error);
	process.exitCode = 1;
}
