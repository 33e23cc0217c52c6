import { cardMessages, figureTable } from '@borlette/shared/cards';
import { knownFigure } from '@borlette/shared/contract/dashboard';
import { FormattedMessage, useFormats, words } from '@borlette/shared/i18n';
import { Box, Unknown, VisuallyHidden } from '@borlette/shared/ui';
import type { Days } from './days.ts';
import { messages } from './messages.ts';

const COLUMNS = [
	{ name: 'vente', label: words.ventes },
	{ name: 'gain', label: words.gains },
	{ name: 'commission', label: words.commission },
	{ name: 'net', label: cardMessages.net },
] as const;

/** The figures of the chart, the newest first. */
export function TrendTable({ days, currency }: { days: Days; currency: string }) {
	const { amount, count, day: dayText } = useFormats();
	const shown = (minor: number | undefined) =>
		minor === undefined ? <Unknown why={words.bySettled} /> : amount(minor, currency);
	return (
		<Box css={figureTable} overflowX="auto" tabIndex={0}>
			<table>
				<VisuallyHidden asChild>
					<caption>
						<FormattedMessage {...messages.trend} values={{ days: days.length }} />
					</caption>
				</VisuallyHidden>
				<thead>
					<tr>
						<th scope="col">
							<FormattedMessage {...messages.day} />
						</th>
						<th scope="col" data-align="end">
							<FormattedMessage {...words.fiches} />
						</th>
						{COLUMNS.map(({ name, label }) => (
							<th key={name} scope="col" data-align="end">
								<FormattedMessage {...label} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{days.toReversed().map((day) => (
						<tr key={day.day}>
							<th scope="row">
								{day.pending > 0 ? (
									<FormattedMessage {...messages.running} values={{ day: dayText(day.day) }} />
								) : (
									dayText(day.day)
								)}
							</th>
							<td data-align="end">{count(day.fiches)}</td>
							{COLUMNS.map(({ name }) => (
								<td key={name} data-align="end">
									{shown(knownFigure(day, name))}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Box>
	);
}
