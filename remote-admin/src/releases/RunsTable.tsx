import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { Text } from '@borlette/shared/ui';
import { FigureSheet } from '../sheets/FigureSheet.tsx';
import { runsMessages as messages } from './runs.messages.ts';
import { type BuildRun, FIGURES, figureOf } from './runs.ts';
import { useFigureText } from './useFigureText.ts';

/** So many visits fail that somebody should look. */
const BAD_RATE = 0.05;

/** One line a build: where it is open, how often it fails, how fast it is. */
export function RunsTable({ runs }: { runs: readonly BuildRun[] }) {
	const { formatMessage } = useIntl();
	const { count } = useFormats();
	const textOf = useFigureText();
	const heads = [messages.open, messages.visits, ...FIGURES.map((figure) => messages[figure])];
	return (
		<FigureSheet
			caption={formatMessage(messages.runs)}
			first={formatMessage(messages.build)}
			figures={heads.map((head) => formatMessage(head))}
		>
			{runs.map(({ remote, build, open, visits, sums }) => (
				<tr key={`${remote} ${build}`}>
					<th scope="row">
						<Text as="span" fontWeight="medium">
							{remote ?? <FormattedMessage {...messages.theHost} />}
						</Text>
						<Text as="span" display="block" textStyle="reference" color="fg.muted" dir="ltr">
							{build}
						</Text>
					</th>
					<td data-label={formatMessage(messages.open)} data-align="end">
						{count(open)}
					</td>
					<td data-label={formatMessage(messages.visits)} data-align="end">
						{count(visits)}
					</td>
					{FIGURES.map((figure) => {
						const value = figureOf(figure, sums);
						const isBad = figure === 'errorRate' && (value ?? 0) >= BAD_RATE;
						return (
							<td key={figure} data-label={formatMessage(messages[figure])} data-align="end">
								<Text as="span" {...(isBad && { color: 'fg.error', fontWeight: 'semibold' })}>
									{textOf(figure, value)}
								</Text>
							</td>
						);
					})}
				</tr>
			))}
		</FigureSheet>
	);
}
