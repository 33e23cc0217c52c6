import type { TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Card, Heading, Stack, Text } from '@borlette/shared/ui';
import { LotsRow } from '../picks/LotsRow.tsx';
import { date } from './date.messages.ts';
import type { Step } from './instance.ts';
import { messages } from './messages.ts';
import { WhoConfirms } from './WhoConfirms.tsx';

interface Props {
	instance: TirageInstance;
	step: Step;
}

/** The result that stands or waits, and in words where it is on its way to payment. */
export function Outcome({ instance, step }: Props) {
	return (
		<Card.Root as="section" aria-labelledby="outcome">
			<Card.Body>
				<Stack gap="4">
					<Heading as="h2" size="md" id="outcome">
						<FormattedMessage {...messages.result} />
					</Heading>
					{instance.lotto3 && <LotsRow lots={instance} />}
					<Text role="status">
						<Words instance={instance} step={step} />
					</Text>
					{instance.reason && (
						<Text color="fg.muted">
							<FormattedMessage {...date.because} values={{ reason: instance.reason }} />
						</Text>
					)}
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}

function Words({ instance, step }: Props) {
	const { entered_by, confirmed_by, state } = instance;
	const names = { name: entered_by, other: confirmed_by };
	switch (step) {
		case 'not_held':
			return <FormattedMessage {...(state === 'open' ? date.stillSells : date.notHeld)} />;
		case 'enter':
			return <FormattedMessage {...date.waitsForResult} />;
		case 'confirm':
			return <WhoConfirms instance={instance} />;
		case 'counting':
			return <FormattedMessage {...date.counting} values={names} />;
		case 'done':
			return <FormattedMessage {...(entered_by ? date.done : date.doneUnnamed)} values={names} />;
		case 'cancelled':
			return <FormattedMessage {...date.cancelled} />;
	}
}
