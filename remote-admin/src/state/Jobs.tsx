import { Section } from '@borlette/shared/cards';
import { STATE_RULES, type State } from '@borlette/shared/contract/state';
import { FormattedMessage, useIntl, useRelative } from '@borlette/shared/i18n';
import { Text } from '@borlette/shared/ui';
import { FigureSheet } from '../sheets/FigureSheet.tsx';
import { messages } from './messages.ts';
import { useReading } from './useReading.ts';

type Job = State['process']['jobs'][number];

/** What the server does by itself, and whether it is late. */
export function Jobs({ state: { process } }: { state: State }) {
	const { formatMessage } = useIntl();
	return (
		<Section
			title={<FormattedMessage {...messages.jobs} />}
			text={<FormattedMessage {...messages.jobsText} />}
		>
			<FigureSheet
				caption={formatMessage(messages.jobs)}
				first={formatMessage(messages.job)}
				figures={[messages.lastRun, messages.took, messages.late].map((head) =>
					formatMessage(head),
				)}
			>
				{process.jobs.map((job) => (
					<JobRow key={job.name} job={job} />
				))}
			</FigureSheet>
		</Section>
	);
}

function JobRow({ job: { name, ended_at, took_ms, late_seconds, failure } }: { job: Job }) {
	const { formatMessage } = useIntl();
	const relative = useRelative();
	const { duration, milliseconds } = useReading();
	const isLate = late_seconds > STATE_RULES.lateSeconds;
	return (
		<tr>
			<th scope="row">
				<Text as="span" textStyle="reference" dir="ltr">
					{name}
				</Text>
				{failure && (
					<Text as="span" display="block" color="fg.error">
						<FormattedMessage {...messages.jobFailed} values={{ reason: failure }} />
					</Text>
				)}
			</th>
			<td data-label={formatMessage(messages.lastRun)} data-align="end">
				{ended_at ? relative(ended_at) : formatMessage(messages.never)}
			</td>
			<td data-label={formatMessage(messages.took)} data-align="end">
				{milliseconds(took_ms)}
			</td>
			<td data-label={formatMessage(messages.late)} data-align="end">
				{isLate ? (
					<Text as="span" color="fg.error" fontWeight="semibold">
						{duration(late_seconds)}
					</Text>
				) : (
					formatMessage(messages.onTime)
				)}
			</td>
		</tr>
	);
}
