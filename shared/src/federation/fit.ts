import type { Shaped } from '../contract/shape.ts';

/** Something that a build needs and that is not there, or not in a form that fits. */
export interface Problem {
	with: 'host' | 'api';
	/** `useLive of data`, `GET /api/companies/agent`, `the icon jackpot`. */
	part: string;
	/** `is gone`, `.balance is gone`, `.body.zone is needed now`. */
	problem: string;
}

/** Something used whose type is another one than what is offered: whether it fits, the types tell. */
export interface Suspect {
	with: 'host' | 'api';
	/** Door of an export; absent for a call. */
	door?: string;
	name: string;
}

/** By name: hash of the type, or the library that it comes from with its version. */
export type Hashes = Readonly<Record<string, string>>;

export interface UsedParts {
	readonly doors: Readonly<Record<string, Hashes>>;
	readonly calls: Hashes;
}

export interface PartShapes {
	readonly doors?: Readonly<Record<string, Readonly<Record<string, Shaped>>>>;
	readonly calls?: Readonly<Record<string, Shaped>>;
}

/** All that a build needs by name. */
export interface Needs extends UsedParts {
	readonly icons: readonly string[];
	readonly slots: readonly string[];
	readonly permissions: readonly string[];
}

/** What a host or an API offers by name; what is absent is not asked for (the API is out of reach). */
export interface Offer {
	readonly doors?: Readonly<Record<string, Hashes>>;
	readonly icons?: readonly string[];
	readonly slots?: readonly string[];
	readonly calls?: Hashes;
	readonly permissions?: readonly string[];
}

export interface Looked {
	problems: Problem[];
	suspects: Suspect[];
}
