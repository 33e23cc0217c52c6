import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { Box, EmptyState, Heading, Stack, Text } from '@borlette/shared/ui';
import { BackToTour } from './BackToTour.tsx';
import { messages } from './messages.ts';
import { TakeForm } from './TakeForm.tsx';
import { leftOf } from './tourFigures.ts';
import { useOpenTill } from './useTill.ts';

/** Cash of one agent, against both signatures. */
export function TakeCash({ agentId }: { agentId: string }) {
	const { tour, acts } = useOpenTill();
	const { amount } = useFormats();
	const mayTake = useCan('add_wallettransaction');
	const stop = tour.stops.find(({ agents }) => agents.some(({ id }) => id === agentId));
	const agent = stop?.agents.find(({ id }) => id === agentId);
	if (!stop || !agent || !mayTake) {
		return (
			<Stack gap="4">
				<BackToTour />
				<EmptyState
					title={<FormattedMessage {...(mayTake ? messages.unknownAgent : messages.mayNotTake)} />}
				/>
			</Stack>
		);
	}
	const left = leftOf(agent, acts);
	return (
		<Stack gap="4" maxW="4xl">
			<BackToTour to={{ show: 'stop', stopId: stop.id }}>{stop.name}</BackToTour>
			<Box>
				<Heading as="h2" size="lg">
					<FormattedMessage {...messages.takeTitle} values={{ agent: agent.agent_name }} />
				</Heading>
				<Text color="fg.muted">
					<FormattedMessage
						{...messages.owedNow}
						values={{ amount: amount(left, tour.currency) }}
					/>
				</Text>
			</Box>
			<TakeForm agent={agent} stop={stop} left={left} />
		</Stack>
	);
}
