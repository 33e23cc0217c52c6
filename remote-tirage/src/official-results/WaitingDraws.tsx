import { type Outcome, officialResultApi } from '@borlette/shared/contract/official-results';
import { useLive, useRead, useWrite } from '@borlette/shared/data';
import { DateField, FormFrame } from '@borlette/shared/form';
import { FormattedMessage, useIntl, useToday, words } from '@borlette/shared/i18n';
import { Card, Grid, Heading, Stack, Text } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { Outcomes } from './Outcomes.tsx';

const LIVE = [{ read: officialResultApi.draws, on: ['result'] }] as const;

type Draws = readonly { waiting: number; waiting_since: string | null }[];

/** Dates that wait for a result in any company, and the way to enter all that is known for them. */
export function WaitingDraws() {
	const draws = useRead(officialResultApi.draws, {});
	useLive(LIVE);
	const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
	if (!draws.data) return null;
	const waiting = draws.data.reduce((sum, draw) => sum + draw.waiting, 0);
	return (
		<Card.Root as="section" aria-labelledby="known" mb="6">
			<Card.Body>
				<Stack gap="4">
					<Heading as="h2" size="md" id="known">
						<FormattedMessage {...messages.waiting} values={{ count: waiting }} />
					</Heading>
					{waiting > 0 && <Known draws={draws.data} onDone={setOutcomes} />}
					{outcomes && <Outcomes outcomes={outcomes} none={messages.nothingKnown} />}
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}

function Known({ draws, onDone }: { draws: Draws; onDone: (outcomes: Outcome[]) => void }) {
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
