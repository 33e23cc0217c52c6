import type { ComponentType } from 'react';
import type { Permission } from '../../contract/index.ts';
import type { IntlShape, MessageDescriptor } from '../../i18n/index.ts';
import type { Labelled, NameOf, OptionsFor, OptionsOf, ValueOf } from '../options.ts';
import { choice, enumeration, ref, refs } from './chosen.tsx';
import type { FieldKind } from './kind.ts';
import {
	balls,
	bool,
	colour,
	count,
	date,
	dateTime,
	image,
	longText,
	money,
	password,
	percent,
	phone,
	text,
	time,
	weekdays,
} from './typed.tsx';

/** Kinds of form fields, by the type of their values: a new kind is one object, registered here. */
const KINDS = {
	text,
	longText,
	password,
	phone,
	colour,
	time,
	date,
	dateTime,
	money,
	percent,
	count,
	bool,
	weekdays,
	balls,
	image,
	ref,
	refs,
	enum: enumeration,
	choice,
};
type Kinds = typeof KINDS;

interface FieldCommon extends Labelled {
	readonly help?: MessageDescriptor;
	/** Only for those who hold the code; for others the row keeps its value. */
	readonly permission?: Permission;
	/** Only in the form that adds, or only in the one that changes. */
	readonly on?: 'new' | 'edit';
	/** The whole width of the form; else two fields are side by side. */
	readonly isWide?: boolean;
}

/** A file goes beside the body, which knows no name for it. */
type FieldName<Values, V> = [V] extends [File] ? string : NameOf<Values, V>;

/** A form field, by what its values are; `Values` is the body that the form makes. */
export type FormFieldDefinition<Values, Item> = FieldCommon &
	(
		| {
				[K in keyof Kinds]: {
					readonly kind: K;
					readonly name: FieldName<Values, ValueOf<Kinds[K]>>;
				} & OptionsFor<OptionsOf<Kinds[K]>, Values, Item>;
		  }[keyof Kinds]
		/** Anything else: a component over our fields. */
		| {
				readonly kind: 'custom';
				readonly name: keyof Values & string;
				readonly field: ComponentType<{ name: string; label: string; help?: string }>;
				readonly show?: (value: unknown, intl: IntlShape) => string;
		  }
	);

// biome-ignore lint/suspicious/noExplicitAny: names are checked where a definition is written, the kit works with all
export type AnyField = FormFieldDefinition<any, any>;

// biome-ignore lint/suspicious/noExplicitAny: what a kind takes it is given by a field of that kind
const ANY_KINDS: Readonly<Record<keyof Kinds, FieldKind<any, any>>> = KINDS;

/** All about the kind of a field; undefined for one that the feature draws. */
export const kindOfField = ({ kind }: AnyField) =>
	kind === 'custom' ? undefined : ANY_KINDS[kind];
