import { ChangeWords, figureSize } from '@borlette/shared/cards';
import { type ReportPage, unknownFigures } from '@borlette/shared/contract/rapport';
import { FormattedMessage, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { Unknown } from '@borlette/shared/resource';
import { Box, Skeleton } from '@borlette/shared/ui';
import { memo } from 'react';
import { figureNames } from './figures.messages.ts';
import { messages } from './messages.ts';
import { usePeriodText } from './usePeriodText.ts';
import { useProvisionalText } from './useProvisionalText.ts';
import { useReportAmount } from './useReport.ts';

const KEY_FIGURES = [
	{ name: 'vente', isGood: true },
	{ name: 'gain', isGood: false },
	{ name: 'commission', isGood: false },
	{ name: 'pp_avec_commission', isGood: true },
	{ name: 'balance_finale', isGood: true },
] as const;

const CARD = {
	containerType: 'inline-size',
	bg: 'bg.panel',
	borderWidth: '1px',
	borderRadius: 'lg',
	paddingInline: '4',
	paddingBlock: '3',
	minW: '0',
} as const;

/** The sums of the report, each beside that of the days it is compared with. */
export function ReportSummary({ page }: { page: ReportPage | undefined }) {
	const { formatMessage } = useIntl();
	const provisional = useProvisionalText(page)();
	return (
		<Box as="section" aria-label={formatMessage(messages.summary)} aria-busy={!page}>
			{provisional && (
				<Box as="p" color="fg.muted" mb="2">
					{provisional}
				</Box>
			)}
			<KeyFigures page={page} />
		</Box>
	);
}

function KeyFigures({ page }: { page: ReportPage | undefined }) {
	const amount = useReportAmount(page);
	const { clock } = useFormats();
	const periodText = usePeriodText();
	const { previous } = page ?? {};
	const unknown = page ? unknownFigures({ ...page.totals, pending: page.pending }) : [];
	const wasUnknown = previous
		? unknownFigures({ ...previous.totals, pending: previous.pending })
		: [];
	return (
		<Box
			display="grid"
			gap={{ base: '3', sm: '4' }}
			gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 176px), 1fr))"
		>
			{KEY_FIGURES.map(({ name, isGood }) => (
				<KeyFigure
					key={name}
					name={name}
					isGood={isGood}
					isRead={page !== undefined}
					now={page && !unknown.includes(name) ? page.totals[name] : undefined}
					hasBefore={!!previous}
					before={wasUnknown.includes(name) ? undefined : previous?.totals[name]}
					period={previous ? periodText(previous) : ''}
					until={previous?.until ? clock(previous.until) : undefined}
					amount={amount}
				/>
			))}
		</Box>
	);
}

interface Figure {
	name: (typeof KEY_FIGURES)[number]['name'];
	isGood: boolean;
	isRead: boolean;
	/** undefined: nobody knows it yet. */
	now: number | undefined;
	/** There are days to compare with. */
	hasBefore: boolean;
	/** Of these; undefined: nobody knows it yet. */
	before: number | undefined;
	period: string;
	/** Up to when on the last of these days; undefined: to its end. */
	until: string | undefined;
	amount: (minor: number) => string;
}

/** Drawn anew where its own sum is another. */
const KeyFigure = memo((figure: Figure) => {
	const { name, isGood, isRead, now, hasBefore, before, period, until, amount } = figure;
	return (
		<Box {...CARD} fontVariantNumeric="tabular-nums">
			<Box color="fg.muted" fontWeight="medium">
				<FormattedMessage {...figureNames[name]} />
			</Box>
			{!isRead && <Skeleton h="7" w="70%" marginBlock="2" />}
			{isRead && (
				<>
					<Box
						as="p"
						textStyle="lg"
						style={{ fontSize: figureSize(now === undefined ? '' : amount(now), '1.125rem') }}
						fontWeight="semibold"
						whiteSpace="nowrap"
						marginBlock="1"
					>
						{now === undefined ? <Unknown why={words.bySettled} /> : amount(now)}
					</Box>
					<Box textStyle="xs" color="fg.muted">
						{!hasBefore ? (
							<FormattedMessage {...messages.noBefore} />
						) : (
							<>
								{now !== undefined && before !== undefined && (
									<ChangeWords now={now} before={before} isGood={isGood} />
								)}
								<FormattedMessage
									{...(until ? messages.beforeUntil : messages.before)}
									values={{
										time: until,
										period,
										amount:
											before === undefined ? (
												<Unknown key="unknown" why={words.bySettled} />
											) : (
												amount(before)
											),
									}}
								/>
							</>
						)}
					</Box>
				</>
			)}
		</Box>
	);
});
