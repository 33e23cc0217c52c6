import { AsTable, Section } from '@borlette/shared/cards';
import { pagesApi } from '@borlette/shared/contract/pages';
import type { ReleaseChannel } from '@borlette/shared/contract/releases';
import { useRead } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useIntl } from '@borlette/shared/i18n';
import {
	ChartIcon,
	EmptyState,
	ErrorState,
	NativeSelect,
	Skeleton,
	Stack,
} from '@borlette/shared/ui';
import { useState } from 'react';
import { Course } from './Course.tsx';
import { RunsTable } from './RunsTable.tsx';
import { runsMessages as messages } from './runs.messages.ts';
import { FIGURES, type Figure, runsOf } from './runs.ts';

const AGAIN_MS = 60_000;
/** As the API names the host among remotes. */
const HOST = 'host';

/** Which builds are open, how often they fail, and how fast they are. */
export function Runs({ channel }: { channel: ReleaseChannel }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const read = useRead(pagesApi.builds, { query: { channel } }, { refetchInterval: AGAIN_MS });
	const [isTable, setTable] = useState(false);
	const [chosen, setChosen] = useState<string>();
	const [figure, setFigure] = useState<Figure>('errorRate');
	const runs = read.data && runsOf(read.data.builds);
	const names = [...new Set(runs?.map(({ remote }) => remote ?? HOST))];
	const remote = chosen ?? names.find((name) => name !== HOST) ?? names[0];
	return (
		<Section
			title={<FormattedMessage {...messages.runs} />}
			text={<FormattedMessage {...messages.runsText} />}
			actions={remote && <AsTable checked={isTable} onChange={setTable} />}
		>
			{!runs && !read.error && <Skeleton height="280px" />}
			{!runs && read.error && (
				<ErrorState
					title={formatMessage(messages.runsFailed)}
					text={errorText(read.error)}
					onRetry={() => void read.refetch()}
				/>
			)}
			{runs && !remote && (
				<EmptyState
					icon={<ChartIcon size={26} />}
					title={<FormattedMessage {...messages.noRuns} />}
				/>
			)}
			{runs && remote && (
				<Stack gap="6">
					<RunsTable runs={runs} />
					<Stack gap="4">
						<Stack direction={{ base: 'column', sm: 'row' }} gap="3">
							<Choice
								label={formatMessage(messages.ofRemote)}
								value={remote}
								onChange={setChosen}
								choices={names.map((name) => [
									name,
									name === HOST ? formatMessage(messages.theHost) : name,
								])}
							/>
							<Choice
								label={formatMessage(messages.figure)}
								value={figure}
								onChange={(value) => setFigure(value as Figure)}
								choices={FIGURES.map((name) => [name, formatMessage(messages[name])])}
							/>
						</Stack>
						<Course channel={channel} remote={remote} figure={figure} isTable={isTable} />
					</Stack>
				</Stack>
			)}
		</Section>
	);
}

interface ChoiceProps {
	label: string;
	value: string;
	onChange: (value: string) => void;
	choices: ReadonlyArray<readonly [value: string, label: string]>;
}

function Choice({ label, value, onChange, choices }: ChoiceProps) {
	return (
		<NativeSelect.Root width={{ base: 'full', sm: '220px' }}>
			<NativeSelect.Field
				aria-label={label}
				value={value}
				onChange={(event) => onChange(event.currentTarget.value)}
			>
				{choices.map(([name, text]) => (
					<option key={name} value={name}>
						{text}
					</option>
				))}
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
}
