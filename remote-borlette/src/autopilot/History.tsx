import type { Autopilot } from '@borlette/shared/contract/autopilot';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box, Card, Heading } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { useCeilingText } from './useCeilingText.ts';

/** Who set what before. */
export function History({ pilot }: { pilot: Autopilot }) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const ceiling = useCeilingText();
	return (
		<Card.Root as="section" aria-labelledby="pilot-history">
			<Card.Body gap="2">
				<Heading as="h2" size="md" id="pilot-history">
					<FormattedMessage {...messages.history} />
				</Heading>
				<Box as="ul" listStyleType="none" textStyle="secondary">
					{pilot.history.slice(1).map((version) => (
						<li key={version.version}>
							<FormattedMessage
								{...messages.version}
								values={{
									moment: dateTime(version.since),
									name: version.actor_name,
									state: formatMessage(version.is_on ? messages.on : messages.off),
									draw: ceiling(version.draw_ceiling),
									ball: ceiling(version.ball_ceiling),
								}}
							/>
						</li>
					))}
				</Box>
			</Card.Body>
		</Card.Root>
	);
}
