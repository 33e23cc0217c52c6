import { describeRefusal, type Refusal } from './gate.ts';

/** The remote may not run here, whatever is tried. */
export class RemoteRefused extends Error {
	override readonly name = 'RemoteRefused';
	constructor(
		remote: string,
		readonly refusal: Refusal,
	) {
		super(`${remote} may not run: ${describeRefusal(refusal)}.`);
	}
}

/** The remote did not come, or came broken. */
export class RemoteFailed extends Error {
	override readonly name = 'RemoteFailed';
}
