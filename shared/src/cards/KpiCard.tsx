import {
	FormattedMessage,
	type MessageDescriptor,
	useFormats,
	useIntl,
} from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { Box, NextIcon } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { KpiChange } from './KpiChange.tsx';
import { messages } from './messages.ts';

export const KPI_CARD = {
	position: 'relative',
	containerType: 'inline-size',
	bg: 'bg.panel',
	borderWidth: '1px',
	borderColor: 'border',
	borderRadius: 'lg',
	boxShadow: 'xs',
	px: { base: '3', sm: '5' },
	py: '4',
	minH: '136px',
} as const;

/** Shrinks with its card, so that a sum of millions stays on one line. */
const FIGURE_SIZE = 'clamp(0.9375rem, 11.5cqi, 1.75rem)';

interface Props {
	label: MessageDescriptor;
	today: number;
	yesterday: number;
	isGood: boolean;
	/** Draws of today are still to be settled. */
	isProvisional: boolean;
	/** What is sold and not in the figure, because nobody knows yet what it will cost. */
	pending?: number;
	/** What the figure is made of. */
	parts?: ReactNode;
	/** Where the figure leads, and what is there. */
	to?: string | null;
	toLabel?: MessageDescriptor;
}

export function KpiCard(props: Props) {
	const { label, today, yesterday, isGood, isProvisional, pending = 0, parts, to, toLabel } = props;
	const { amount } = useFormats();
	return (
		<Box
			as="li"
			{...KPI_CARD}
			{...(to && { _hover: { borderColor: 'border.control' }, transition: 'border-color 120ms' })}
		>
			<Box display="flex" alignItems="center" justifyContent="space-between" color="fg.muted" h="6">
				<CardLink to={to} toLabel={toLabel}>
					<FormattedMessage {...label} />
				</CardLink>
			</Box>
			<Box as="p" textStyle="kpi" fontSize={FIGURE_SIZE} whiteSpace="nowrap" mt="1" mb="1.5">
				{amount(today)}
			</Box>
			{parts}
			{isProvisional && (
				<Box textStyle="xs" color="fg.muted" mb="1">
					<FormattedMessage
						{...(pending > 0 ? messages.withoutPending : messages.provisional)}
						values={{ amount: amount(pending) }}
					/>
				</Box>
			)}
			<KpiChange today={today} yesterday={yesterday} isGood={isGood} />
		</Box>
	);
}

/** The whole card leads there, by one link that its label names. */
function CardLink({
	to,
	toLabel,
	children,
}: Pick<Props, 'to' | 'toLabel'> & { children: ReactNode }) {
	const intl = useIntl();
	if (!to || !toLabel) return <Box fontWeight="medium">{children}</Box>;
	return (
		<>
			<Box asChild fontWeight="medium" _after={{ content: '""', position: 'absolute', inset: 0 }}>
				<Link to={to} title={intl.formatMessage(toLabel)}>
					{children}
				</Link>
			</Box>
			<Box as="span" display="inline-flex" _rtl={{ transform: 'scaleX(-1)' }} aria-hidden>
				<NextIcon size={16} />
			</Box>
		</>
	);
}
