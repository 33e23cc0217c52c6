import type { Message } from '@borlette/shared/contract/messages';
import { useIntl } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

/** Whose terminals show a message. */
export function Recipients({ item: { agent_name, surcussale_name } }: { item: Message }) {
	const { formatMessage } = useIntl();
	return <>{agent_name ?? surcussale_name ?? formatMessage(messages.everybody)}</>;
}
