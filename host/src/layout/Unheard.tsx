import { onUnheard } from '@borlette/shared/data';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { toast } from '@borlette/shared/ui';
import { useEffect } from 'react';
import { messages } from './layout.messages.ts';

const READ_MS = 10_000;

/** Says that a write failed where the page that sent it was left before its answer came. */
export function Unheard() {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	useEffect(
		function sayWhatNobodyHeard() {
			return onUnheard((error) => {
				const reason = errorText(error);
				toast.error(formatMessage(messages.unheard, { reason }), { duration: READ_MS });
			});
		},
		[formatMessage, errorText],
	);
	return null;
}
