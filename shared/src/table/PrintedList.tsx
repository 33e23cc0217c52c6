import { useEffect, useState } from 'react';
import { ApiError, serverNow } from '../api/index.ts';
import { fullName } from '../contract/choices.ts';
import type { Page } from '../contract/index.ts';
import { readWholeList } from '../data/index.ts';
import { useErrorText, useFormats, useIntl, words } from '../i18n/index.ts';
import { useSession } from '../session/index.ts';
import { Box, PrintPage, toast } from '../ui/index.ts';
import type { DataColumn } from './column.ts';
import { exportMessages } from './exportMessages.ts';
import { tableMessages } from './messages.ts';
import type { ListSource } from './useExport.ts';

interface Props<Row> {
	/** Those shown, in their order. */
	columns: readonly DataColumn<Row>[];
	source: ListSource;
	onEnd: () => void;
}

interface Read<Row> {
	rows: readonly Row[];
	about: string;
}

const CELLS = {
	width: 'full',
	fontVariantNumeric: 'tabular-nums',
	'& :is(th, td)': { textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
	'& :is(thead, tfoot) :is(th, td)': { fontWeight: 'semibold' },
	'& tbody th': { fontWeight: 'medium' },
	// Sums are told once, below the last row.
	'& tfoot': { display: 'table-row-group' },
	'& [data-align=end]': { textAlign: 'end' },
	'& [data-align=center]': { textAlign: 'center' },
} as const;

/** Puts every row of the filter on paper, with what a PDF of them says at its head, and asks the browser to print it. */
export function PrintedList<Row extends object>(props: Props<Row>) {
	// What is printed is what was seen when it was asked for, though the list goes on under it.
	const [{ columns, source, onEnd }] = useState(props);
	const [read, setRead] = useState<Read<Row>>();
	const errorText = useErrorText();
	const [failed] = useState(() => (error: unknown) => {
		onEnd();
		if (!(error instanceof ApiError)) throw error;
		toast.error(errorText(error));
	});

	useEffect(
		function readAllRows() {
			const stop = new AbortController();
			async function readAll() {
				const page: Page<Row> = await readWholeList(source.endpoint, source.query, stop.signal);
				const about = (await source.about?.(page)) ?? '';
				if (!stop.signal.aborted) setRead({ rows: page.items, about });
			}
			readAll().catch((error: unknown) => {
				if (!stop.signal.aborted) failed(error);
			});
			return () => stop.abort();
		},
		[source, failed],
	);
	useEffect(
		function printOnce() {
			if (!read) return;
			window.addEventListener('afterprint', onEnd);
			window.print();
			return () => window.removeEventListener('afterprint', onEnd);
		},
		[read, onEnd],
	);

	if (!read) return null;
	return (
		<PrintPage>
			<Box data-paper-only="">
				<Head source={source} about={read.about} />
				<Rows columns={columns} rows={read.rows} />
			</Box>
		</PrintPage>
	);
}

/** Of whom, of which days, when and by whom; as `sheetOf` of the API says it in a file. */
function Head({ source, about }: { source: ListSource; about: string }) {
	const { formatMessage } = useIntl();
	const { day, dateTime } = useFormats();
	const user = useSession((session) => session.user);
	const { start_date, end_date } = source.query;
	const days = [...new Set([start_date, end_date])].filter(Boolean).map((date) => day(`${date}`));
	const said = [
		...(user?.companyname
			? [user.companyname]
			: [formatMessage(words.everyCompany), user?.country_name]),
		days.join(' – '),
		formatMessage(exportMessages.made, {
			time: dateTime(new Date(serverNow())),
			name: user ? fullName(user).trim() || user.username : '',
		}),
	];
	return (
		<Box marginBlockEnd="4">
			<Box as="h1" fontWeight="semibold" textStyle="lg">
				{source.title}
			</Box>
			<Box>{said.filter(Boolean).join(' · ')}</Box>
			{about && <Box overflowWrap="anywhere">{about}</Box>}
		</Box>
	);
}

function Rows<Row extends object>({
	columns,
	rows,
}: Omit<Read<Row>, 'about'> & Pick<Props<Row>, 'columns'>) {
	const { formatMessage } = useIntl();
	const sums = columns.map(
		({ filterFooter, sumOf, footer }) => filterFooter ?? (sumOf ? sumOf(rows) : footer),
	);
	return (
		<Box as="table" css={CELLS}>
			<thead>
				<tr>
					{columns.map(({ id, header, align }) => (
						<th key={id} scope="col" data-align={align}>
							{header}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, index) => (
					<tr key={index}>
						{columns.map(({ id, align, cell }) => (
							<td key={id} data-align={align}>
								{cell(row)}
							</td>
						))}
					</tr>
				))}
			</tbody>
			{sums.some((sum) => sum !== undefined) && (
				<tfoot>
					<tr>
						{columns.map(({ id, align }, index) => (
							<td key={id} data-align={align}>
								{index === 0 ? formatMessage(tableMessages.totalFilter) : sums[index]}
							</td>
						))}
					</tr>
				</tfoot>
			)}
		</Box>
	);
}
