import type { ComponentType } from 'react';
import type { Session } from '../contract/auth.ts';
import type { Endpoint, Permission } from '../contract/index.ts';
import type { RefChoices } from '../form/index.ts';
import type { MessageDescriptor } from '../i18n/index.ts';
import type { ScreenRef } from '../screens/index.ts';
import type { Selection } from '../table/index.ts';
import type { Labelled, NameOf } from './options.ts';

/** A filter of the list; its name is one of the list call's query. */
export type Filter<Query> = Labelled & {
	/** Only for those who hold the code. */
	readonly permission?: Permission;
} & (
		| {
				readonly kind: 'ref';
				readonly name: NameOf<Query, string>;
				/** What is chosen while it is open, as people say it: `Tous les états`. Earlier builds have none. */
				readonly all?: MessageDescriptor | undefined;
				readonly choices: RefChoices;
		  }
		| {
				readonly kind: 'enum';
				readonly name: NameOf<Query, string>;
				readonly all?: MessageDescriptor | undefined;
				/** Choices in the order of their meaning, unless they are too many to have one. */
				readonly labels: Readonly<Record<string, MessageDescriptor>>;
				/** By their names, in the language of who reads them. */
				readonly isByName?: true;
		  }
		/**
		 * A day; of two that make a period, each names the other and never passes it. `today`: with
		 * neither of them the list is of today, and so they say. `last`: the latest that may be chosen.
		 */
		| {
				readonly kind: 'date';
				readonly name: NameOf<Query, string>;
				readonly from?: NameOf<Query, string>;
				readonly until?: NameOf<Query, string>;
				readonly today?: true;
				readonly last?: 'today';
		  }
		| {
				readonly kind: 'bool';
				readonly name: NameOf<Query, boolean>;
				readonly all?: MessageDescriptor | undefined;
				readonly labels: { readonly true: MessageDescriptor; readonly false: MessageDescriptor };
		  }
	);

// biome-ignore lint/suspicious/noExplicitAny: names are checked where a definition is written, the kit works with all
export type AnyFilter = Filter<any>;

/** An order and filters that one press chooses, beside the filters of the list; a second one takes them back. */
export type QuickView<Query> = Labelled & {
	readonly sort?: Query extends { sort?: infer S } ? Extract<S, string> : never;
	readonly filters?: Partial<Query>;
};
export type AnyQuickView = Labelled & {
	readonly sort?: string;
	readonly filters?: Readonly<Record<string, unknown>>;
};

/** What a row opens over its list. Its name is in the address, so it can be linked and left by Back. */
export interface Panel<Item> {
	/** Of the address: `fiche`. */
	readonly param: string;
	/** Without it rows open nothing. */
	readonly permission?: Permission;
	// Written as a method, so that a definition for one item fits where any is taken.
	keyOf(item: Item): string;
	readonly view: ComponentType<{ readonly name: string; readonly onClose: () => void }>;
}

/** Rows of a resource that some may open but neither change nor block or delete. */
export interface ReadOnly<Item> {
	// Written as a method, so that a definition for one item fits where any is taken.
	applies(item: Item, user: Session): boolean;
	readonly view: ComponentType<{ readonly row: Item }>;
}

/** What may be done with a row beside changing, blocking and deleting it: an entry of its menu. */
export type RowAction<Item> = Labelled & {
	/** Among the actions of the resource: `password`. */
	readonly name: string;
	readonly icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;
	/** Only on these rows. */
	applies?(item: Item, user: Session): boolean;
} & (
		| {
				/** One code, or several any of which is enough. */
				readonly permission: Permission | readonly Permission[];
				/** What it ends in; without a company where that needs one, it is not offered. */
				readonly endpoint?: Endpoint;
				/** Opens over the list. */
				readonly dialog: ComponentType<{ readonly item: Item; readonly onClose: () => void }>;
		  }
		| {
				/** Another page, for those who may open it. */
				readonly to: ScreenRef<Item>;
		  }
	);

export interface BulkProps {
	readonly selection: Selection;
	/** What the list was asked for, as its call takes it: words and filters. */
	readonly filter: Readonly<Record<string, unknown>>;
	readonly onDone: () => void;
}

/** What may be done with several rows at once, in place of blocking alone. */
export interface Bulk {
	/** Whoever may make any of these calls ticks rows. */
	readonly endpoints: readonly Endpoint[];
	/** Most rows that a call takes; a larger filter is not offered. */
	readonly limit: number;
	readonly actions: ComponentType<BulkProps>;
}

/** Blocking and unblocking a row by its `is_active`. */
export interface Activation {
	/** Beside the permission of the update call. */
	readonly permission: Permission;
	/** Words, where they are not "Bloquer" and "Débloquer". */
	readonly words?: Readonly<
		Record<'activate' | 'deactivate' | 'activated' | 'deactivated', MessageDescriptor>
	>;
}
