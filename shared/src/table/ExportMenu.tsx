import { EXPORT_FORMATS } from '../contract/index.ts';
import { useFormats, useIntl } from '../i18n/index.ts';
import { Button, CloseIcon, DownloadIcon, Menu, Portal, Text, toast } from '../ui/index.ts';
import type { DataColumn } from './column.ts';
import { exportMessages } from './exportMessages.ts';
import { PrintButton } from './PrintButton.tsx';
import { type ListSource, useExport } from './useExport.ts';

interface Props<Row extends object> {
	/** Those shown, in their order. */
	columns: readonly DataColumn<Row>[];
	source: ListSource;
	/** Rows of the filter. */
	total: number;
}

/** Every row of the filter on paper or as a file, with the columns shown. */
export function ExportMenu<Row extends object>({ columns, source, total }: Props<Row>) {
	const { formatMessage } = useIntl();
	const { size } = useFormats();
	const { running, start, cancel } = useExport(columns, source);
	function printFile() {
		toast.info(formatMessage(exportMessages.tooLong, { count: total }));
		void start('pdf');
	}
	if (running) {
		return (
			<Button variant="outline" onClick={cancel}>
				<CloseIcon size={16} aria-hidden />
				{formatMessage(exportMessages.cancel, { size: size(running.bytes) })}
			</Button>
		);
	}
	return (
		<>
			<PrintButton columns={columns} source={source} total={total} onTooMany={printFile} />
			<Menu.Root>
				<Menu.Trigger asChild>
					<Button
						variant="outline"
						disabled={total === 0}
						aria-label={formatMessage(exportMessages.export)}
					>
						<DownloadIcon size={16} aria-hidden />
						<Text as="span" hideBelow="sm">
							{formatMessage(exportMessages.export)}
						</Text>
					</Button>
				</Menu.Trigger>
				<Portal>
					<Menu.Positioner>
						<Menu.Content>
							<Menu.ItemGroup>
								<Menu.ItemGroupLabel>
									{formatMessage(exportMessages.rows, { count: total })}
								</Menu.ItemGroupLabel>
								{EXPORT_FORMATS.map((format) => (
									<Menu.Item key={format} value={format} onClick={() => void start(format)}>
										{formatMessage(exportMessages[format])}
									</Menu.Item>
								))}
							</Menu.ItemGroup>
						</Menu.Content>
					</Menu.Positioner>
				</Portal>
			</Menu.Root>
		</>
	);
}
