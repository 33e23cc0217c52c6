import { useFormats, useIntl } from '@borlette/shared/i18n';
import { useCallback } from 'react';
import { messages } from './messages.ts';

/** A ceiling in words: its amount, or that there is none. */
export function useCeilingText(): (ceiling: number | null) => string {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	return useCallback(
		(ceiling) => (ceiling === null ? formatMessage(messages.none) : amount(ceiling)),
		[formatMessage, amount],
	);
}
