import { FormattedMessage, words } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useScreen, useStart } from '@borlette/shared/screens';
import { AccountIcon, Box, Button, HomeIcon, LogoutIcon } from '@borlette/shared/ui';
import { useLogout } from '../session/useLogout.ts';
import { messages } from './layout.messages.ts';

const ROW = {
	variant: 'ghost',
	colorPalette: 'gray',
	justifyContent: 'flex-start',
	w: 'full',
	fontWeight: 'medium',
} as const;

/** Home, profile, sign out. */
export function UserLinks({ onDone }: { onDone: () => void }) {
	const logout = useLogout();
	const home = useStart();
	const account = useScreen('account');
	return (
		<Box as="nav" p="2" borderTopWidth="1px" borderColor="border">
			{home && (
				<Button asChild {...ROW}>
					<Link to={home} onClick={onDone}>
						<HomeIcon aria-hidden />
						<FormattedMessage {...messages.home} />
					</Link>
				</Button>
			)}
			{account && (
				<Button asChild {...ROW}>
					<Link to={account} onClick={onDone}>
						<AccountIcon aria-hidden />
						<FormattedMessage {...words.profile} />
					</Link>
				</Button>
			)}
			<Button
				{...ROW}
				color="fg.error"
				onClick={() => {
					onDone();
					void logout();
				}}
			>
				<LogoutIcon aria-hidden />
				<FormattedMessage {...words.signOut} />
			</Button>
		</Box>
	);
}
