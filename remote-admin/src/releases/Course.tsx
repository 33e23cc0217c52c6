import { serverNow } from '@borlette/shared/api';
import { ChartFailed } from '@borlette/shared/cards';
import { pagesApi } from '@borlette/shared/contract/pages';
import type { ReleaseChannel } from '@borlette/shared/contract/releases';
import { useRead } from '@borlette/shared/data';
import { useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { ErrorState, Skeleton, useLazyPart } from '@borlette/shared/ui';
import { FigureSheet } from '../sheets/FigureSheet.tsx';
import { runsMessages as messages } from './runs.messages.ts';
import { type Figure, type Point, pointsOf, ticksOf } from './runs.ts';
import { useFigureText } from './useFigureText.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const STRETCH = '60';
const loadChart = async () => (await import('./CourseChart.tsx')).CourseChart;

interface Props {
	channel: ReleaseChannel;
	remote: string;
	figure: Figure;
	isTable: boolean;
}

/** A figure of the builds of one remote, hour by hour, as lines or as a table. */
export function Course({ channel, remote, figure, isTable }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const textOf = useFigureText();
	// By the hour, so that the answer is kept while one looks at it.
	const from = new Date(
		(Math.floor(serverNow() / HOUR_MS) - DAY_HOURS + 1) * HOUR_MS,
	).toISOString();
	const read = useRead(
		pagesApi.course,
		{ query: { channel, remote, stretch: STRETCH, from } },
		{ keepPrevious: true },
	);
	const { Part: Chart, hasFailed, retry } = useLazyPart(loadChart, !isTable);
	if (!read.data && read.error)
		return (
			<ErrorState
				title={formatMessage(messages.runsFailed)}
				text={errorText(read.error)}
				onRetry={() => void read.refetch()}
			/>
		);
	if (!read.data) return <Skeleton height="260px" />;
	const { builds, points } = pointsOf(figure, read.data.moments);
	const text = (value: number | null) => textOf(figure, value);
	const table = <CourseTable builds={builds} points={points} text={text} />;
	if (isTable) return table;
	if (Chart) {
		const last = points.at(-1)?.figures ?? {};
		const values = builds.map((build) => `${build} ${text(last[build] ?? null)}`).join(' ; ');
		const label = formatMessage(messages.chartName, {
			figure: formatMessage(messages[figure]),
			values,
		});
		const ticks = ticksOf(figure, points);
		return <Chart builds={builds} points={points} ticks={ticks} label={label} text={text} />;
	}
	if (!hasFailed) return <Skeleton height="260px" />;
	return (
		<>
			<ChartFailed onRetry={retry} />
			{table}
		</>
	);
}

interface TableProps {
	builds: readonly string[];
	points: readonly Point[];
	text: (value: number | null) => string;
}

function CourseTable({ builds, points, text }: TableProps) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	return (
		<FigureSheet
			caption={formatMessage(messages.runs)}
			first={formatMessage(messages.when)}
			figures={builds}
			figuresDir="ltr"
		>
			{points.map(({ at, figures }) => (
				<tr key={at}>
					<th scope="row">{dateTime(at)}</th>
					{builds.map((build) => (
						<td key={build} data-label={build} data-align="end">
							{text(figures[build] ?? null)}
						</td>
					))}
				</tr>
			))}
		</FigureSheet>
	);
}
