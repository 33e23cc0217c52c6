import type { RegistryEntry } from '@borlette/shared/federation';
import { describeRefusal, type Refusal, type Withdrawal } from '../registry/gate.ts';
import { NetworkFailure, TooSlow } from '../registry/retry.ts';
import { happened } from '../watch/happened.ts';

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

/** Of webpack, for a chunk that it could not fetch. */
const isChunkFailure = (error: unknown) =>
	error instanceof Error && error.name === 'ChunkLoadError';

/** Whether it was the network, or no network, that kept code away. */
export const isOfNetwork = (error: unknown): boolean =>
	isChunkFailure(error) || error instanceof NetworkFailure;

/** Counts a build that did not come; not one that the host itself keeps from running. */
export function noteLoadFailure(entry: RegistryEntry | undefined, error: unknown): void {
	const isWithheld = error instanceof RemoteRefused || error instanceof RemoteSetAside;
	if (!entry || error === undefined || isWithheld) return;
	const isNetwork = error instanceof TooSlow || isOfNetwork(error);
	happened({ kind: 'load', entry, isNetwork });
}
