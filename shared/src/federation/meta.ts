import type { Permission, Role } from '../contract/index.ts';

/** A text of the metadata in each language: the menu is drawn before any code of the remote is here. */
export type Label = Readonly<Record<'fr' | 'en' | 'de', string>>;

/** As a team writes it: the id of a text of its remote, in whose place the build puts its languages, or these. */
type Written = Label | string;

/** The known names complete; others are right where a host has them, which it judges itself. */
type Open<Known extends string> = Known | (string & {});

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
export type KnownSlot = (typeof MENU_SLOTS)[number];
/** Of an unknown one the entries are in the first section. */
export type MenuSlot = Open<KnownSlot>;

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
	'releases',
	'account',
	'office',
	'permission',
	'inbox',
	'logo',
	'bulk',
	'regle',
	'dates',
	'primes',
	'official',
	'catalogue',
	'todo',
	'autopilot',
	'score',
	'alert',
	'control',
	'tour',
	'state',
] as const;
export type KnownIcon = (typeof MENU_ICONS)[number];
/**
 * Or an own picture: an SVG file beside the metadata (`./hello.svg`), whose shape is drawn in the
 * colour of the text. The build puts it into `remote.json`. Of an unknown name a plain one is drawn.
 */
export type MenuIcon = Open<KnownIcon>;

export interface RouteMeta<Words = Label> {
	/** Names the page in the remote's module: `agent.list`. */
	readonly id: string;
	/** From `/dashboard`. */
	readonly path: string;
	/** null: everybody signed in. It only hides; the API enforces. What nobody grants nobody holds. */
	readonly permission: Open<Permission> | null;
	/** Whoever holds this one instead may open it as well. A host of before asks for `permission` alone. */
	readonly orPermission?: Open<Permission>;
	/** Narrows further, as in the call behind the page: those who have one of the roles. */
	readonly roles?: readonly Role[];
	/** Title of the page and of the browser's tab. */
	readonly title: Words;
}

export interface MenuEntry<Words = Label> {
	readonly id: string;
	readonly slot: MenuSlot;
	/** Lower comes first, across all remotes. */
	readonly position: number;
	readonly icon: MenuIcon;
	readonly label: Words;
	/** Ids of the routes it leads to: one is a link, several a group. A route's permission is the entry's. */
	readonly routes: readonly string[];
	/** In place of `routes` for superusers, where they go elsewhere. */
	readonly superuserRoutes?: readonly string[];
}

/** What the palette does by a few words: "bloquer 45" (decision 0064). */
export interface ActionMeta<Words = Label> {
	readonly id: string;
	/** What is done: "Bloquer des boules". */
	readonly label: Words;
	/** What else people call it, in each language. */
	readonly words?: Words;
	/** Id of the route that it leads to: who may not open that is not offered the action. */
	readonly route: string;
	/** Narrow further, where doing it takes more than looking at the page. */
	readonly permission?: Open<Permission>;
	readonly roles?: readonly Role[];
	/** What may be typed behind the words; `param` of the address gets it, several with commas between them. */
	readonly takes?: {
		readonly param: string;
		/** What each of them must be: characters, `\\d` and sets, with how often each stands (`\\d{2}[*]?`). */
		readonly pattern: string;
	};
}

/** Where a row opens that the API finds. Of several for one kind the first counts that the person may open. */
export interface RecordMeta<Words = Label> {
	/** As the API calls it: `agent`. */
	readonly kind: string;
	/** What stands above rows of the kind: "Agents". */
	readonly label: Words;
	/** Id of the route that shows one. */
	readonly route: string;
	/**
	 * Of the route's path, or else of its query: gets what names the row. `q` of a list gets what was typed too, where more rows
	 * of the kind may match than are shown.
	 */
	readonly param: string;
	/** What names the row: its code, reference or name; its id unless given. */
	readonly by?: 'key';
}

/**
 * What a remote says of itself in `src/remote.meta.ts`: plain data, no imports but types, because
 * the build reads it without running the remote.
 */
export interface RemoteMeta<Words = Written> {
	/** As in the registry: `remote-admin`. */
	readonly name: string;
	readonly routes: readonly RouteMeta<Words>[];
	/** Entry pages (`/dashboard/agent`) and the id of the route that each leads to; the build puts in its path. */
	readonly redirects?: Readonly<Record<string, string>>;
	readonly menu: readonly MenuEntry<Words>[];
	/** For the palette, beside the pages, which it finds by themselves. */
	readonly actions?: readonly ActionMeta<Words>[];
	readonly records?: readonly RecordMeta<Words>[];
}
