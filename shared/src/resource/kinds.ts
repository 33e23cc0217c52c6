import type { ComponentType } from 'react';
import type { Permission } from '../contract/index.ts';
import type { Choice, RefChoices } from '../form/index.ts';
import type { MessageDescriptor } from '../i18n/index.ts';

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

/** A column, by what its values are. Sortable where the list call sorts by its name. */
export type Column<Item> = Labelled &
	(
		| { readonly kind: 'text' | 'phone' | 'image'; readonly name: NameOf<Item, string> }
		/** `total`: the sum of the page's rows stands below. */
		| {
				readonly kind: 'money' | 'count';
				readonly name: NameOf<Item, number>;
				readonly total?: true;
		  }
		| { readonly kind: 'percent'; readonly name: NameOf<Item, number> }
		| { readonly kind: 'ball'; readonly name: NameOf<Item, string | readonly string[]> }
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
				readonly format: 'day' | 'dateTime' | 'relative';
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
	/** Only in the form that adds, or only in the one that changes. */
	readonly on?: 'new' | 'edit';
	/** The whole width of the form; else two fields stand side by side. */
	readonly isWide?: boolean;
}

/** A form field, by what its values are; `Values` is the body that the form makes. */
export type FormFieldDefinition<Values, Item> = FieldCommon &
	(
		| {
				readonly kind: 'text' | 'longText' | 'password' | 'phone' | 'time' | 'colour';
				readonly name: NameOf<Values, string>;
		  }
		| { readonly kind: 'date'; readonly name: NameOf<Values, string> }
		| { readonly kind: 'money' | 'percent'; readonly name: NameOf<Values, number> }
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
				readonly show?: (value: unknown) => string;
		  }
	);

/** A filter of the list; its name is one of the list call's query. */
export type Filter<Query, Item> = Labelled &
	(
		| {
				readonly kind: 'ref';
				readonly name: NameOf<Query, string>;
				readonly choices: RefChoices;
				/** The field of a row that says the name of what is chosen. */
				readonly shown: NameOf<Item, string>;
		  }
		| {
				readonly kind: 'enum';
				readonly name: NameOf<Query, string>;
				readonly labels: Readonly<Record<string, MessageDescriptor>>;
		  }
		/** A day; of two that make a period, each names the other and never passes it. */
		| {
				readonly kind: 'date';
				readonly name: NameOf<Query, string>;
				readonly from?: NameOf<Query, string>;
				readonly until?: NameOf<Query, string>;
		  }
		| {
				readonly kind: 'bool';
				readonly name: NameOf<Query, boolean>;
				readonly labels: { readonly true: MessageDescriptor; readonly false: MessageDescriptor };
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
