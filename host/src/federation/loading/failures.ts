import { describeRefusal, type Refusal, type Withdrawal } from '../registry/gate.ts';

/** The remote may not run here, whatever is tried. */
export class RemoteRefused extends Error {
	override readonly name = 'RemoteRefused';
	constructor(
		remote: string,
		readonly refusal: Refusal | Withdrawal,
	) {
		super(`${remote} may not run: ${describeRefusal(refusal)}.`);
	}
}

/** Its code failed before, and somebody chose to do without it in this tab. */
export class RemoteSetAside extends Error {
	override readonly name = 'RemoteSetAside';
	constructor(
		build: string,
		/** Folder of the build. */
		readonly url: string,
	) {
		super(`${build} failed before in this tab and was set aside.`);
	}
}

/** The remote did not come, or came broken. */
export class RemoteFailed extends Error {
	override readonly name = 'RemoteFailed';
}
