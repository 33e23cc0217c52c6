import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { NavLink } from '@borlette/shared/router';
import { useCan, useSession } from '@borlette/shared/session';
import { Box } from '@borlette/shared/ui';
import { pages } from './pages.messages.ts';
import { GENERAL_PATH, LIST_PATHS } from './paths.ts';

/** From one kind of prime to another, the nearest to the sale first. */
export function KindTabs() {
	const { formatMessage } = useIntl();
	const seesGeneral = useCan('view_tauxtirage');
	const isSuperuser = useSession(({ user }) => user?.role === 'superuser');
	const seesOthers = useCan('view_agenttauxtirage');
	const tabs = [
		...(seesOthers
			? [
					{ to: LIST_PATHS.agent, label: pages.agents },
					{ to: LIST_PATHS.tirage, label: pages.tirages },
					{ to: LIST_PATHS.surcussale, label: pages.surcussales },
				]
			: []),
		...(seesGeneral
			? [
					isSuperuser
						? { to: LIST_PATHS.general, label: pages.generals }
						: { to: GENERAL_PATH, label: pages.general },
				]
			: []),
	];
	if (tabs.length < 2) return null;
	return (
		<Box
			as="nav"
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
