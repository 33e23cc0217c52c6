import type { ComponentType } from 'react';
import type { MessageDescriptor } from '../../i18n/index.ts';
import type { ScreenRef } from '../../screens/index.ts';
import type { Labelled, NameOf, OptionsFor, OptionsOf, ValueOf } from '../options.ts';
import type { Row } from '../row.ts';
import { ball, count, money, percent } from './figures.tsx';
import type { ColumnKind } from './kind.ts';
import { bool, enumeration, type Labels, status } from './states.tsx';
import { date, draw, image, phone, ref, text } from './texts.tsx';

/** Kinds of columns, by the type of their values: a new kind is one object, registered here. */
const KINDS = {
	text,
	ref,
	phone,
	image,
	draw,
	date,
	count,
	money,
	percent,
	ball,
	status,
	bool,
	enum: enumeration,
};
type Kinds = typeof KINDS;

interface Linkable<Item> {
	/** The screen that a value leads to; for those who may not open it, it is only read. */
	readonly link?: ScreenRef<Item>;
	/** On a phone it is on the row's card before any other: what the row is about. */
	readonly isOnCard?: true;
}

/** A field of a row as a file has it, where the column draws it by itself. */
export interface InFile {
	/** `effective.mariage` is one of an object in the row. */
	readonly name: string;
	/** The column's own unless given. */
	readonly label?: MessageDescriptor;
	/** How its values read, where they are codes; or how they read in the language of a locale. */
	readonly labels?: Labels | ((locale: string) => Readonly<Record<string, string>>);
}

/** A column, by what its values are. Sortable where the list call sorts by its name. */
export type Column<Item> = Labelled &
	Linkable<Item> &
	(
		| {
				[K in keyof Kinds]: {
					readonly kind: K;
					readonly name: NameOf<Item, ValueOf<Kinds[K]>>;
				} & OptionsFor<OptionsOf<Kinds[K]>, Item>;
		  }[keyof Kinds]
		/** Anything else: a component of the feature. */
		| {
				readonly kind: 'custom';
				readonly name: string;
				readonly cell: ComponentType<{ item: Item }>;
				readonly align?: 'start' | 'end' | 'center';
				/** Where rows are cards it is at the end of their title. */
				readonly isState?: true;
				/** What a file has in its place; the field that it is named after unless given. */
				readonly inFile?: readonly InFile[];
				/** What it draws is an amount in the currency that this field names: totals stand below, as of `money`. */
				readonly total?: true;
				readonly currency?: NameOf<Item, string>;
		  }
	);

// biome-ignore lint/suspicious/noExplicitAny: names are checked where a definition is written, the kit works with all
export type AnyColumn = Column<any>;

// biome-ignore lint/suspicious/noExplicitAny: what a kind takes it is given by a column of that kind
const ANY_KINDS: Readonly<Record<keyof Kinds, ColumnKind<any, any>>> = KINDS;

/** All about the kind of a column; undefined for one that the feature draws. */
export const kindOfColumn = ({ kind }: AnyColumn) =>
	kind === 'custom' ? undefined : ANY_KINDS[kind];

/** Why nobody knows yet what the column says of a row; undefined: it is known. */
export const whyUnknownIn = (column: AnyColumn, row: Row): MessageDescriptor | undefined =>
	'whyUnknown' in column ? column.whyUnknown?.(row) : undefined;

/** How the totals of a column are worked out; a feature draws totals of amounts alone. */
export const totalOfColumn = (column: AnyColumn) => (kindOfColumn(column) ?? ANY_KINDS.money).total;
