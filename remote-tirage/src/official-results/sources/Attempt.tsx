import type { FeedAttempt } from '@borlette/shared/contract/result-sources';
import { FormattedMessage, useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import {
	Alert,
	Box,
	Button,
	Card,
	Flex,
	Heading,
	Notice,
	Stack,
	TestIcon,
	Text,
} from '@borlette/shared/ui';
import { slots } from '../../schedule/slots.ts';
import { texts } from './messages.ts';
import { useProblemText } from './problem.ts';
import { useAttempt, useAttempted } from './useAttempt.ts';

/** Below the form: asks the address as it is typed, and shows what would be read. */
export function Attempt() {
	const errorText = useErrorText();
	const { attempt, isPending, error } = useAttempt();
	const attempted = useAttempted();
	return (
		<Card.Root as="section" aria-labelledby="attempt">
			<Card.Body>
				<Stack gap="4">
					<Flex justify="space-between" align="center" wrap="wrap" gap="3">
						<div>
							<Heading as="h2" size="md" id="attempt">
								<FormattedMessage {...texts.attemptTitle} />
							</Heading>
							<Text color="fg.muted">
								<FormattedMessage {...texts.attemptText} />
							</Text>
						</div>
						<Button variant="outline" loading={isPending} onClick={attempt}>
							<TestIcon size={16} aria-hidden />
							<FormattedMessage {...texts.attempt} />
						</Button>
					</Flex>
					<Box role="status">
						{error && (
							<Alert.Root status="error">
								<Alert.Indicator />
								<Alert.Content>{errorText(error)}</Alert.Content>
							</Alert.Root>
						)}
						{attempted && <Read attempted={attempted} />}
					</Box>
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}

function Read({ attempted }: { attempted: FeedAttempt }) {
	const { formatMessage } = useIntl();
	const { day } = useFormats();
	const problemText = useProblemText();
	const { ms, count, doubtful, problem, draws } = attempted;
	return (
		<Stack gap="4">
			<Notice
				status={problem ? 'warning' : 'success'}
				title={<FormattedMessage {...texts.attempted} values={{ count, doubtful, ms }} />}
			>
				{problem ? problemText(problem) : formatMessage(texts.wouldTake)}
			</Notice>
			{draws.length > 0 && (
				<Box as="ul" aria-label={formatMessage(texts.newest)} listStyleType="none" maxWidth="480px">
					{draws.map(({ slot, draw_date, numbers }) => (
						<Flex
							as="li"
							key={`${draw_date} ${slot}`}
							justify="space-between"
							gap="4"
							borderTopWidth="1px"
							paddingBlock="2"
							fontVariantNumeric="tabular-nums"
						>
							<span>{[day(draw_date), formatMessage(slots[slot])].join(', ')}</span>
							<b dir="ltr">{numbers}</b>
						</Flex>
					))}
				</Box>
			)}
		</Stack>
	);
}
