import { Failure } from '../../local/failure.mjs';
import { MOVED_ON } from '../revisions.mjs';

/** Whoever asks has no right to it. */
export class NotAllowed extends Failure {}

export class TooLarge extends Failure {}

export class NotThere extends Failure {}

/**
 * The status that goes with a refusal; its sentence is the same wherever it is said.
 * @param {Failure} failure
 */
export function statusOf(failure) {
	if (failure instanceof NotAllowed) return 403;
	if (failure instanceof TooLarge) return 413;
	if (failure instanceof NotThere) return 404;
	return failure.code === MOVED_ON ? 409 : 422;
}
