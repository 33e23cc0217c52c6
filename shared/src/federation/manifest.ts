import type { Label, RemoteMeta } from './meta.ts';
import type { Uses } from './offers.ts';

/** `remote.json`: the metadata with what the build knows. */
export interface RemoteManifest extends RemoteMeta<Label> {
	/** Of the release that stored it, from what it means beside the build before (decision 0022). */
	readonly version: string;
	/** Short hash of everything in the folder. */
	readonly build: string;
	/** Path of the federation manifest, from the remote's folder. */
	readonly entry: string;
	/** Exact versions of the shared packages it was built with. */
	readonly shared: Readonly<Record<string, string>>;
	/** Locale → compiled catalogue, from the remote's folder. */
	readonly i18n: Readonly<Record<string, string>>;
	/** Languages that are in the code too: their catalogues are for hosts of before. */
	readonly inCode?: readonly string[];
	/** Path of a file → ids of the pages that begin with it; what is not named comes when it is asked for. */
	readonly pages?: Readonly<Record<string, readonly string[]>>;
	/** The same by name of a door that hosts load later: `form`. */
	readonly doors?: Readonly<Record<string, readonly string[]>>;
	/** Path → `sha384-…` of every file that a browser loads; what is not named here is never used. */
	readonly assets: Readonly<Record<string, string>>;
	/** `sha384-…` of `files.json`, which names all other files (source maps) in the same way. */
	readonly files?: string;
	/** Whose it is: the address of its package's repository, or else the package's name. */
	readonly source?: string;
	/** First words of the ids of its texts; those of host and shared it cannot use. */
	readonly messages?: readonly string[];
	/** Names under which tables, forms and payments of it are kept in the browser: `table agent`, `form agent.…`. */
	readonly stores?: readonly string[];
	/** What it needs of host, API and the other remotes, found by its build. */
	readonly uses: Uses;
	/** What it has for the other remotes, as `uses` names it; absent in builds of before. */
	readonly offers?: { readonly screens: readonly string[] };
	/** Built for hot reload: its files change without notice, and it cannot be published. */
	readonly development?: true;
}

/** One build in the store. */
export interface BuildRef {
	/** Folder of the build, ending in `/`. */
	readonly url: string;
	readonly version: string;
	readonly build: string;
	/** `sha384-…` of its `remote.json`, which names the hashes of all else. */
	readonly integrity: string;
}

/** A build that must not run any more. */
export interface Kill {
	readonly version: string;
	readonly build: string;
	readonly reason: string;
	/** ISO 8601. */
	readonly at: string;
}

/** A build that a share of the operators runs, beside the one that all others do (decision 0030). */
export interface Canary extends BuildRef {
	readonly manifest: RemoteManifest;
	/** Percent of the operators. */
	readonly share: number;
	/** Decides, with who it is, who gets it. */
	readonly salt: string;
	/** ISO 8601: since when. */
	readonly since: string;
}

export interface RegistryEntry extends BuildRef {
	readonly manifest: RemoteManifest;
	readonly canary?: Canary;
	/** The newest earlier build that was not killed: runs where this one may not. */
	readonly lastKnownGood: BuildRef | null;
	/** Builds that the channel had before, newest first: where a rollback leads. */
	readonly earlier: readonly BuildRef[];
	readonly killed: readonly Kill[];
}

/** Why a remote was taken out of a channel; its killed builds stay killed. */
export interface Removal {
	readonly reason: string;
	readonly at: string;
	readonly killed: readonly Kill[];
}

/**
 * What a channel runs. It carries each remote's manifest whole: one small file draws the menu and
 * the guards, also while a remote's own server is down.
 */
export interface Registry {
	readonly channel: string;
	/** Rises by one with each change. */
	readonly revision: number;
	readonly previous: number | null;
	/** ISO 8601. */
	readonly signedAt: string;
	/** Until then it should have been renewed. */
	readonly expires: string;
	/** Build of the host that was live then, `1.0.0-3fa9c1…`; absent where nobody said. */
	readonly host?: string;
	readonly remotes: Readonly<Record<string, RegistryEntry>>;
	/** Remotes that were taken out, and not put in again; by name. */
	readonly removed?: Readonly<Record<string, Removal>>;
}
