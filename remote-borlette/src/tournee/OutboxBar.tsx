import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { Box, Button, CheckIcon, MessageIcon, NextIcon, WarningIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { amountOf } from './outbox/act.ts';
import { useOpenTill } from './useTill.ts';
import { searchOf, useTourUrl } from './useTourUrl.ts';

/** What is not sent yet, in sight of every step of the tour. */
export function OutboxBar() {
	const { acts, unreadable, isSending, isAway, outbox, tour } = useOpenTill();
	const { amount } = useFormats();
	const { view } = useTourUrl();
	const refused = acts.filter(({ refusal }) => refusal);
	const waiting = acts.filter(({ refusal }) => !refusal);
	const total = waiting.reduce((sum, act) => sum + amountOf(act), 0);
	const isAllSent = acts.length === 0 && unreadable === 0;
	const tone = refused.length > 0 || unreadable > 0 ? 'error' : isAllSent ? 'success' : 'warning';
	const Icon = isAllSent ? CheckIcon : refused.length > 0 ? WarningIcon : MessageIcon;
	return (
		<Box
			role="status"
			display="flex"
			alignItems="center"
			gap="3"
			minH="12"
			px="4"
			mb="4"
			borderRadius="lg"
			bg={`bg.${tone}`}
			color={`fg.${tone}`}
		>
			<Icon size={18} aria-hidden style={{ flexShrink: 0 }} />
			<Box flex="1" minW="0" fontWeight="medium">
				{isAllSent && <FormattedMessage {...messages.allSent} />}
				{waiting.length > 0 && (
					<Box>
						<FormattedMessage
							{...(isSending ? messages.sending : messages.waiting)}
							values={{ count: waiting.length, amount: amount(total, tour.currency) }}
						/>
					</Box>
				)}
				{refused.length + unreadable > 0 && (
					<Box>
						<FormattedMessage
							{...messages.conflicts}
							values={{ count: refused.length + unreadable }}
						/>
					</Box>
				)}
			</Box>
			{waiting.length > 0 && !isAway && !isSending && (
				<Button size="lg" variant="outline" minH="11" onClick={() => void outbox.send()}>
					<FormattedMessage {...messages.sendNow} />
				</Button>
			)}
			{!isAllSent && view.show !== 'outbox' && (
				<Button asChild variant="ghost" minH="11" minW="11" colorPalette="gray">
					<Link to={searchOf({ show: 'outbox' })}>
						<FormattedMessage {...messages.outbox} />
						<NextIcon size={18} aria-hidden />
					</Link>
				</Button>
			)}
		</Box>
	);
}
