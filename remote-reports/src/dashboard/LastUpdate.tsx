import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import type { Clock } from '@borlette/shared/ui';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';

/** How often "2 minutes ago" is looked at again, ms. */
const STEP = 10_000;

interface Props {
	/** By this machine's clock, ms; 0 while nothing came. */
	at: number;
	clock: Clock | undefined;
}

/** When the figures came; the exact moment, by the server's clock, on hover. */
export function LastUpdate({ at, clock }: Props) {
	const formats = useFormats();
	const [now, setNow] = useState(Date.now);
	useEffect(function grow() {
		const timer = setInterval(() => setNow(Date.now()), STEP);
		return () => clearInterval(timer);
	}, []);
	if (at === 0) return <FormattedMessage {...messages.updating} />;
	const moment = Math.max(at, now);
	const exact = new Date(clock ? at + clock() - Date.now() : at);
	const when = (
		<time
			key="when"
			dateTime={exact.toISOString()}
			title={[formats.date(exact), formats.time(exact)].join(' ')}
		>
			{formats.relative(new Date(at), new Date(moment))}
		</time>
	);
	return (
		<span>
			<FormattedMessage {...messages.updated} values={{ when }} />
		</span>
	);
}
