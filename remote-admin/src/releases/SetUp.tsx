import { FormattedMessage } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { Button, EmptyState, ShieldIcon } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** For somebody without an authenticator: nothing is done without one. */
export function SetUp({ onLeave }: { onLeave: () => void }) {
	const account = useScreen('account', {}, { section: 'two-factor' });
	return (
		<EmptyState
			icon={<ShieldIcon size={26} />}
			title={<FormattedMessage {...messages.setUpTitle} />}
			text={<FormattedMessage {...messages.setUpText} />}
			action={
				account && (
					<Button asChild>
						<Link to={account} onClick={onLeave}>
							<FormattedMessage {...messages.setUp} />
						</Link>
					</Button>
				)
			}
		/>
	);
}
