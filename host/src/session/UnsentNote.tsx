import { FormattedMessage } from '@borlette/shared/i18n';
import { Link, useLocation } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { unsent, useSession } from '@borlette/shared/session';
import { Box, Button, WarningIcon } from '@borlette/shared/ui';
import { messages } from './login.messages.ts';

/** On every other page: what was done on the tour goes out from the tour only. */
export function UnsentNote() {
	const user = useSession((session) => session.user);
	const tour = useScreen('tournee');
	// Looked at anew with each page.
	const { pathname } = useLocation();
	const count = user ? unsent.of(user) : 0;
	if (count === 0 || !tour || pathname === tour) return null;
	return (
		<Box
			role="note"
			display="flex"
			alignItems="center"
			flexWrap="wrap"
			gap="2"
			px={{ base: '4', sm: '6' }}
			py="2"
			bg="bg.warning"
			color="fg.warning"
			textStyle="xs"
		>
			<WarningIcon size={18} aria-hidden style={{ flexShrink: 0 }} />
			<FormattedMessage {...messages.unsentTitle} values={{ count }} />
			<Button asChild size="xs" variant="outline" colorPalette="gray">
				<Link to={tour}>
					<FormattedMessage {...messages.unsentLook} />
				</Link>
			</Button>
		</Box>
	);
}
