import type { Hashes, Offer, PartShapes, UsedParts } from '../../shared/src/federation/fit.ts';
import type {
	BuildRef,
	RegistryEntry,
	RemoteManifest,
	Removal,
} from '../../shared/src/federation/manifest.ts';
import type { Sealed } from '../../shared/src/federation/trust.ts';

// What the release tool hands about. What hosts read too stands in shared/src/federation.

/** `start`: `npm start` did it; absent: a person. */
export type By = 'start';

/** What a revision did, as its list says. */
export interface Change {
	readonly action: string;
	/** Names. */
	readonly remotes: readonly string[];
	/** Of them, as people call builds. */
	readonly builds?: Readonly<Record<string, string>>;
	readonly reason?: string;
	readonly by?: By;
	/** Channel the builds came from. */
	readonly from?: string;
	/** Percent of the operators. */
	readonly canary?: number;
	/** What a person let pass. */
	readonly anyway?: boolean;
	readonly takeover?: boolean;
	/** Names of remotes whose sources no commit had. */
	readonly uncommitted?: readonly string[];
}

/** A line of a channel's journal. */
export interface JournalEntry extends Omit<Change, 'by'> {
	/** ISO 8601. */
	readonly at: string;
	readonly revision?: number;
	readonly previous?: number | null;
	/** Who did it; null: nobody wrote it down. */
	readonly by?: string | null;
}

/** What is known of a place that is believed. */
export interface About {
	/** That made it. */
	readonly revision: number;
	readonly by?: By | undefined;
	/** Id of the key that signed it. */
	readonly key?: string;
}

/** A channel as its file tells it, each part of it verified. */
export interface ChannelState {
	readonly channel: string;
	/** 0: nothing was ever published. */
	readonly revision: number;
	readonly previous: number | null;
	/** ISO 8601; absent before the first revision. */
	readonly signedAt?: string;
	readonly expires?: string;
	readonly change?: Change;
	/** Build of the host that is live, as the list says. */
	readonly host?: string;
	/** Id of the key that signed the list. */
	readonly key?: string;
	readonly remotes: Record<string, RegistryEntry>;
	removed?: Record<string, Removal>;
	/** The places as they are in the file. */
	readonly sealed: Record<string, Sealed>;
	readonly about: Record<string, About>;
	/** Why other places are not believed. */
	readonly refused: Record<string, string>;
	/** Why nothing of the list is. */
	readonly problem?: string;
}

/** A revision as its file says, whoever signed it. */
export type Told = Pick<ChannelState, 'revision' | 'previous' | 'change' | 'remotes'> & {
	readonly signedAt: string;
};

/** What a change does to places. */
export interface Next {
	/** All of them, the changed ones as other objects. */
	readonly remotes: Readonly<Record<string, RegistryEntry>>;
	readonly change: Change;
	/** Remotes that are taken out by it. */
	readonly removed?: Readonly<Record<string, Removal>>;
	/** Build of the host that is live from now on; absent: the same. */
	readonly host?: string | undefined;
	/** Names of places to be signed anew as they are. */
	readonly again?: readonly string[];
	/** Somebody says that the clock here is right, should it be behind the last revision's. */
	readonly isClockRight?: boolean | undefined;
}

/** A build where a registry would refer to it. */
export interface Placed {
	readonly ref: BuildRef;
	readonly manifest: RemoteManifest;
}

/** A build as its folder holds it. */
export interface Built extends Placed {
	/** Path → `sha384-…` of every file but `remote.json`. */
	readonly hashes: Readonly<Record<string, string>>;
	/** Of `remote.json`. */
	readonly text: string;
	/** It has its version. */
	readonly isNumbered: boolean;
}

/** A place of a registry, as far as builds are compared. */
export type Entry = BuildRef & { readonly manifest: RemoteManifest };

/** Call → codes any of which it takes. */
export type Access = Readonly<Record<string, readonly string[]>>;

/** A build with what it uses, for comparing. */
export interface Compared {
	readonly manifest: RemoteManifest;
	readonly parts: UsedParts;
	readonly shapes: PartShapes & { readonly access?: Access };
	/** Why its files do not tell. */
	readonly unknown?: string;
}

/** `host.json` of a deployed host, with its types. */
export interface HostSide extends Offer {
	readonly digest?: string;
	readonly doors: Readonly<Record<string, Hashes>>;
	readonly icons: readonly string[];
	readonly slots: readonly string[];
	readonly shared: Readonly<Record<string, string>>;
	/** First words of the ids of its texts. */
	readonly messages?: readonly string[];
	/** What it asks of the API by itself; absent before hosts told it. */
	readonly uses?: { readonly calls: Hashes; readonly permissions: readonly string[] };
	readonly shapes: PartShapes;
}

/** `/api/offers` of an API, with its types. */
export interface ApiSide extends Offer {
	readonly digest?: string;
	readonly calls: Hashes;
	readonly permissions: readonly string[];
	readonly shapes: PartShapes & { readonly access?: Access };
}

/** What a channel's pages run on: the deployed host and API. */
export interface Platform {
	readonly host: HostSide;
	readonly api: ApiSide;
}

/** `takesBack`: to builds that others put there before. */
export type RightKind = 'rights' | 'takesBack';

/** Whose key it is, for the grants. */
export interface Half {
	readonly id: string;
	readonly key: string;
	readonly name: string;
}

/** Options of the command line; each command takes some of them. */
export interface Options {
	store?: string;
	key?: string;
	root?: string;
	trust?: string;
	channel?: string;
	from?: string;
	to?: string;
	url?: string;
	api?: string;
	'next-url'?: string;
	'next-api'?: string;
	reason?: string;
	build?: string;
	canary?: string;
	salt?: string;
	among?: string;
	calm?: string;
	count?: string;
	days?: string;
	keep?: string;
	overlap?: string;
	name?: string;
	remotes?: string;
	channels?: string;
	port?: string;
	host?: string;
	anyway?: boolean;
	back?: boolean;
	dry?: boolean;
	once?: boolean;
	takeover?: boolean;
	uncommitted?: boolean;
	'clock-is-right'?: boolean;
}
