import { NO_CURRENCY } from '@borlette/shared/contract';
import { FormattedMessage } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Notice } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** The companies whose figures these are have several currencies: their sum is of none of them. */
export const useIsMixed = (): boolean => useSession(({ user }) => user?.currency === NO_CURRENCY);

/** In place of sums over companies that cannot be added up. */
export function Mixed() {
	return (
		<Notice status="info" role="status" title={<FormattedMessage {...messages.mixed} />}>
			<FormattedMessage {...messages.mixedText} />
		</Notice>
	);
}
