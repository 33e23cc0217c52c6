import type { TraceEntry } from '@borlette/shared/contract/tracabilite';
import { useIntl } from '@borlette/shared/i18n';
import { useObjectText } from './everybody.ts';
import { actionMessages, objectMessages } from './words.messages.ts';

/** `update` and `agent` as people say them; a code without a word is shown as it is. */
export function useTraceWords() {
	const { formatMessage } = useIntl();
	return {
		actionOf(action: string) {
			const word = actionMessages[action as keyof typeof actionMessages];
			return word ? formatMessage(word) : action;
		},
		objectOf(type: string) {
			const word = objectMessages[type as keyof typeof objectMessages];
			return word ? formatMessage(word) : type;
		},
	};
}

/** « Modification · Agent Jean Baptiste » */
export function useEntryTitle() {
	const { actionOf, objectOf } = useTraceWords();
	const textOf = useObjectText();
	return (entry: TraceEntry) =>
		`${actionOf(entry.action)} · ${objectOf(entry.object_type)} ${textOf(entry)}`;
}
