import type { Overview } from '@borlette/shared/contract/overview';
import { FormattedMessage, type MessageDescriptor, useFormats, words } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';

/** Where they belong and how they are reached, below their name. */
export function Facts({ overview }: { overview: Overview }) {
	const { phone, percent } = useFormats();
	const { surcussale_id, surcussale_name, supervisor_id, supervisor_name } = overview;
	return (
		<Box as="dl" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" css={LINKS}>
			{surcussale_id && (
				<Fact label={words.surcussale}>
					<ScreenLink screen="surcussale.page" params={{ surcussaleId: surcussale_id }}>
						{surcussale_name}
					</ScreenLink>
				</Fact>
			)}
			{supervisor_id && (
				<Fact label={words.supervisor}>
					<ScreenLink screen="supervisor.page" params={{ supervisorId: supervisor_id }}>
						{supervisor_name}
					</ScreenLink>
				</Fact>
			)}
			{overview.phone && (
				<Fact label={words.phone}>
					<span dir="ltr">{phone(overview.phone)}</span>
				</Fact>
			)}
			{overview.username && <Fact label={words.username}>{overview.username}</Fact>}
			<Fact label={words.commission}>{percent(overview.commission)}</Fact>
		</Box>
	);
}

const LINKS = { '& a': { color: 'brand.fg', textDecoration: 'underline' } } as const;

function Fact({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
	return (
		<Box display="inline-flex" gap="1.5">
			<dt>
				<FormattedMessage {...label} />
			</dt>
			<Box as="dd" color="fg" fontWeight="medium">
				{children}
			</Box>
		</Box>
	);
}
