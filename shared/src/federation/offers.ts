import type { PartShapes } from './fit.ts';

/** A file of a build with its hash. */
export interface SignedFile {
	/** From the build's folder. */
	readonly file: string;
	/** `sha384-…` */
	readonly integrity: string;
}

/**
 * What a build needs, found in its sources by the build itself (decision 0022). `host` and `api`
 * are the digests of what it was made against: where they are those of today, everything fits.
 */
export interface Uses {
	readonly host: string;
	readonly api: string;
	/** Screens of other remotes that it names, `agent.edit(agentId)` with the parameters it sends where they are known. */
	readonly screens: readonly string[];
	readonly icons: readonly string[];
	readonly slots: readonly string[];
	readonly permissions: readonly string[];
	/** `UsedParts`: each export of each door and each call, with the hash of its type. */
	readonly parts: SignedFile;
	/** `PartShapes`: their types, without what the build has nothing to do with. */
	readonly shapes: SignedFile;
}

/** What a host provides, in its bundle and in `host.json`. */
export interface HostOffer {
	/** Of all of it: two with the same one offer the same. */
	readonly digest: string;
	/** Door → export → hash of its type, or the library it comes from: `@chakra-ui/react@3.37.0`. */
	readonly doors: Readonly<Record<string, Readonly<Record<string, string>>>>;
	readonly icons: readonly string[];
	readonly slots: readonly string[];
}

/** What a host calls by itself, in its bundle and (hashes) in `host.json`. */
export interface HostUses {
	readonly calls: Readonly<Record<string, string>>;
	readonly permissions: readonly string[];
	readonly shapes: PartShapes;
}
