import { onUnheard } from '@borlette/shared/data';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { LONG_TOAST, toast } from '@borlette/shared/ui';
import { useEffect } from 'react';
import { messages } from './layout.messages.ts';

/** Says that a write failed, or that nobody knows whether it did, where the page that sent it was left before its answer came. */
export function Unheard() {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	useEffect(
		function sayWhatNobodyHeard() {
			return onUnheard((error) => {
				const reason = errorText(error);
				const said = error.isInDoubt ? messages.unheardInDoubt : messages.unheard;
				toast.error(formatMessage(said, { reason }), LONG_TOAST);
			});
		},
		[formatMessage, errorText],
	);
	return null;
}
