import type { AgentDay } from '@borlette/shared/contract/cloture';
import { FormattedMessage, useErrorText, useFormats } from '@borlette/shared/i18n';
import { Box, ErrorIcon, Spinner } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { stateIdOf } from './desk.ts';
import { messages } from './messages.ts';
import { Residual } from './Residual.tsx';
import { useCount } from './useCounting.ts';

/** How an agent's day is: what comes of the typed amount, who closed it, or that it is open. */
export function ClosingState({ item }: { item: AgentDay }) {
	return (
		<Box
			id={stateIdOf(item)}
			whiteSpace="normal"
			minWidth={{ sm: '220px' }}
			maxWidth={{ sm: '320px' }}
			paddingBlock="1"
		>
			<State item={item} />
		</Box>
	);
}

function State({ item }: { item: AgentDay }) {
	const errorText = useErrorText();
	const { count, residual, isWrong, isTaken } = useCount(item);
	if (count?.isSending) {
		return (
			<Box display="inline-flex" alignItems="center" gap="2" color="fg.muted">
				<Spinner size="xs" />
				<FormattedMessage {...messages.sending} />
			</Box>
		);
	}
	if (isTaken) {
		return (
			<Problem>
				<Closed item={item} text={messages.taken} />
			</Problem>
		);
	}
	if (count?.error) {
		return (
			<>
				<Problem>
					{errorText(count.error)}
					{count.unanswered && <> {<FormattedMessage {...messages.unanswered} />}</>}
				</Problem>
				{!count.unanswered && residual !== undefined && (
					<Residual residual={residual} currency={item.currency} />
				)}
			</>
		);
	}
	if (isWrong) {
		return (
			<Problem>
				<FormattedMessage {...messages.notAmount} />
			</Problem>
		);
	}
	if (residual !== undefined) {
		return (
			<Box role="status">
				<Residual residual={residual} currency={item.currency} />
				{count?.seen === residual && (
					<Box>
						<FormattedMessage {...messages.again} />
					</Box>
				)}
			</Box>
		);
	}
	if (item.residual !== null) {
		return (
			<>
				<Residual residual={item.residual} currency={item.currency} />
				<Box textStyle="xs" color="fg.muted">
					<Closed item={item} text={messages.closedBy} />
				</Box>
			</>
		);
	}
	return (
		<Box as="span" color="fg.muted">
			{item.no > 0 ? (
				<Closed item={item} text={messages.reopened} />
			) : (
				<FormattedMessage {...(item.expected < 0 ? messages.toPayOut : messages.toClose)} />
			)}
		</Box>
	);
}

/** Who closed the day, when, and with how much. */
function Closed({
	item: { closed_by, closed_at, counted, currency },
	text,
}: {
	item: AgentDay;
	text: (typeof messages)['taken' | 'closedBy' | 'reopened'];
}) {
	const { amount, dateTime } = useFormats();
	return (
		<FormattedMessage
			{...text}
			values={{
				name: closed_by ?? '',
				at: closed_at ? dateTime(closed_at) : '',
				amount: amount(counted ?? 0, currency),
			}}
		/>
	);
}

/** What keeps the amount from being booked; it stays typed. */
const Problem = ({ children }: { children: ReactNode }) => (
	<Box role="alert" display="flex" gap="2" color="fg.error">
		<Box flexShrink="0" paddingBlockStart="0.5">
			<ErrorIcon size={16} aria-hidden />
		</Box>
		<Box>{children}</Box>
	</Box>
);
