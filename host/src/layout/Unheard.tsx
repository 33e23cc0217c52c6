import { onUnheard } from '@borlette/shared/data';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { LONG_TOAST, toast } from '@borlette/shared/ui';
import { useEffect } from 'react';
import { messages } from './layout.messages.ts';

/** Says that a write failed where the page that sent it was left before its answer came. */
export function Unheard() {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	useEffect(
		function sayWhatNobodyHeard() {
			return onUnheard((error) => {
				const reason = errorText(error);
				toast.error(formatMessage(messages.unheard, { reason }), LONG_TOAST);
			});
		},
		[formatMessage, errorText],
	);
	return null;
}
