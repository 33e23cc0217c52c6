import { countryName, FormattedMessage, useIntl, words, zoneName } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import {
	Box,
	Button,
	ClockIcon,
	CompanyIcon,
	CountryIcon,
	LiveBadge,
	RetryIcon,
	VisuallyHidden,
	WarningIcon,
} from '@borlette/shared/ui';
import { type ReactNode, useState } from 'react';
import { LastUpdate } from './LastUpdate.tsx';
import { messages } from './messages.ts';
import { useServerClock } from './reads.ts';
import { useDashboard } from './useDashboard.ts';

/** Whose figures these are, in which zone, and of when. */
export function ContextStrip() {
	const intl = useIntl();
	const user = useSession((state) => state.user);
	if (!user) return null;
	const code = user.company_country_code ?? user.select_country_code;
	// An earlier API does not say the name.
	const country = user.country_name ?? (code && countryName(code, intl.locale));
	return (
		<Box
			as="section"
			aria-label={intl.formatMessage(messages.context)}
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			columnGap="5"
			rowGap="2"
			color="fg.muted"
			textStyle="xs"
		>
			<Fact icon={<CompanyIcon size={16} />} label={<FormattedMessage {...words.company} />}>
				<Box as="span" color="fg" fontWeight="medium">
					{user.companyname ?? intl.formatMessage(messages.everyCompany)}
				</Box>
			</Fact>
			<Fact icon={<CountryIcon size={16} />} label={<FormattedMessage {...words.country} />}>
				{country ?? intl.formatMessage(words.everyCountry)}
			</Fact>
			<Fact icon={<ClockIcon size={16} />} label={<FormattedMessage {...words.zone} />}>
				<span title={user.timezone}>{zoneName(user.timezone, intl.locale)}</span>
			</Fact>
			<Age />
		</Box>
	);
}

/** How old the figures are; keeps them from getting old. */
function Age() {
	const { live, updatedAt, isStale, refresh } = useDashboard();
	const clock = useServerClock();
	const [isRefreshing, setRefreshing] = useState(false);

	async function refreshNow() {
		setRefreshing(true);
		await refresh();
		setRefreshing(false);
	}
	return (
		<Box
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			columnGap="4"
			rowGap="2"
			ms={{ md: 'auto' }}
		>
			{isStale && (
				<Box role="status" display="flex" gap="1.5" alignItems="center" color="fg.warning">
					<WarningIcon size={16} aria-hidden />
					<FormattedMessage {...messages.stale} />
				</Box>
			)}
			<LiveBadge state={live} />
			<LastUpdate at={updatedAt} clock={clock} />
			<Button
				variant="outline"
				colorPalette="gray"
				size="sm"
				loading={isRefreshing}
				loadingText={<FormattedMessage {...messages.refresh} />}
				onClick={() => void refreshNow()}
			>
				<RetryIcon aria-hidden />
				<FormattedMessage {...messages.refresh} />
			</Button>
		</Box>
	);
}

function Fact({
	icon,
	label,
	children,
}: {
	icon: ReactNode;
	label: ReactNode;
	children: ReactNode;
}) {
	return (
		<Box display="flex" alignItems="center" gap="1.5" minW="0">
			<Box as="span" display="inline-flex" aria-hidden>
				{icon}
			</Box>
			<VisuallyHidden>{label}</VisuallyHidden>
			{children}
		</Box>
	);
}
