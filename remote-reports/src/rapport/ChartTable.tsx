import { figureTable } from '@borlette/shared/cards';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, VisuallyHidden } from '@borlette/shared/ui';
import { chartMessages as messages } from './chart.messages.ts';
import type { ChartRow } from './chartRows.ts';
import { SERIES } from './series.ts';

interface Props {
	rows: readonly ChartRow[];
	amount: (minor: number | null) => string;
}

/** The figures of the chart. */
export function ChartTable({ rows, amount }: Props) {
	return (
		<Box css={figureTable} overflowX="auto">
			<table>
				<VisuallyHidden asChild>
					<caption>
						<FormattedMessage {...messages.title} />
					</caption>
				</VisuallyHidden>
				<thead>
					<tr>
						<td />
						{SERIES.map(({ name, label }) => (
							<th key={name} scope="col" data-align="end">
								<FormattedMessage {...label} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							<th scope="row">{row.label}</th>
							{SERIES.map(({ name }) => (
								<td key={name} data-align="end">
									{amount(row[name])}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Box>
	);
}
