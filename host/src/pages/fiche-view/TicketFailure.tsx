import { type ApiError, serverNow } from '@borlette/shared/api';
import { useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { Button, EmptyState, ErrorState, SearchIcon, useSecondsUntil } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './ficheView.messages.ts';

/** Waits so long where the server does not say it, s. */
const DEFAULT_WAIT = 60;

/** No ticket has the reference. */
export function UnknownTicket() {
	const { formatMessage } = useIntl();
	return (
		<EmptyState
			icon={<SearchIcon size={26} />}
			title={formatMessage(messages.unknownTitle)}
			text={formatMessage(messages.unknownText)}
		/>
	);
}

/** Why a ticket is not shown, and what to do about it. */
export function TicketFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	if (error.code === 'not_found') return <UnknownTicket />;
	if (error.code === 'too_many_requests')
		return <Wait seconds={error.body.retryAfter ?? DEFAULT_WAIT} onRetry={onRetry} />;
	return (
		<ErrorState
			title={formatMessage(messages.failedTitle)}
			text={errorText(error)}
			onRetry={onRetry}
		/>
	);
}

function Wait({ seconds, onRetry }: { seconds: number; onRetry: () => void }) {
	const { formatMessage } = useIntl();
	const [end] = useState(() => new Date(serverNow() + seconds * 1_000).toISOString());
	const left = useSecondsUntil(end, serverNow);
	return (
		<ErrorState
			title={formatMessage(messages.waitTitle)}
			text={
				// Read out with the failure; each second after it would be, too.
				<span role="timer" aria-live="off">
					{formatMessage(messages.waitText, { seconds: left })}
				</span>
			}
			action={
				<Button disabled={left > 0} onClick={onRetry}>
					{formatMessage(words.retry)}
				</Button>
			}
		/>
	);
}
