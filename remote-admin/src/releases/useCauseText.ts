import type { JournalEntry } from '@borlette/shared/contract/releases';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { journalMessages } from './journal.messages.ts';

/** Why the watch did something, in words; undefined: it was somebody else, or a cause that this page does not know. */
export function useCauseText(): (cause: JournalEntry['cause']) => string | undefined {
	const { formatMessage } = useIntl();
	const { share } = useFormats();
	return (cause) => {
		if (cause?.code === 'innocent') return formatMessage(journalMessages.innocent);
		if (cause?.code === 'searched') return formatMessage(journalMessages.searched, cause.values);
		if (cause?.code !== 'worse') return undefined;
		const { failed, failed_before, ...values } = cause.values;
		return formatMessage(journalMessages.worse, {
			...values,
			failed: share(Number(failed), 1),
			failedBefore: share(Number(failed_before), 1),
		});
	};
}
