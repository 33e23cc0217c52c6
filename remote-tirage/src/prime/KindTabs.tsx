import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { NavLink } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { useSession } from '@borlette/shared/session';
import { Box, bringIntoView } from '@borlette/shared/ui';
import { useEffect, useRef } from 'react';
import { pages } from './pages.messages.ts';

/** From one kind of prime to another, the nearest to the sale first. */
export function KindTabs() {
	const { formatMessage } = useIntl();
	const isSuperuser = useSession(({ user }) => user?.role === 'superuser');
	const tabs = [
		{ to: useScreen('prime.agent.list'), label: pages.agents },
		{ to: useScreen('prime.tirage.list'), label: pages.tirages },
		{ to: useScreen('prime.surcussale.list'), label: pages.surcussales },
		{
			to: useScreen(isSuperuser ? 'prime.general.list' : 'prime.general'),
			label: isSuperuser ? pages.generals : pages.general,
		},
	].flatMap(({ to, label }) => (to ? [{ to, label }] : []));
	const nav = useRef<HTMLElement>(null);
	useEffect(function showChosen() {
		// On a phone they do not all fit, and each page begins with the first ones.
		bringIntoView(nav.current?.querySelector('[aria-current=page]') ?? null);
	}, []);
	if (tabs.length < 2) return null;
	return (
		<Box
			as="nav"
			ref={nav}
			aria-label={formatMessage(pages.tabs)}
			display="flex"
			gap="1"
			overflowX="auto"
			borderBottomWidth="1px"
			marginBlockEnd="5"
		>
			{tabs.map(({ to, label }) => (
				<Box
					asChild
					key={to}
					paddingInline="3"
					paddingBlock="2"
					whiteSpace="nowrap"
					borderTopRadius="md"
					borderBottomWidth="2px"
					borderColor="transparent"
					color="fg.muted"
					fontWeight="medium"
					css={{ '&[aria-current=page]': { color: 'brand.fg', borderColor: 'brand.solid' } }}
				>
					<NavLink to={to} end>
						<FormattedMessage {...label} />
					</NavLink>
				</Box>
			))}
		</Box>
	);
}
