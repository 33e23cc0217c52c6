import { type ReactNode, useId } from 'react';
import { useIntl, words } from '../i18n/index.ts';
import {
	Box,
	Button,
	CloseButton,
	Drawer,
	Flex,
	NativeSelect,
	Portal,
	SortAscendingIcon,
	SortDescendingIcon,
	SortIcon,
	Stack,
} from '../ui/index.ts';
import type { DataColumn } from './column.ts';
import type { ListPatch, ListState } from './listUrl.ts';
import { tableMessages } from './messages.ts';

interface Props<Row> {
	columns: readonly DataColumn<Row>[];
	/** Rows of the filter. */
	total: number;
	state: ListState;
	onChange: (patch: ListPatch) => void;
	filters: ReactNode;
}

/** In a sheet, what a line holds fills it. */
const STACKED = { '& > *': { width: 'full', minWidth: 0 } };

/** On a phone, order and filters of a list: in a sheet from below, so that the rows begin at the top. */
export function ArrangeSheet<Row>({ columns, total, state, onChange, filters }: Props<Row>) {
	const { formatMessage } = useIntl();
	const count = Object.keys(state.filters).length;
	return (
		<Drawer.Root placement="bottom">
			<Drawer.Trigger asChild>
				<Button
					variant={count > 0 ? 'subtle' : 'outline'}
					aria-label={formatMessage(tableMessages.arrangeCount, { count })}
				>
					<SortIcon size={16} aria-hidden />
					{formatMessage(tableMessages.arrange)}
					{count > 0 && <Count>{count}</Count>}
				</Button>
			</Drawer.Trigger>
			<Portal>
				<Drawer.Backdrop />
				<Drawer.Positioner>
					<Drawer.Content maxHeight="85dvh" borderTopRadius="l3">
						<Drawer.Header paddingBlock="3">
							<Drawer.Title>{formatMessage(tableMessages.arrange)}</Drawer.Title>
						</Drawer.Header>
						<Drawer.CloseTrigger asChild>
							<CloseButton size="sm" aria-label={formatMessage(words.close)} />
						</Drawer.CloseTrigger>
						<Drawer.Body paddingBlockStart="0">
							<Stack gap="4">
								<Order columns={columns} sort={state.sort} onSort={(sort) => onChange({ sort })} />
								<Stack gap="3" css={STACKED}>
									{filters}
								</Stack>
							</Stack>
						</Drawer.Body>
						<Drawer.Footer>
							<Drawer.ActionTrigger asChild>
								<Button width="full" size="lg">
									{formatMessage(tableMessages.showRows, { count: total })}
								</Button>
							</Drawer.ActionTrigger>
						</Drawer.Footer>
					</Drawer.Content>
				</Drawer.Positioner>
			</Portal>
		</Drawer.Root>
	);
}

const Count = ({ children }: { children: ReactNode }) => (
	<Box
		as="span"
		minWidth="5"
		paddingInline="1"
		borderRadius="full"
		background="colorPalette.solid"
		color="colorPalette.contrast"
		fontSize="0.75rem"
		lineHeight="20px"
	>
		{children}
	</Box>
);

interface OrderProps<Row> {
	columns: readonly DataColumn<Row>[];
	/** Field sorted by, `-` before it for descending. */
	sort: string;
	onSort: (sort: string) => void;
}

function Order<Row>({ columns, sort, onSort }: OrderProps<Row>) {
	const { formatMessage } = useIntl();
	const labelId = useId();
	const field = sort.replace(/^-/, '');
	const sortable = columns.filter((column) => column.sort);
	if (sortable.length === 0) return null;
	const directions = [
		{ to: field, label: tableMessages.ascending, icon: SortAscendingIcon },
		{ to: `-${field}`, label: tableMessages.descending, icon: SortDescendingIcon },
	];
	return (
		<Stack gap="2">
			<Box as="span" color="fg.muted" fontSize="0.8125rem" id={labelId}>
				{formatMessage(tableMessages.sortBy)}
			</Box>
			<NativeSelect.Root>
				<NativeSelect.Field
					aria-labelledby={labelId}
					value={field}
					onChange={({ currentTarget: { value } }) =>
						onSort(sort.startsWith('-') ? `-${value}` : value)
					}
				>
					{sortable.every((column) => column.sort !== field) && <option value={field} />}
					{sortable.map(({ id, header, sort: by }) => (
						<option key={id} value={by}>
							{header}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
			<Flex gap="2">
				{directions.map(({ to, label, icon: Icon }) => (
					<Button
						key={to}
						flex="1"
						variant={sort === to ? 'subtle' : 'outline'}
						aria-pressed={sort === to}
						onClick={() => onSort(to)}
					>
						<Icon size={16} aria-hidden />
						{formatMessage(label)}
					</Button>
				))}
			</Flex>
		</Stack>
	);
}
