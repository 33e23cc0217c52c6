import { figureTable } from '@borlette/shared/cards';
import { FormattedMessage, useFormats, words } from '@borlette/shared/i18n';
import { Box, VisuallyHidden } from '@borlette/shared/ui';
import { type Hour, shownHours, sumOf } from './hours.ts';
import { sections } from './sections.messages.ts';

/** The figures of the chart. */
export function HourlyTable({ hours }: { hours: readonly Hour[] }) {
	const { amount, count } = useFormats();
	const rows = shownHours(hours);
	const total = sumOf(hours);
	const running = rows.at(-1)?.hour;
	return (
		<Box css={figureTable} overflowX="auto">
			<table>
				<VisuallyHidden asChild>
					<caption>
						<FormattedMessage {...sections.hourly} />
					</caption>
				</VisuallyHidden>
				<thead>
					<tr>
						<th scope="col">
							<FormattedMessage {...sections.hour} />
						</th>
						<th scope="col" data-align="end">
							<FormattedMessage {...words.fiches} />
						</th>
						<th scope="col" data-align="end">
							<FormattedMessage {...words.ventes} />
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ hour, fiches, vente }) => (
						<tr key={hour}>
							<th scope="row">
								<FormattedMessage
									{...(hour === running ? sections.running : sections.atHour)}
									values={{ hour }}
								/>
							</th>
							<td data-align="end">{count(fiches)}</td>
							<td data-align="end">{amount(vente)}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">
							<FormattedMessage {...words.total} />
						</th>
						<td data-align="end">{count(total.fiches)}</td>
						<td data-align="end">{amount(total.vente)}</td>
					</tr>
				</tfoot>
			</table>
		</Box>
	);
}
