import type { ComponentType } from 'react';
import type { Session } from '../contract/auth.ts';
import type { Permission } from '../contract/index.ts';
import type { Choice, RefChoices } from '../form/index.ts';
import type { IntlShape, MessageDescriptor } from '../i18n/index.ts';
import type { ScreenRef } from '../screens/index.ts';

/** The names of `T` whose values are `V` (null and absence aside): a misspelt one does not compile. */
export type NameOf<T, V> = {
	[K in keyof T & string]-?: Exclude<T[K], null | undefined> extends V ? K : never;
}[keyof T & string];

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';
export interface State {
	readonly tone: Tone;
	readonly label: MessageDescriptor;
}

interface Labelled {
	readonly label: MessageDescriptor;
}

interface Linkable<Item> {
	/** The screen that a value leads to; for those who may not open it, it is only read. */
	readonly link?: ScreenRef<Item>;
}

/**
 * `currency` is the field that says it, the company's unless given. `total`: the sums of the page's
 * rows are below, and of the filter's where the list adds up; one for each currency, because in
 * "Toutes" rows differ in it.
 */
type Summed<Item> =
	| { readonly total?: never; readonly currency?: NameOf<Item, string> }
	| { readonly total: true; readonly currency: NameOf<Item, string> };

/** A column, by what its values are. Sortable where the list call sorts by its name. */
export type Column<Item> = Labelled &
	Linkable<Item> &
	(
		| { readonly kind: 'phone' | 'image'; readonly name: NameOf<Item, string> }
		/** `inTitle`: where rows are cards it is before the first column, in their title. */
		| { readonly kind: 'text'; readonly name: NameOf<Item, string>; readonly inTitle?: true }
		/** `total`: the sum of the page's rows is below. */
		| {
				readonly kind: 'count';
				readonly name: NameOf<Item, number>;
				readonly total?: true;
		  }
		| ({
				readonly kind: 'money';
				readonly name: NameOf<Item, number>;
				/** Said where there is none; a dash unless given. */
				readonly none?: MessageDescriptor;
		  } & Summed<Item>)
		| { readonly kind: 'percent'; readonly name: NameOf<Item, number> }
		| {
				readonly kind: 'ball';
				readonly name: NameOf<Item, string | readonly string[]>;
				readonly none?: MessageDescriptor;
		  }
		/** The name of a draw, with its colour. */
		| {
				readonly kind: 'draw';
				readonly name: NameOf<Item, string>;
				readonly colour: NameOf<Item, string>;
		  }
		/** The name of another row; `none` where there is none. */
		| {
				readonly kind: 'ref';
				readonly name: NameOf<Item, string>;
				readonly none?: MessageDescriptor;
		  }
		/** `day` is `yyyy-MM-dd` without a zone; the others are instants, shown in the company's zone. */
		| {
				readonly kind: 'date';
				readonly name: NameOf<Item, string>;
				readonly format: 'day' | 'dateTime' | 'dateTimeShort' | 'relative';
				readonly none?: MessageDescriptor;
		  }
		/** A state with its colour; `states` by value, active or blocked when left out. */
		| {
				readonly kind: 'status';
				readonly name: NameOf<Item, string | boolean>;
				readonly states?: Readonly<Record<string, State>>;
		  }
		| { readonly kind: 'bool'; readonly name: NameOf<Item, boolean> }
		| {
				readonly kind: 'enum';
				readonly name: NameOf<Item, string>;
				readonly labels: Readonly<Record<string, MessageDescriptor>>;
		  }
		/** Anything else: a component of the feature. */
		| {
				readonly kind: 'custom';
				readonly name: string;
				readonly cell: ComponentType<{ item: Item }>;
				readonly align?: 'start' | 'end' | 'center';
		  }
	);

interface FieldCommon extends Labelled {
	readonly help?: MessageDescriptor;
	/** Only for those who hold the code; for others the row keeps its value. */
	readonly permission?: Permission;
	/** Only in the form that adds, or only in the one that changes. */
	readonly on?: 'new' | 'edit';
	/** The whole width of the form; else two fields are side by side. */
	readonly isWide?: boolean;
}

