import type { ReactNode } from 'react';
import type { QueryClient } from '../../data/index.ts';
import type { FieldProps } from '../../form/index.ts';
import type { Formats, IntlShape } from '../../i18n/index.ts';
import type { AnyOptions, Traits } from '../options.ts';
import type { Row } from '../row.ts';

export interface ControlProps<O> {
	/** What every field takes. */
	readonly common: FieldProps;
	readonly options: AnyOptions<O>;
	/** The row that is changed; undefined in the form that adds. */
	readonly row: Row | undefined;
}

export interface Reading {
	readonly intl: IntlShape;
	readonly formats: Formats;
	readonly cache: QueryClient;
	/** The row as it is now. */
	readonly row: Readonly<Record<string, unknown>>;
	/** Of the field. */
	readonly name: string;
}

export interface Bounding {
	readonly formats: Formats;
	/** What the form holds: of which currency an amount is, another field may say. */
	readonly values: Readonly<Record<string, unknown>>;
}

/** All about a kind of form field, by what its values are; `O` are the options that a field of it takes. */
export interface FieldKind<V, O = object> extends Traits<V, O> {
	/** A component. */
	Control(props: ControlProps<O>): ReactNode;
	/** What the form holds where there is no value; an empty text unless given. */
	readonly empty?: unknown;
	/** A value outside of its field; as text unless given. What was mistyped stays text. */
	shown?(value: V | string, reading: Reading, options: AnyOptions<O>): string;
	/** A bound in a message, where it is stored otherwise than it reads. */
	limit?(limit: number, bounding: Bounding, options: AnyOptions<O>): string;
	/** The value that an address proposes to the form that adds; without it none of this kind can be proposed. */
	fromText?(text: string): V;
	/** Neither filled from a row nor compared with another's: a picture, a secret. */
	readonly isOwn?: true;
}
