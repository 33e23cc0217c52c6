import type { RegistryEntry, Removal } from './manifest.ts';

/** A text with the signature of a key over its UTF-8 bytes. */
export interface Sealed {
	/** Id of the key. */
	readonly key: string;
	/** Ed25519, base64. */
	readonly signature: string;
	readonly payload: string;
}

export interface PublicKey {
	/** The first 16 hexadecimal digits of its SHA-256. */
	readonly id: string;
	/** The 32 bytes of an Ed25519 public key, base64. */
	readonly key: string;
}

/** `trust.json` of a host's deployment: the root keys, whose grants it believes. */
export interface Trust {
	readonly keys: readonly PublicKey[];
	/** Further stores that testers may take builds from, `https://host`; of the same root keys. */
	readonly origins?: readonly string[];
}

export interface Right {
	/** Names of remotes, or `*` for every one. */
	readonly remotes: readonly string[];
	readonly channels: readonly string[];
	/** ISO 8601. What was signed between the two is believed, also afterwards. */
	readonly from: string;
	readonly until: string;
}

export interface Holder extends PublicKey {
	/** Who holds the private half: a team, a service. */
	readonly name: string;
	readonly rights: readonly Right[];
	/** Where it may take back only: to builds that a key with the whole right put in their place. */
	readonly takesBack?: readonly Right[];
	/** Nothing that it signed is believed, whenever that was. */
	readonly revoked?: { readonly at: string; readonly reason: string };
}

/** `registry/grants.json`, sealed by a root key: who may release what into which channels. */
export interface Grants {
	readonly revision: number;
	readonly previous: number | null;
	/** ISO 8601. */
	readonly signedAt: string;
	readonly change: string;
	readonly holders: readonly Holder[];
	/** Builds in development may run, whose files have no hashes: said by development servers only. */
	readonly development?: true;
}

/** What a channel says of one remote, sealed by a key that may release it there. */
export type Place = {
	readonly channel: string;
	readonly remote: string;
	/** The channel's revision that it was made for. */
	readonly revision: number;
	/** ISO 8601. */
	readonly signedAt: string;
	/** Absent: a person. */
	readonly by?: 'start';
	/** The place that a key with the whole right signed last, where this one's takes back only. */
	readonly back?: Sealed;
} & ({ readonly entry: RegistryEntry } | { readonly removed: Removal });

/** The list of a channel's places, sealed by a key that may release into it. */
export interface ChannelList {
	readonly channel: string;
	/** Rises by one with each change. */
	readonly revision: number;
	readonly previous: number | null;
	/** ISO 8601. */
	readonly signedAt: string;
	readonly expires: string;
	/** Build of the host that was live then, `1.0.0-3fa9c1…`; absent where nobody said. */
	readonly host?: string;
	/** Name of the remote → SHA-256 of its place's payload, base64. */
	readonly places: Readonly<Record<string, string>>;
}

/** `hosts/<channel>/<build>.json`, sealed by a key that may keep hosts of the channel; its files are in `hosts/assets/`. */
export interface KeptHost {
	readonly channel: string;
	/** As its page names it: `1.0.0-3fa9c1…`. */
	readonly build: string;
	/** ISO 8601. */
	readonly signedAt: string;
	/** Its `index.html` as it was built: it holds the hash of each script and style. */
	readonly page: string;
	/** Path → `sha384-…` of each file that its page can ask for, `assets/main.297d0750cd8403e4.js`. */
	readonly files: Readonly<Record<string, string>>;
}

/** `registry/<channel>.json`: the sealed list with the sealed places beside it. */
export interface SealedRegistry extends Sealed {
	readonly places: Readonly<Record<string, Sealed>>;
}
