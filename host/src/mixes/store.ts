import { page } from '@borlette/shared/session';
import { create } from 'zustand';
import type { JudgedRegistry } from '../federation/registry/judged.ts';
import { keepMix, type Wanted } from './wanted.ts';

/** Why a wanted build has not taken its place. */
export type Obstacle = 'signedOut' | 'forbidden' | 'unknown' | 'unreachable';

/** A build that runs in the place of the channel's. */
export interface Change extends Wanted {
	/** The channel's own; null where it has no such remote. */
	readonly instead: string | null;
}

export interface Refused extends Wanted {
	readonly obstacle: Obstacle;
}

/** A registry with other builds in the places of some of the channel's. */
export interface Mixed {
	readonly registry: JudgedRegistry;
	readonly changes: readonly Change[];
	readonly obstacles: readonly Refused[];
}

interface MixState extends Omit<Mixed, 'registry'> {
	/** The registry without the mix. */
	readonly channel: JudgedRegistry | null;
}

/** What this tab runs beside the channel; set when the registry is read. */
export const useMix = create<MixState>()(() => ({ channel: null, changes: [], obstacles: [] }));

/** Builds never take each other's place in a page that runs: it is loaded anew. */
export function restartWith(mix: readonly Wanted[]): void {
	keepMix(mix);
	page.reload();
}
