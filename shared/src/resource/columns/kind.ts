import type { ReactNode } from 'react';
import type { Totals } from '../../contract/index.ts';
import type { Formats, IntlShape, MessageDescriptor } from '../../i18n/index.ts';
import type { AnyOptions, Traits } from '../options.ts';
import type { Row } from '../row.ts';

export interface Languages {
	readonly intl: IntlShape;
	readonly formats: Formats;
}

/** What a total is worked out from. */
export interface Summed extends Languages {
	readonly name: string;
	/** Those of the page. */
	readonly rows: readonly Row[];
	/** Sums over every row of the filter, where the list adds up. */
	readonly totals: readonly Totals[] | undefined;
}

/** Below a column: of the page, and of the filter where the list adds up. */
export interface Sums {
	readonly footer: string;
	readonly filterFooter?: string;
}

/** A kind of column; `V` is the type of its values, `O` are the options that a column of this kind takes. */
export interface ColumnKind<V, O = object> extends Traits<V, O> {
	/** Figures are at the end, so that their digits line up. */
	readonly align?: 'end';
	/** How a value is drawn; it is never empty. */
	draw(value: V, given: Languages & { readonly row: Row }, options: AnyOptions<O>): ReactNode;
	/** How its values read in a file, where they are codes, and `null` where there is none; the same words as on the screen. */
	words?(options: AnyOptions<O>, intl: IntlShape): Record<string, string> | undefined;
	/** Of a column that asks for it. */
	total?(summed: Summed, options: AnyOptions<O>): Sums | undefined;
}

/** Said where there is no value; a dash unless given. */
export interface None {
	readonly none?: MessageDescriptor;
}

/** For a figure that is worked out later: until then it is 0 in the row, which means nothing. */
export interface Awaited {
	/** Why nobody knows it of this row yet, said by a dash in its place; undefined: it is known. */
	whyUnknown?(row: Row): MessageDescriptor | undefined;
}
