import { channelsApi } from '@borlette/shared/contract/channels';
import { useRead } from '@borlette/shared/data';
import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Link, useLocation } from '@borlette/shared/router';
import { ScreenLink, useScreen } from '@borlette/shared/screens';
import { useSession } from '@borlette/shared/session';
import { Alert, Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';

const TAB = {
	px: '3',
	py: '2',
	borderRadius: 'md',
	fontWeight: 'medium',
	whiteSpace: 'nowrap',
	_hover: { bg: 'bg.muted' },
	'&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg' },
} as const;

/** Leads from rules to scheduled reports to what was sent, and says what keeps it from being sent. */
export function AlertsAbove() {
	const { formatMessage } = useIntl();
	const { pathname } = useLocation();
	const pages = [
		{ to: useScreen('alert.list'), name: messages.list },
		{ to: useScreen('alert.schedules'), name: messages.schedules },
		{ to: useScreen('alert.sendings'), name: messages.sendings },
	];
	return (
		<>
			<Box
				as="nav"
				aria-label={formatMessage(messages.parts)}
				display="flex"
				flexWrap="wrap"
				gap="1"
				mb="4"
			>
				{pages.map(
					({ to, name }) =>
						to && (
							<Box key={to} asChild {...TAB}>
								<Link to={to} {...(to === pathname && { 'aria-current': 'page' as const })}>
									<FormattedMessage {...name} />
								</Link>
							</Box>
						),
				)}
			</Box>
			<Lacking />
		</>
	);
}

function Lacking() {
	const { data } = useRead(channelsApi.read, {});
	const isProvider = useSession(({ user }) => user?.role === 'superuser');
	if (!data) return null;
	const { sender, is_confirmed, browsers } = data;
	if (sender === null) {
		const [title, text] = isProvider
			? [messages.noSender, messages.noSenderText]
			: [messages.notSetUp, messages.notSetUpText];
		return (
			<Alert.Root status="warning" mb="4">
				<Alert.Indicator />
				<Alert.Content>
					<Alert.Title>
						<FormattedMessage {...title} />
					</Alert.Title>
					<Alert.Description>
						<FormattedMessage {...text} />
					</Alert.Description>
				</Alert.Content>
			</Alert.Root>
		);
	}
	if (is_confirmed || browsers.length > 0) return null;
	return (
		<Alert.Root status="info" mb="4">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>
					<FormattedMessage {...messages.notReachable} />
				</Alert.Title>
				<Alert.Description>
					<ScreenLink screen="account" query={{ section: 'channels' }}>
						<FormattedMessage {...messages.reachMe} />
					</ScreenLink>
				</Alert.Description>
			</Alert.Content>
		</Alert.Root>
	);
}
