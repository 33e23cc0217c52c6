import type { ReactNode } from 'react';
import {
	FormattedMessage,
	type MessageDescriptor,
	useFormats,
	useIntl,
	words,
} from '../i18n/index.ts';
import { Link } from '../router/index.ts';
import { Box, NextIcon, Unknown } from '../ui/index.ts';
import { KpiChange } from './KpiChange.tsx';
import { cardMessages } from './messages.ts';

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

/** A character is about half as wide as it is high, the blanks of a sum counted. */
const SIGN_WIDTH = 0.57;

/**
 * As large as the container that it stands in lets a figure be on one line, whatever it comes to: a sum of billions has
 * three times the characters of one of thousands.
 */
export const figureSize = (figure: string, most = '1.75rem'): string =>
	`clamp(0.6875rem, min(11.5cqi, ${(100 / SIGN_WIDTH / Math.max(figure.length, 1)).toFixed(2)}cqi), ${most})`;

interface Leading {
	/** Where the figure leads, and what is there. */
	to?: string | null;
	toLabel?: MessageDescriptor;
}

interface FigureProps extends Leading {
	label: MessageDescriptor;
	/** As it reads. */
	figure: ReactNode;
	/** What there is to say of it. */
	children?: ReactNode;
}

/** A figure in a card of its own, as an item of a list. */
export function FigureCard({ label, figure, to, toLabel, children }: FigureProps) {
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
			<Box
				as="p"
				textStyle="kpi"
				// Not in a class: each sum would leave one behind.
				style={{ fontSize: figureSize(typeof figure === 'string' ? figure : '') }}
				whiteSpace="nowrap"
				mt="1"
				mb="1.5"
			>
				{figure}
			</Box>
			{children}
		</Box>
	);
}

interface KpiProps extends Leading {
	label: MessageDescriptor;
	/** undefined: nobody knows it until a draw that was sold for is settled. */
	today: number | undefined;
	/** undefined: at that hour nobody knew it. */
	yesterday: number | undefined;
	isGood: boolean;
	/** Draws of today are still to be settled. */
	isProvisional: boolean;
	/** What is sold and not in the figure, because nobody knows yet what it will cost. */
	pending?: number;
	/** What the figure is made of. */
	parts?: ReactNode;
	/** The company's, unless the amounts are of another one. */
	currency?: string;
}

/** A sum of today beside the one of yesterday at this hour. */
export function KpiCard(props: KpiProps) {
	const { label, today, yesterday, isGood, isProvisional, pending = 0, parts, currency } = props;
	const { amount } = useFormats();
	return (
		<FigureCard
			label={label}
			figure={today === undefined ? <Unknown why={words.bySettled} /> : amount(today, currency)}
			{...(props.to !== undefined && { to: props.to })}
			{...(props.toLabel && { toLabel: props.toLabel })}
		>
			{parts}
			{isProvisional && (
				<Box textStyle="xs" color="fg.muted" mb="1">
					{/* Why there is a dash stands here: on a telephone nothing is pointed at. */}
					{today === undefined ? (
						<FormattedMessage {...words.bySettled} />
					) : (
						<FormattedMessage
							{...(pending > 0 ? cardMessages.withoutPending : cardMessages.provisional)}
							values={{ amount: amount(pending, currency) }}
						/>
					)}
				</Box>
			)}
			<KpiChange today={today} yesterday={yesterday} isGood={isGood} currency={currency} />
		</FigureCard>
	);
}

/** The whole card leads there, by one link that its label names. */
function CardLink({ to, toLabel, children }: Leading & { children: ReactNode }) {
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
