import { NO_CURRENCY } from '@borlette/shared/contract';
import { FormattedMessage } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Alert } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** The companies whose figures these are have several currencies: their sum is of none of them. */
export const useIsMixed = (): boolean => useSession(({ user }) => user?.currency === NO_CURRENCY);

/** In place of sums over companies that cannot be added up. */
export function Mixed() {
	return (
		<Alert.Root status="info" role="status">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>
					<FormattedMessage {...messages.mixed} />
				</Alert.Title>
				<Alert.Description>
					<FormattedMessage {...messages.mixedText} />
				</Alert.Description>
			</Alert.Content>
		</Alert.Root>
	);
}
