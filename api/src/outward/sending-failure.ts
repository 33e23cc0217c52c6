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

/** Why something was not taken. */
export class SendingFailure extends Error {
	override name = 'SendingFailure';
	readonly problem: SendingProblem;

	/** All of it had left, and no answer came: it may have been taken all the same, and come twice. */
	readonly isDoubtful: boolean;

	/** For so long whoever refused it wants to be left alone; 0: they did not say. */
	readonly waitSeconds: number;

	constructor(
		code: SendingProblem['code'],
		value: string | null = null,
		isDoubtful = false,
		waitSeconds = 0,
	) {
		super(`${code} ${value ?? ''}`);
		this.problem = { code, value };
		this.isDoubtful = isDoubtful;
		this.waitSeconds = waitSeconds;
	}

	get isForEver(): boolean {
		return FOR_EVER.includes(this.problem.code);
	}
}
