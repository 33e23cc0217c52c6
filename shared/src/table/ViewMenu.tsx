import { useIntl } from '../i18n/index.ts';
import { Button, Menu, Portal, ViewIcon } from '../ui/index.ts';
import type { DataColumn } from './column.ts';
import { tableMessages } from './messages.ts';
import { DENSITIES, type Density, type TableView } from './tableView.ts';

interface Props<Row> {
	columns: readonly DataColumn<Row>[];
	view: TableView;
	onChange: (patch: Partial<TableView>) => void;
}

/** Which columns are shown and how high rows are. The first column always stays: it is the row's link. */
export function ViewMenu<Row>({ columns, view, onChange }: Props<Row>) {
	const { formatMessage } = useIntl();
	return (
		<Menu.Root closeOnSelect={false}>
			<Menu.Trigger asChild>
				<Button variant="outline">
					<ViewIcon size={16} aria-hidden />
					{formatMessage(tableMessages.view)}
				</Button>
			</Menu.Trigger>
			<Portal>
				<Menu.Positioner>
					<Menu.Content>
						<Menu.ItemGroup>
							<Menu.ItemGroupLabel>{formatMessage(tableMessages.columns)}</Menu.ItemGroupLabel>
							{columns.slice(1).map(({ id, header }) => (
								<Menu.CheckboxItem
									key={id}
									value={id}
									checked={!view.hidden.includes(id)}
									onCheckedChange={(isShown) =>
										onChange({
											hidden: isShown
												? view.hidden.filter((hidden) => hidden !== id)
												: [...view.hidden, id],
										})
									}
								>
									<Menu.ItemIndicator />
									{header}
								</Menu.CheckboxItem>
							))}
						</Menu.ItemGroup>
						<Menu.Separator />
						<Menu.RadioItemGroup
							value={view.density}
							onValueChange={({ value }) => onChange({ density: value as Density })}
						>
							<Menu.ItemGroupLabel>{formatMessage(tableMessages.density)}</Menu.ItemGroupLabel>
							{DENSITIES.map((density) => (
								<Menu.RadioItem key={density} value={density}>
									<Menu.ItemIndicator />
									{formatMessage(tableMessages[density])}
								</Menu.RadioItem>
							))}
						</Menu.RadioItemGroup>
					</Menu.Content>
				</Menu.Positioner>
			</Portal>
		</Menu.Root>
	);
}
