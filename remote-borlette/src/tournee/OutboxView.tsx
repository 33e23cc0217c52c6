import { FormattedMessage, useFormats, words } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import {
	Alert,
	Box,
	Button,
	Card,
	EmptyState,
	Notice,
	Stack,
	SuccessIcon,
	Text,
} from '@borlette/shared/ui';
import { BackToTour } from './BackToTour.tsx';
import { DropQuestion } from './DropQuestion.tsx';
import { messages } from './messages.ts';
import { type Act, amountOf } from './outbox/act.ts';
import { isHindrance } from './outbox/outbox.ts';
import { useRefusalText } from './useRefusalText.ts';
import { useOpenTill } from './useTill.ts';
import { searchOf } from './useTourUrl.ts';

const PAUSES = {
	away: messages.pauseAway,
	signed_out: messages.pauseSignedOut,
	failed: messages.pauseFailed,
};

/** Each act that the server does not know yet; one that it refused waits here for a decision. */
export function OutboxView() {
	const { acts, unreadable, pause, isAway } = useOpenTill();
	const told = isAway ? 'away' : pause;
	return (
		<Stack gap="4" maxW="3xl">
			<BackToTour />
			{told && acts.length > 0 && (
				<Notice status="info" title={<FormattedMessage {...PAUSES[told]} />} />
			)}
			{unreadable > 0 && (
				<Notice
					status="error"
					title={<FormattedMessage {...messages.unreadable} values={{ count: unreadable }} />}
				/>
			)}
			{acts.length === 0 && (
				<EmptyState
					icon={<SuccessIcon size={26} />}
					title={<FormattedMessage {...messages.allSent} />}
				/>
			)}
			<Stack as="ul" listStyleType="none" gap="3">
				{acts.map((act) => (
					<li key={act.key}>
						<ActCard act={act} />
					</li>
				))}
			</Stack>
		</Stack>
	);
}

function ActCard({ act }: { act: Act }) {
	const { amount, dateTime } = useFormats();
	const title = act.kind === 'taking' ? messages.actTaking : messages.actVisit;
	return (
		<Card.Root>
			<Card.Body gap="3">
				<Box display="flex" gap="3" justifyContent="space-between" alignItems="baseline">
					<Text fontWeight="semibold" minW="0" overflowWrap="anywhere">
						<FormattedMessage {...title} values={{ label: act.label }} />
					</Text>
					{act.kind === 'taking' && (
						<Text textStyle="lg" fontWeight="semibold" whiteSpace="nowrap">
							{amount(amountOf(act), act.currency)}
						</Text>
					)}
				</Box>
				<Text color="fg.muted">{[act.place, dateTime(act.done_at)].join(' · ')}</Text>
				{act.refusal && <Decision act={act} refusal={act.refusal} />}
				{act.kind === 'taking' && (
					<Button asChild variant="outline" colorPalette="gray" minH="11">
						<Link to={searchOf({ show: 'receipt', key: act.key })}>
							<FormattedMessage {...messages.receipt} />
						</Link>
					</Button>
				)}
			</Card.Body>
		</Card.Root>
	);
}

/** What the server said against it, and the ways out; each leaves a trace. */
function Decision({ act, refusal }: { act: Act; refusal: NonNullable<Act['refusal']> }) {
	const { outbox, isAway, isSending } = useOpenTill();
	const refusalText = useRefusalText();
	const again = isHindrance(refusal.code) ? messages.sendAnyway : words.retry;
	return (
		<>
			<Alert.Root status="error">
				<Alert.Indicator />
				<Alert.Title fontWeight="normal">{refusalText(refusal)}</Alert.Title>
			</Alert.Root>
			<Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
				<Button
					minH="11"
					disabled={isAway}
					loading={isSending}
					onClick={() => void outbox.sendAnyway(act)}
				>
					<FormattedMessage {...again} />
				</Button>
				<DropQuestion act={act} />
			</Box>
		</>
	);
}
