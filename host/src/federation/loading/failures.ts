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

/** The host itself keeps it from running. */
const isWithheld = (error: unknown): boolean =>
	error instanceof RemoteRefused || error instanceof RemoteSetAside;
const isLateOrAway = (error: unknown): boolean => error instanceof TooSlow || isOfNetwork(error);

/** Whether it is the build that failed: neither the network, nor the host that keeps it from running. */
export const isOfCode = (error: unknown): boolean => !isWithheld(error) && !isLateOrAway(error);

/** Counts a build that did not come; not one that the host itself keeps from running. */
export function noteLoadFailure(entry: RegistryEntry | undefined, error: unknown): void {
	if (!entry || error === undefined || isWithheld(error)) return;
	happened({ kind: 'load', entry, isNetwork: isLateOrAway(error) });
}
