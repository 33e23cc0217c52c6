import { create } from 'zustand';
import { useApiOffer } from './apiOffer.ts';
import { hasCanary } from './hasCanary.ts';
import { withOwnPlaces } from './judge.ts';
import type { JudgedRegistry } from './judged.ts';
import { withoutRefused } from './lastKnownGood.ts';
import {
	channelOfPage,
	fetchRegistry,
	type KeptReason,
	type VerifiedRegistry,
} from './registry.ts';
import { withRetries } from './retry.ts';
import { RegistryRefused } from './trust.ts';

/** Between two looks at the registry that nobody asked for. */
const REST_MS = 3_000;

interface RegistryState {
	/**
	 * With the last good build in the place of a refused one, and those of a tester's mix; each
	 * address is one remote's.
	 */
	registry: JudgedRegistry | null;
	/** Set while it is not the channel's as it is now, but the last one verified here. */
	kept?: KeptReason | undefined;
	/** Set when its list should have been renewed, or soon should be. */
	expiry?: VerifiedRegistry['expiry'] | undefined;
	failure: unknown;
	/** Reads the registry; a failure is kept for the screen, and the next call tries again. */
	load(): Promise<void>;
	/** The same for a person who presses: one that is under way, perhaps for long, is given up for it. */
	again(): Promise<void>;
	/** The same, some seconds after the time before at the earliest: a new build is seen without a reload. */
	refresh(): Promise<void>;
	/** Waits for a registry of the last few seconds: at once, or by reading it. */
	recent(): Promise<void>;
	/** The same as `load`, and asks nothing of the API: for looks that repeat. */
	look(): Promise<void>;
	/** ms since it was last read, or tried. */
	age(): number;
}

/** Replaces builds of a channel by those that this tab wants; by default none. */
export type Arrange = (registry: JudgedRegistry) => Promise<JudgedRegistry>;
let arrange: Arrange = (registry) => Promise.resolve(registry);
/** Called once at the start, by `mixes`, which the federation does not import. */
export const arrangeRegistry = (arrangement: Arrange): void => {
	arrange = arrangement;
};

/** Without what chooses, everybody has the build that most have. */
const forOperator = (registry: JudgedRegistry): Promise<JudgedRegistry> =>
	import('./canary.ts').then(({ withCanaries }) => withCanaries(registry)).catch(() => registry);

let reading: Promise<void> | undefined;
/** Given up, what comes of the reading is not used. */
let ofReading: AbortController | undefined;
let waiting: Promise<void> | undefined;
let readAt = Number.NEGATIVE_INFINITY;

const restOf = () => readAt + REST_MS - performance.now();

export const useRegistry = create<RegistryState>()((set, get) => {
	async function read(givenUp: AbortSignal) {
		const before = get().registry;
		const fetched = () => fetchRegistry(channelOfPage(), givenUp);
		const say = (found: Partial<RegistryState>) => givenUp.aborted || set(found);
		try {
			const { registry, kept, expiry } = await (before ? fetched() : withRetries(fetched));
			const here = hasCanary(registry) ? await forOperator(registry) : registry;
			const next = await withOwnPlaces(await arrange(await withoutRefused(here)));
			// The same again: nothing that is drawn from it need be drawn anew.
			const isSame = JSON.stringify(next) === JSON.stringify(before);
			say({ registry: isSame ? before : next, kept, expiry, failure: undefined });
		} catch (failure) {
			// What is in the page was verified; of what came now nothing is used.
			const isForged = before && failure instanceof RegistryRefused;
			say(isForged ? { kept: 'refused' } : { failure });
		}
	}
	return {
		registry: null,
		failure: undefined,
		load() {
			void useApiOffer.getState().ask();
			return get().look();
		},
		age: () => performance.now() - readAt,
		look() {
			if (reading) return reading;
			// Of its own: of one for all, each reading would leave its listeners behind.
			const ending = new AbortController();
			ofReading = ending;
			reading = read(ending.signal).finally(() => {
				if (ending.signal.aborted) return;
				reading = undefined;
				readAt = performance.now();
			});
			return reading;
		},
		again() {
			ofReading?.abort();
			reading = undefined;
			return get().load();
		},
		recent: () => (reading || restOf() <= 0 ? get().load() : Promise.resolve()),
		refresh() {
			const rest = restOf();
			if (reading || rest <= 0) return get().load();
			waiting ??= new Promise((resolve) => setTimeout(resolve, rest))
				.then(() => get().load())
				.finally(() => {
					waiting = undefined;
				});
			return waiting;
		},
	};
});
