import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, download, saveFile } from '../api/index.ts';
import type { ExportFormat, ListEndpoint, Page } from '../contract/index.ts';
import { useErrorText, useIntl, useLocale } from '../i18n/index.ts';
import { toast } from '../ui/index.ts';
import type { DataColumn, FileField } from './column.ts';
import { exportMessages } from './exportMessages.ts';

/** Where the rows of a table come from: what a file of all of them is asked for with. */
export interface ListSource {
	readonly endpoint: ListEndpoint;
	/** Search, filters and order, without the page. */
	readonly query: Readonly<Record<string, unknown>>;
	/** Heading of the file. */
	readonly title: string;
	/** What the rows are filtered by, in words; `read`: as they were answered, where they are here already. */
	readonly about?: (read?: Page<unknown>) => Promise<string>;
}

interface Running {
	format: ExportFormat;
	bytes: number;
}

const fieldsInFile = <Row>(column: DataColumn<Row>): readonly FileField[] => {
	const { field, header, words, inFile } = column;
	return inFile ?? (field ? [{ field, header, ...(words && { words }) }] : []);
};

/** The file query for the columns shown, in their order, as the screen names and words them. */
async function fileQuery<Row>(
	columns: readonly DataColumn<Row>[],
	{ query, title, about }: ListSource,
) {
	const said = await about?.();
	const fields = columns.flatMap(fieldsInFile);
	const words = fields.flatMap(({ field, words }) => (words ? [[field, words] as const] : []));
	return {
		...query,
		title,
		...(said && { about: said }),
		columns: fields.map(({ field }) => field).join(','),
		titles: fields.map(({ header }) => header.replaceAll('|', '/')).join('|'),
		...(words.length > 0 && { words: JSON.stringify(Object.fromEntries(words)) }),
	};
}

/** Writes every row of the filter to a file; one at a time, and it can be given up. */
export function useExport<Row>(columns: readonly DataColumn<Row>[], source: ListSource) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const locale = useLocale((state) => state.locale);
	const [running, setRunning] = useState<Running | null>(null);
	const stop = useRef<AbortController | null>(null);
	useEffect(function giveUpAtTheEnd() {
		return () => stop.current?.abort();
	}, []);

	const start = useCallback(
		async (format: ExportFormat) => {
			const controller = new AbortController();
			stop.current = controller;
			setRunning({ format, bytes: 0 });
			try {
				const file = await download(source.endpoint, {
					query: { ...(await fileQuery(columns, source)), format, lang: locale },
					signal: controller.signal,
					onProgress: (bytes) => setRunning({ format, bytes }),
				});
				saveFile(file);
				toast.success(formatMessage(exportMessages.done, { file: file.name }));
			} catch (error) {
				if (error instanceof ApiError) toast.error(errorText(error));
				else if (!controller.signal.aborted) throw error;
			} finally {
				setRunning(null);
			}
		},
		[columns, source, locale, formatMessage, errorText],
	);
	return { running, start, cancel: () => stop.current?.abort() };
}