/** A form field, by what its values are; `Values` is the body that the form makes. */
export type FormFieldDefinition<Values, Item> = FieldCommon &
	(
		| {
				readonly kind: 'text' | 'longText' | 'password' | 'phone' | 'time' | 'colour';
				readonly name: NameOf<Values, string>;
		  }
		/** A day; or an instant, typed as the clock of the company shows it. */
		| { readonly kind: 'date' | 'dateTime'; readonly name: NameOf<Values, string> }
		| {
				readonly kind: 'money';
				readonly name: NameOf<Values, number>;
				/** The field of the form that says the currency; the company's unless given. */
				readonly currency?: NameOf<Values, string>;
		  }
		| { readonly kind: 'percent'; readonly name: NameOf<Values, number> }
		| {
				readonly kind: 'count';
				readonly name: NameOf<Values, number>;
				readonly unit?: MessageDescriptor;
		  }
		| { readonly kind: 'bool'; readonly name: NameOf<Values, boolean> }
		| { readonly kind: 'weekdays'; readonly name: NameOf<Values, readonly number[]> }
		| { readonly kind: 'balls'; readonly name: NameOf<Values, readonly string[]> }
		/** The id of a row of another list. */
		| {
				readonly kind: 'ref';
				readonly name: NameOf<Values, string>;
				readonly choices: RefChoices;
				readonly none?: MessageDescriptor;
				/** The field of the row that says the name of what is chosen now. */
				readonly shown?: NameOf<Item, string>;
				/** What choosing a row writes into other fields. */
				fills?(chosen: never): Partial<Values>;
		  }
		/** The ids of rows of another list. */
		| {
				readonly kind: 'refs';
				readonly name: NameOf<Values, readonly string[]>;
				readonly choices: RefChoices;
		  }
		| {
				readonly kind: 'enum';
				readonly name: NameOf<Values, string>;
				readonly labels: Readonly<Record<string, MessageDescriptor>>;
		  }
		/** Choices that are no texts of ours, such as zones. */
		| {
				readonly kind: 'choice';
				readonly name: NameOf<Values, string>;
				readonly choices: readonly Choice[];
		  }
		/** A file sent along; `shown` is the address of the picture there is now. */
		| { readonly kind: 'image'; readonly name: string; readonly shown?: NameOf<Item, string> }
		/** Anything else: a component over our fields. */
		| {
				readonly kind: 'custom';
				readonly name: keyof Values & string;
				readonly field: ComponentType<{ name: string; label: string; help?: string }>;
				readonly show?: (value: unknown, intl: IntlShape) => string;
		  }
	);

/** A filter of the list; its name is one of the list call's query. */
export type Filter<Query> = Labelled & {
	/** Only for those who hold the code. */
	readonly permission?: Permission;
} & (
		| {
				readonly kind: 'ref';
				readonly name: NameOf<Query, string>;
				readonly choices: RefChoices;
		  }
		| {
				readonly kind: 'enum';
				readonly name: NameOf<Query, string>;
				readonly labels: Readonly<Record<string, MessageDescriptor>>;
		  }
		/**
		 * A day; of two that make a period, each names the other and never passes it. `today`: with
		 * neither of them the list is of today, and so they say.
		 */
		| {
				readonly kind: 'date';
				readonly name: NameOf<Query, string>;
				readonly from?: NameOf<Query, string>;
				readonly until?: NameOf<Query, string>;
				readonly today?: true;
		  }
		| {
				readonly kind: 'bool';
				readonly name: NameOf<Query, boolean>;
				readonly labels: { readonly true: MessageDescriptor; readonly false: MessageDescriptor };
		  }
	);

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

/** Rows of a resource that some may open but not change. */
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
				readonly permission: Permission;
				/** Opens over the list. */
				readonly dialog: ComponentType<{ readonly item: Item; readonly onClose: () => void }>;
		  }
		| {
				/** Another page, for those who may open it. */
				readonly to: ScreenRef<Item>;
		  }
	);

/** Blocking and unblocking a row by its `is_active`. */
export interface Activation {
	/** Beside the permission of the update call. */
	readonly permission: Permission;
	/** Words, where they are not "Bloquer" and "Débloquer". */
	readonly words?: Readonly<
		Record<'activate' | 'deactivate' | 'activated' | 'deactivated', MessageDescriptor>
	>;
}
