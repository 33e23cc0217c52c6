import { useRef } from 'react';
import { useIntl } from '../i18n/index.ts';
import { Box, Button, Popover, Portal, Stack, Text, useIsWide, ViewIcon } from '../ui/index.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ColumnWidth } from './ColumnWidth.tsx';
import type { DataColumn, ListTable } from './column.ts';
import type { ListPatch, ListState } from './listUrl.ts';
import { tableMessages } from './messages.ts';
import { SavedViews } from './SavedViews.tsx';
import { DENSITIES, PLAIN_VIEW, type TableView } from './tableView.ts';

interface Props<Row extends object> {
	/** As the stored views are called. */
	name: string;
	table: ListTable<Row>;
	/** All of them, in their order. */
	columns: readonly DataColumn<Row>[];
	/** Of them those that are not hidden. */
	shown: readonly DataColumn<Row>[];
	view: TableView;
	onView: (patch: Partial<TableView>) => void;
	state: ListState;
	onChange: (patch: ListPatch) => void;
}

/** Which columns are shown, in which order, how high rows are; and all of it saved under a name. */
export function ViewMenu<Row extends object>({
	name,
	table,
	columns,
	shown,
	view,
	onView,
	state,
	onChange,
}: Props<Row>) {
	const { formatMessage } = useIntl();
	// Cards have no columns beside each other.
	const isTable = useIsWide('sm');
	const trigger = useRef<HTMLButtonElement>(null);
	const headOf = () =>
		trigger.current?.closest('[data-list]')?.querySelector<HTMLTableRowElement>('thead tr') ?? null;
	const isPlain = JSON.stringify(view) === JSON.stringify(PLAIN_VIEW);
	return (
		<Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
			<Popover.Trigger asChild>
				<Button ref={trigger} variant="outline" aria-label={formatMessage(tableMessages.view)}>
					<ViewIcon size={16} aria-hidden />
					<Text as="span" hideBelow="sm">
						{formatMessage(tableMessages.view)}
					</Text>
				</Button>
			</Popover.Trigger>
			<Portal>
				<Popover.Positioner>
					<Popover.Content
						width="320px"
						maxHeight="70vh"
						aria-label={formatMessage(tableMessages.view)}
					>
						<Popover.Body padding="3" overflow="auto">
							<Stack gap="4">
								<ColumnChoice table={table} columns={columns} />
								{isTable && <ColumnWidth table={table} columns={shown} headOf={headOf} />}
								<Density view={view} onView={onView} />
								<SavedViews
									name={name}
									view={view}
									onView={onView}
									state={state}
									onChange={onChange}
								/>
								{!isPlain && (
									<Button variant="ghost" size="sm" onClick={() => onView(PLAIN_VIEW)}>
										{formatMessage(tableMessages.plainView)}
									</Button>
								)}
							</Stack>
						</Popover.Body>
					</Popover.Content>
				</Popover.Positioner>
			</Portal>
		</Popover.Root>
	);
}

function Density({ view, onView }: Pick<Props<never>, 'view' | 'onView'>) {
	const { formatMessage } = useIntl();
	return (
		<Box as="fieldset">
			<Box as="legend" fontWeight="semibold" fontSize="0.8125rem" marginBlockEnd="1">
				{formatMessage(tableMessages.density)}
			</Box>
			{DENSITIES.map((density) => (
				<Box as="label" key={density} display="flex" gap="2" alignItems="center" minHeight="32px">
					<input
						type="radio"
						name="density"
						checked={view.density === density}
						onChange={() => onView({ density })}
					/>
					{formatMessage(tableMessages[density])}
				</Box>
			))}
		</Box>
	);
}
