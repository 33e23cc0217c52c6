import { page } from '@borlette/shared/session';
import { create } from 'zustand';
import type { JudgedRegistry } from '../federation/registry/judged.ts';
import { keepVisit, NO_VISIT, type Visit, type Wanted } from './wanted.ts';

/** Why a wanted build has not taken its place. */
export type Obstacle =
	| 'signedOut'
	| 'forbidden'
	| 'devOnly'
	| 'unknown'
	| 'unreachable'
	// Of the host of a former revision: today’s opens it in its place.
	| 'hostUnknown'
	| 'hostGone';

/** A build that runs in the place of the channel's. */
export interface Change extends Wanted {
	/** The channel's own; null where it has no such remote. */
	readonly instead: string | null;
	/** Who holds the key that signed its place; absent where that was long ago. */
	readonly signedBy?: string | undefined;
	/** Why the build was killed since, and runs all the same: in a former revision. */
	readonly killed?: string | undefined;
}

export interface Refused extends Wanted {
	readonly obstacle: Obstacle;
}

/** A registry with other builds in the places of some of the channel's. */
export interface Mixed {
	readonly registry: JudgedRegistry;
	readonly changes: readonly Change[];
	readonly obstacles: readonly Refused[];
	/** The former revision that runs. */
	readonly past?: { readonly revision: number; readonly signedAt: string } | undefined;
}

interface MixState extends Omit<Mixed, 'registry'> {
	/** The registry without the mix. */
	readonly channel: JudgedRegistry | null;
	/** What a link asks for, where this person may say yes to it. */
	readonly asked: Visit;
}

/** What this tab runs beside the channel; set when the registry is read. */
export const useMix = create<MixState>()(() => ({
	channel: null,
	asked: NO_VISIT,
	changes: [],
	obstacles: [],
}));

/** Whether builds run here that other channels may kill. */
export const isMixed = (): boolean => useMix.getState().changes.length > 0;

/** Builds never take each other's place in a page that runs: it is reloaded. */
export function restartWith(visit: Visit): void {
	keepVisit(visit);
	page.reload();
}
