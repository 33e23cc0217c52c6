import type { RemoteMeta } from './meta.ts';

/** `remote.json`: the metadata with what the build knows. */
export interface RemoteManifest extends RemoteMeta {
	readonly version: string;
	/** Short hash of everything in the folder. */
	readonly build: string;
	/** Path of the federation manifest, from the remote's folder. */
	readonly entry: string;
	/** Exact versions of the shared packages it was built with. */
	readonly shared: Readonly<Record<string, string>>;
	/** Locale → compiled catalogue, from the remote's folder. */
	readonly i18n: Readonly<Record<string, string>>;
	/** Path → `sha384-…` of every script and style. */
	readonly assets: Readonly<Record<string, string>>;
}

export interface RegistryEntry {
	/** Folder of the build, ending in `/`. */
	readonly url: string;
	readonly manifest: RemoteManifest;
}

/**
 * `registry/<channel>.json`. It carries each remote's manifest whole: one small file draws the
 * menu and the guards, also while a remote's own server is down.
 */
export interface Registry {
	readonly channel: string;
	readonly revision: number;
	readonly previous: number | null;
	readonly publishedAt: string;
	readonly remotes: Readonly<Record<string, RegistryEntry>>;
}
