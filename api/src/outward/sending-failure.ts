import type { SendingProblem, SendingProblemCode } from '@borlette/shared/contract/sendings';

/** Of these it is the message that is wrong, or whoever it is for: another try comes to the same. */
const FOR_EVER: readonly SendingProblemCode[] = [
	'refused',
	'no_address',
	'browser_gone',
	'forbidden_address',
	'not_theirs',
	'too_late',
];

/** Of these it may have been taken all the same: the answer did not come. */
const UNANSWERED: readonly SendingProblemCode[] = ['cut', 'too_slow'];

/** Why something was not taken. */
export class SendingFailure extends Error {
	override name = 'SendingFailure';
	readonly problem: SendingProblem;

	constructor(code: SendingProblem['code'], value: string | null = null) {
		super(`${code} ${value ?? ''}`);
		this.problem = { code, value };
	}

	get isForEver(): boolean {
		return FOR_EVER.includes(this.problem.code);
	}

	/** Sent again, it may come twice. */
	get isDoubtful(): boolean {
		return UNANSWERED.includes(this.problem.code);
	}
}
