import type { ReactNode } from 'react';
import { type Formats, type IntlShape, useFormats, words } from '../../i18n/index.ts';
import {
	Badge,
	BlockIcon,
	Box,
	ErrorIcon,
	Image,
	InfoIcon,
	SuccessIcon,
	WarningIcon,
} from '../../ui/index.ts';
import type { Column, State, Tone } from '../kinds.ts';
import { resourceMessages } from '../messages.ts';
import type { Row } from '../row.ts';
import { CellLink } from './CellLink.tsx';

export type AnyColumn = Column<Row>;

const ACTIVE_STATES: Readonly<Record<string, State>> = {
	true: { tone: 'success', label: words.activeM },
	false: { tone: 'neutral', label: resourceMessages.blocked },
};
/** Palettes of the theme; a name it does not have would fall back to the theme colour. */
export const TONE_PALETTE: Record<Tone, string> = {
	success: 'success',
	warning: 'warning',
	error: 'error',
	info: 'info',
	neutral: 'gray',
};
const TONE_ICON = {
	success: SuccessIcon,
	warning: WarningIcon,
	error: ErrorIcon,
	info: InfoIcon,
	neutral: BlockIcon,
};

/** A state: a colour that never follows the theme, an icon and a word. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
	const Icon = TONE_ICON[tone];
	return (
		<Badge colorPalette={TONE_PALETTE[tone]} variant="subtle">
			<Icon size={12} aria-hidden />
			{children}
		</Badge>
	);
}

/** A ball or several, as they are printed: zero-padded, `12*34` for a mariage. */
export function Balls({ balls }: { balls: readonly string[] }) {
	return (
		<Box as="span" display="inline-flex" gap="1" dir="ltr">
			{balls.map((ball) => (
				<Box
					as="span"
					key={ball}
					display="inline-flex"
					justifyContent="center"
					minWidth="8"
					paddingInline="2"
					borderWidth="1px"
					borderColor="border.emphasized"
					borderRadius="full"
					fontWeight="semibold"
					fontVariantNumeric="tabular-nums"
					lineHeight="24px"
				>
					{ball}
				</Box>
			))}
		</Box>
	);
}

/** The name of a draw beside its colour. */
export function DrawName({ name, colour }: { name: string; colour: string }) {
	return (
		<Box as="span" display="inline-flex" alignItems="center" gap="2">
			<Box
				as="span"
				boxSize="10px"
				borderRadius="full"
				flexShrink={0}
				style={{ background: colour }}
				aria-hidden
			/>
			{name}
		</Box>
	);
}

/** A moment as "il y a 5 minutes", with the exact one on hover. */
function Relative({ instant }: { instant: string }) {
	const { relative, dateTime } = useFormats();
	return (
		<time dateTime={instant} title={dateTime(instant)}>
			{relative(instant)}
		</time>
	);
}

export const alignOf = (column: AnyColumn): 'start' | 'end' | 'center' => {
	if (column.kind === 'custom') return column.align ?? 'start';
	return ['money', 'percent', 'count'].includes(column.kind) ? 'end' : 'start';
};

interface Context {
	row: Row;
	intl: IntlShape;
	formats: Formats;
}
type Kind = Exclude<AnyColumn['kind'], 'custom'>;
type ColumnOf<K extends Kind> = Extract<AnyColumn, { kind: K }>;
type Cells = { [K in Kind]: (value: unknown, context: Context, column: ColumnOf<K>) => ReactNode };

/** The states of a column by value: active or blocked unless it names others. */
export const statesOf = ({ states = ACTIVE_STATES }: ColumnOf<'status'>) => states;

/** How a value of each kind is drawn; it is never empty here. */
const CELLS: Cells = {
	text: String,
	ref: String,
	money: (value, { row, formats }, { currency }) =>
		formats.amount(value as number, currency && String(row[currency])),
	percent: (value, { formats }) => formats.percent(value as number),
	count: (value, { formats }) => formats.count(value as number),
	phone: (value, { formats }) => <span dir="ltr">{formats.phone(value as string)}</span>,
	ball: (value) => <Balls balls={[value].flat() as string[]} />,
	draw: (value, { row }, { colour }) => (
		<DrawName name={value as string} colour={String(row[colour])} />
	),
	image: (value) => (
		<Image src={value as string} alt="" boxSize="28px" borderRadius="md" objectFit="cover" />
	),
	date: (value, { formats }, { format }) => {
		if (format === 'relative') return <Relative instant={value as string} />;
		return format === 'day' ? (value as string) : formats[format](value as string);
	},
	bool: (value, { intl }) => intl.formatMessage(value ? resourceMessages.yes : resourceMessages.no),
	enum: (value, { intl }, { labels }) => {
		const label = labels[value as string];
		return label ? intl.formatMessage(label) : String(value);
	},
	status: (value, { intl }, column) => {
		const state = statesOf(column)[String(value)];
		return state ? (
			<StatusBadge tone={state.tone}>{intl.formatMessage(state.label)}</StatusBadge>
		) : (
			String(value)
		);
	},
};

/** What a row shows in a column. */
export function cellOf(column: AnyColumn, row: Row, intl: IntlShape, formats: Formats): ReactNode {
	if (column.kind === 'custom') {
		const Cell = column.cell;
		return <Cell item={row} />;
	}
	const value = row[column.name];
	if (value === null || value === undefined || value === '') {
		return intl.formatMessage(
			'none' in column && column.none ? column.none : resourceMessages.none,
		);
	}
	const draw = CELLS[column.kind] as (
		value: unknown,
		context: Context,
		column: AnyColumn,
	) => ReactNode;
	const drawn = draw(value, { row, intl, formats }, column);
	return column.link ? (
		<CellLink link={column.link} row={row}>
			{drawn}
		</CellLink>
	) : (
		drawn
	);
}
