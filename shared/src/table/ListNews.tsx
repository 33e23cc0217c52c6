import { type IntlShape, useIntl } from '../i18n/index.ts';
import { VisuallyHidden } from '../ui/index.ts';
import type { DataColumn } from './column.ts';
import { tableMessages } from './messages.ts';

interface Props<Row> {
	columns: readonly DataColumn<Row>[];
	/** A field; with a minus before it, descending. */
	sort: string;
	isLoading: boolean;
}

/** What a screen reader says of a list when it changes. */
export function ListNews<Row extends object>({ columns, sort, isLoading }: Props<Row>) {
	const { formatMessage } = useIntl();
	return (
		<>
			<VisuallyHidden aria-live="polite">{sortedText(columns, sort, formatMessage)}</VisuallyHidden>
			<VisuallyHidden role="status">
				{isLoading && formatMessage(tableMessages.loading)}
			</VisuallyHidden>
		</>
	);
}

/** By what the rows are sorted; a heading that turns its arrow says nothing by itself. */
function sortedText<Row>(
	columns: readonly DataColumn<Row>[],
	sort: string,
	say: IntlShape['formatMessage'],
): string {
	const column = columns.find((each) => each.sort === sort.replace(/^-/, ''))?.header;
	const { sortedAscending, sortedDescending } = tableMessages;
	return column ? say(sort.startsWith('-') ? sortedDescending : sortedAscending, { column }) : '';
}
