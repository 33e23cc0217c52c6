import { type Outcome, officialResultApi } from '@borlette/shared/contract/official-results';
import { useLive, useRead } from '@borlette/shared/data';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Card, FormSkeleton, Heading, later, Stack } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { Outcomes } from './Outcomes.tsx';

const EnterKnown = later(async () => (await import('./EnterKnown.tsx')).EnterKnown, FormSkeleton);

const LIVE = [{ read: officialResultApi.draws, on: ['result'] }] as const;

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
					{waiting > 0 && <EnterKnown draws={draws.data} onDone={setOutcomes} />}
					{outcomes && <Outcomes outcomes={outcomes} none={messages.nothingKnown} />}
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}
