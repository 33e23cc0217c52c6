import type { BuildRef, Grants } from '@borlette/shared/federation';
import type { Judged } from '../federation/registry/judged.ts';

/** A build that a signed registry names, so its integrity is known. */
export interface SignedBuild {
	readonly remote: string;
	/** Its `url` is absolute. */
	readonly ref: BuildRef;
	/** Channels that run it now, or ran it before. */
	readonly channels: readonly { readonly name: string; readonly isCurrent: boolean }[];
	/** Of the channels' current builds only; others have theirs in the store. */
	readonly judged?: Judged;
	/** Who holds the key that signed its place, where that is at hand. */
	readonly signedBy?: string | undefined;
}

/** A channel with its newest revision, and whose signatures count there. */
export interface Known {
	readonly origin: string;
	readonly channel: string;
	readonly revision: number;
	readonly grants: Grants;
}
