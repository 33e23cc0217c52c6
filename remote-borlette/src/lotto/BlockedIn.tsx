import type { Lotto } from '@borlette/shared/contract/lotto';
import { useIntl } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

/** In how many surcussales an option is blocked; the form names them. */
export function BlockedIn({ item }: { item: Lotto }) {
	const { formatMessage } = useIntl();
	const { length } = item.blocked_surcussales;
	return <>{formatMessage(length ? messages.surcussales : messages.nowhere, { count: length })}</>;
}
