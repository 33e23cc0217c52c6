import type { ApiFeature } from '../contract/features.ts';
import type { Permission, Role } from '../contract/index.ts';

/** A text of the metadata in each language: the menu is drawn before any code of the remote is here. */
export type Label = Readonly<Record<'fr' | 'en' | 'de', string>>;

/** Sections of the sidebar, in their order; their titles are the host's. */
export const MENU_SLOTS = [
	'general',
	'borlette',
	'tirage',
	'rapports',
	'reseau',
	'provider',
	'account',
] as const;
export type MenuSlot = (typeof MENU_SLOTS)[number];

/** Pictures the host can draw beside an entry. */
export const MENU_ICONS = [
	'dashboard',
	'report',
	'transaction',
	'ball',
	'block',
	'chart',
	'option',
	'fiche',
	'limit',
	'tirage',
	'automatic',
	'prime',
	'info',
	'agent',
	'supervisor',
	'generale',
	'surcussale',
	'company',
	'payment',
	'invoice',
	'country',
	'message',
	'trace',
	'account',
] as const;
export type MenuIcon = (typeof MENU_ICONS)[number];

export interface RouteMeta {
	/** Names the page in the remote's module: `agent.list`. */
	readonly id: string;
	/** From `/dashboard`. */
	readonly path: string;
	/** null: everybody signed in. It only hides; the API enforces. */
	readonly permission: Permission | null;
	/** Narrows further, as in the call behind the page: those who have one of the roles. */
	readonly roles?: readonly Role[];
	/** Title of the page and of the browser's tab. */
	readonly title: Label;
}

export interface MenuEntry {
	readonly id: string;
	readonly slot: MenuSlot;
	/** Lower comes first, across all remotes. */
	readonly position: number;
	readonly icon: MenuIcon;
	readonly label: Label;
	/** Ids of the routes it leads to: one is a link, several a group. A route's permission is the entry's. */
	readonly routes: readonly string[];
	/** In place of `routes` for superusers, where they go elsewhere. */
	readonly superuserRoutes?: readonly string[];
}

/**
 * What a remote says of itself in `src/remote.meta.ts`: plain data, no imports but types, because
 * the build reads it without running the remote.
 */
export interface RemoteMeta {
	/** As in the registry: `remote-admin`. */
	readonly name: string;
	/** Range of the host contract's version that it needs. */
	readonly contract: string;
	/** Ranges of the API's features that its calls need. The build compares them with its imports. */
	readonly api?: Readonly<Partial<Record<ApiFeature, string>>>;
	readonly routes: readonly RouteMeta[];
	/** Entry pages (`/dashboard/agent`) and where they lead. */
	readonly redirects?: Readonly<Record<string, string>>;
	readonly menu: readonly MenuEntry[];
}

/** Version of the contract between host and remotes: these types, the singletons and their exports. */
export const HOST_CONTRACT = '1.3.0';
