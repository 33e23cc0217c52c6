import type { ReactNode } from 'react';
import { FormattedMessage } from '../../i18n/index.ts';
import { messages } from './messages.ts';
import { type Clock, countdownOf } from './remaining.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

interface Props {
	/** An instant. */
	to: string;
	/** The server's, from `serverClock`; kept the same between renders. This machine's without it. */
	now?: Clock;
	/** In place of the figures once the instant has come; `0:00` without it. */
	ended?: ReactNode;
	/** The words around the figures: they go when those do. */
	within?: (time: ReactNode) => ReactNode;
	/** Called once when the instant comes. */
	onEnd?: () => void;
}

/**
 * Time left until an instant, to the second. Readers find it as a timer and are not interrupted
 * by it; the words around it say what comes.
 */
export function Countdown({ to, now = Date.now, ended, within, onEnd }: Props) {
	const seconds = useSecondsUntil(to, now, onEnd);
	if (seconds === 0 && ended !== undefined) return ended;
	const { days, clock } = countdownOf(seconds);
	const time = (
		<time role="timer" dateTime={to} style={{ fontVariantNumeric: 'tabular-nums' }}>
			{days > 0 ? <FormattedMessage {...messages.days} values={{ days, clock }} /> : clock}
		</time>
	);
	return within ? within(time) : time;
}
