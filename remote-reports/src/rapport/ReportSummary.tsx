import { ChangeWords, figureSize } from '@borlette/shared/cards';
import { type ReportPage, unknownFigures } from '@borlette/shared/contract/rapport';
import { FormattedMessage, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { Unknown } from '@borlette/shared/resource';
import { Box, Skeleton } from '@borlette/shared/ui';
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

/** The sums of the report, each beside that of as many days just before. */
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
	const unknown = page ? unknownFigures({ ...page.totals, pending: page.pending }) : [];
	return (
		<Box
			display="grid"
			gap={{ base: '3', sm: '4' }}
			gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 176px), 1fr))"
		>
			{KEY_FIGURES.map(({ name, isGood }) => (
				<Box key={name} {...CARD} fontVariantNumeric="tabular-nums">
					<Box color="fg.muted" fontWeight="medium">
						<FormattedMessage {...figureNames[name]} />
					</Box>
					{!page && <Skeleton h="7" w="70%" marginBlock="2" />}
					{page && (
						<>
							<Box
								as="p"
								textStyle="lg"
								style={{ fontSize: figureSize(amount(page.totals[name]), '1.125rem') }}
								fontWeight="semibold"
								whiteSpace="nowrap"
								marginBlock="1"
							>
								{unknown.includes(name) ? (
									<Unknown why={words.bySettled} />
								) : (
									amount(page.totals[name])
								)}
							</Box>
							<Box textStyle="xs" color="fg.muted">
								{page.previous ? (
									<>
										{!unknown.includes(name) && (
											<ChangeWords
												now={page.totals[name]}
												before={page.previous.totals[name]}
												isGood={isGood}
											/>
										)}
										<FormattedMessage
											{...(page.previous.until ? messages.beforeUntil : messages.before)}
											values={{
												time: page.previous.until && clock(page.previous.until),
												period: periodText(page.previous),
												amount: amount(page.previous.totals[name]),
											}}
										/>
									</>
								) : (
									<FormattedMessage {...messages.noBefore} />
								)}
							</Box>
						</>
					)}
				</Box>
			))}
		</Box>
	);
}
