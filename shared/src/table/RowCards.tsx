import { Fragment, memo, type ReactNode, useId, useMemo, useState } from 'react';
import { useIntl } from '../i18n/index.ts';
import { Link } from '../router/index.ts';
import { Box, ExpandIcon, Flex, IconButton, Skeleton } from '../ui/index.ts';
import { AllValues, FirstValues } from './CardValues.tsx';
import type { DataColumn, ListTable } from './column.ts';
import { tableMessages } from './messages.ts';
import { type TotalsOf, totalsOf } from './TableFoot.tsx';
import { cellLinkStyle } from './tableStyle.ts';

interface Props<Row extends object> {
	label: string;
	table: ListTable<Row>;
	columns: readonly DataColumn<Row>[];
	/** The same, with what stands below them. */
	all: readonly DataColumn<Row>[];
	isSelectable: boolean;
	rowHref?: ((row: Row) => string | undefined) | undefined;
	actions?: ((row: Row) => ReactNode) | undefined;
	totals?: TotalsOf | undefined;
	markedId?: string | undefined;
}

/** Values on a card that is not opened. */
const AT_ONCE = 4;

const CARDS = { listStyleType: 'none' } as const;
const CARD = { borderBottomWidth: '1px', paddingInline: '3', paddingBlock: '1.5' } as const;
/** A finger hits around the box, into the card's own edge. */
const TICK = { display: 'grid', placeItems: 'center', boxSize: '11', margin: '-14px' } as const;

/** Whole, however long: the code at the end of a name tells it from others. Of two lines it stands apart from what is below, as one does. */
const TITLE = { lineHeight: '18px', paddingBlock: '1.5', overflowWrap: 'anywhere' } as const;

/** What a card of these columns is made of. */
function partsOf<Row>(columns: readonly DataColumn<Row>[]) {
	const [first, ...rest] = columns;
	const values = rest.filter(({ inTitle, isState }) => !inTitle && !isState);
	const amounts = values.filter(({ isAmount }) => isAmount);
	const byWeight = new Set([
		...values.filter(({ isOnCard }) => isOnCard),
		...amounts.slice(0, 1),
		...amounts.slice(-1),
		...values,
	]);
	const kept = new Set([...byWeight].slice(0, AT_ONCE));
	return {
		title: [...rest.filter(({ inTitle }) => inTitle), ...(first ? [first] : [])],
		states: rest.filter(({ isState }) => isState),
		values,
		/** In their order: what the row is about, its outer amounts, and of the others the first. */
		atOnce: values.filter((column) => kept.has(column)),
	};
}

/** The rows on a phone: what a row is known by, and the other columns once it is opened. */
export function RowCards<Row extends object>(props: Props<Row>) {
	const { label, table, columns, all, totals, markedId, isSelectable, rowHref, actions } = props;
	const { formatMessage } = useIntl();
	const parts = useMemo(() => partsOf(columns), [columns]);
	return (
		<Box as="ul" aria-label={label} {...CARDS} css={cellLinkStyle}>
			{table.getRowModel().rows.map((row) => (
				<Card
					key={row.id}
					item={row.original}
					parts={parts}
					isMarked={row.id === markedId}
					href={rowHref?.(row.original)}
					index={row.index}
					selection={isSelectable && row.getCanSelect() ? row : undefined}
					isSelected={row.getIsSelected()}
					actions={actions}
				/>
			))}
			{totalsOf(all, totals).map(({ label: name, of }) => (
				<Box as="li" key={name} {...CARD} background="bg.muted">
					<Box fontWeight="semibold">{formatMessage(tableMessages[name])}</Box>
					<AllValues
						columns={partsOf(all).values.filter((column) => of(column) !== undefined)}
						of={of}
					/>
				</Box>
			))}
		</Box>
	);
}

interface CardProps<Row> {
	item: Row;
	parts: ReturnType<typeof partsOf<Row>>;
	isMarked: boolean;
	href: string | undefined;
	/** On the page, from 0. */
	index: number;
	/** With it the row can be ticked. */
	selection: { toggleSelected(isSelected: boolean): void } | undefined;
	isSelected: boolean;
	actions: ((row: Row) => ReactNode) | undefined;
}

function PlainCard<Row>({
	item,
	parts,
	isMarked,
	href,
	index,
	selection,
	isSelected,
	actions,
}: CardProps<Row>) {
	const { formatMessage } = useIntl();
	const [isOpened, setOpened] = useState(false);
	const titleId = useId();
	const openerId = useId();
	const title = parts.title.map(({ id, cell }) => <Fragment key={id}> {cell(item)}</Fragment>);
	const of = ({ cell }: DataColumn<Row>) => cell(item);
	return (
		<Box
			as="li"
			aria-current={isMarked || undefined}
			{...CARD}
			background={isMarked ? 'bg.success' : 'bg.panel'}
		>
			<Flex align="center" gap="2" fontWeight="semibold" minHeight="8">
				{selection && (
					<Box as="label" {...TICK}>
						<input
							type="checkbox"
							aria-label={formatMessage(tableMessages.selectRow, { row: index + 1 })}
							aria-describedby={titleId}
							checked={isSelected}
							onChange={(event) => selection.toggleSelected(event.target.checked)}
						/>
					</Box>
				)}
				<Box flex="1" minWidth="0" id={titleId} data-title="" {...TITLE}>
					{href ? <Link to={href}>{title}</Link> : title}
				</Box>
				{parts.states.map(({ id, cell }) => (
					<Fragment key={id}>{cell(item)}</Fragment>
				))}
				{parts.values.length > 0 && (
					<IconButton
						variant="ghost"
						size="xs"
						id={openerId}
						aria-expanded={isOpened}
						aria-label={formatMessage(tableMessages.allColumns)}
						// Of which row: there is one such button on each card.
						aria-labelledby={`${openerId} ${titleId}`}
						onClick={() => setOpened(!isOpened)}
					>
						<Box
							as={ExpandIcon}
							transition="transform 160ms"
							transform={isOpened ? 'rotate(180deg)' : undefined}
						/>
					</IconButton>
				)}
				{actions?.(item)}
			</Flex>
			{isOpened ? (
				<AllValues columns={parts.values} of={of} />
			) : (
				<FirstValues columns={parts.atOnce} of={of} />
			)}
		</Box>
	);
}

const Card = memo(PlainCard) as typeof PlainCard;

const SKELETON_CARDS = 6;

/** Where cards will stand, while the first rows load. */
export function SkeletonCards() {
	return (
		<Box aria-busy="true" {...CARDS}>
			{Array.from({ length: SKELETON_CARDS }, (_, card) => (
				<Box key={card} aria-hidden {...CARD} background="bg.panel" display="grid" gap="3">
					<Skeleton height="4" width="50%" />
					{['first', 'second'].map((line) => (
						<Flex key={line} justify="space-between">
							<Skeleton height="3" width="40%" />
							<Skeleton height="3" width="40%" />
						</Flex>
					))}
				</Box>
			))}
		</Box>
	);
}
