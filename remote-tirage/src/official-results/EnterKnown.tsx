import { type Outcome, officialResultApi } from '@borlette/shared/contract/official-results';
import { useWrite } from '@borlette/shared/data';
import { DateField, FormFrame } from '@borlette/shared/form';
import { FormattedMessage, useIntl, useToday, words } from '@borlette/shared/i18n';
import { Grid, Text } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';

type Draws = readonly { waiting: number; waiting_since: string | null }[];

/** Enters all that is known between two days. */
export function EnterKnown({
	draws,
	onDone,
}: {
	draws: Draws;
	onDone: (outcomes: Outcome[]) => void;
}) {
	const { formatMessage } = useIntl();
	const enter = useWrite(officialResultApi.enterKnown, [officialResultApi.draws]);
	const [runs, setRuns] = useState(0);
	const today = useToday();
	const [since = today] = draws.flatMap(({ waiting_since }) => waiting_since ?? []).sort();
	return (
		<FormFrame
			// After each run the form is a new one: what still waits begins elsewhere.
			key={`${runs} ${since}`}
			name="official.known"
			initialValues={{ start_date: since, end_date: today }}
			body={officialResultApi.enterKnown.input.body}
			submitLabel={formatMessage(messages.enterKnown)}
			save={(body) => enter.mutateAsync({ body })}
			onSaved={(outcomes) => {
				onDone(outcomes);
				setRuns(runs + 1);
			}}
		>
			<Text color="fg.muted">
				<FormattedMessage {...messages.enterKnownText} />
			</Text>
			<Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" maxWidth="480px">
				<DateField name="start_date" label={formatMessage(messages.from)} max={today} />
				<DateField name="end_date" label={formatMessage(words.until)} max={today} />
			</Grid>
		</FormFrame>
	);
}
