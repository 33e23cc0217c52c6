import { codedName } from '../../table/index.ts';
import { Image } from '../../ui/index.ts';
import { DrawName, Reference, Relative } from '../list/cells.tsx';
import type { NameFor } from '../options.ts';
import type { ColumnKind, None } from './kind.ts';

export interface Written {
	/** Where rows are cards it is before the first column, in their title. */
	readonly inTitle?: true;
	/** A fiche's, as it is printed. */
	readonly format?: 'reference';
}
export const text: ColumnKind<string, Written> = {
	draw: (value, _given, { format }) =>
		format === 'reference' ? <Reference of={value} /> : String(value),
};

/** The name of another row. */
export const ref: ColumnKind<string, None> = {
	draw: codedName,
	words: ({ none }, { formatMessage }) => none && { null: formatMessage(none) },
};

export const phone: ColumnKind<string> = {
	draw: (value, { formats }) => <span dir="ltr">{formats.phone(value)}</span>,
};

export const image: ColumnKind<string> = {
	draw: (value) => <Image src={value} alt="" boxSize="28px" borderRadius="md" objectFit="cover" />,
};

/** The name of a draw, with its colour. */
export const draw: ColumnKind<string, { colour: NameFor<string> }> = {
	draw: (value, { row }, { colour }) => <DrawName name={value} colour={String(row[colour])} />,
};

export interface Dated extends None {
	/** `day` is `yyyy-MM-dd` without a zone; the others are instants, shown in the company's zone. */
	readonly format: 'day' | 'dateTime' | 'dateTimeShort' | 'relative';
}
export const date: ColumnKind<string, Dated> = {
	draw: (value, { formats }, { format }) => {
		if (format === 'relative') return <Relative instant={value} />;
		return <time dateTime={value}>{formats[format](value)}</time>;
	},
};
