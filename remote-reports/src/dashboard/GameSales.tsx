import { Loaded, Section } from '@borlette/shared/cards';
import type { OutputOf } from '@borlette/shared/contract';
import type { dashboardApi } from '@borlette/shared/contract/dashboard';
import { FormattedMessage, gameMessages as names, useFormats } from '@borlette/shared/i18n';
import { useCan } from '@borlette/shared/session';
import { Box, EmptyState, LottoIcon, Skeleton } from '@borlette/shared/ui';
import { useGames } from './reads.ts';
import { sections } from './sections.messages.ts';
import { wholeShares } from './shares.ts';

type Sales = OutputOf<typeof dashboardApi.lotto>;

/** Sales of today by game; their bars are a chart, for holders of its code. */
export function GameSales() {
	const games = useGames();
	const canCharts = useCan('view_graphe');
	return (
		<Section title={<FormattedMessage {...sections.games} />}>
			<Loaded read={games} skeleton={<Outline />}>
				{(sales) =>
					sales.length === 0 ? (
						<EmptyState
							icon={<LottoIcon size={26} />}
							title={<FormattedMessage {...sections.noSales} />}
							text={<FormattedMessage {...sections.noSalesText} />}
						/>
					) : (
						<Bars sales={sales} hasBars={canCharts} />
					)
				}
			</Loaded>
		</Section>
	);
}

function Bars({ sales, hasBars }: { sales: Sales; hasBars: boolean }) {
	const { amount } = useFormats();
	// To a whole per cent: the bars tell shares, the sums are exact.
	const shares = wholeShares(sales.map(({ vente }) => vente));
	const hasSold = sales.filter(({ vente }) => vente > 0);
	return (
		<Box as="ul" listStyleType="none" display="grid" gap="4" fontVariantNumeric="tabular-nums">
			{sales.map(({ game, lines, vente }, index) => (
				<li key={game}>
					<Box display="flex" justifyContent="space-between" gap="3">
						<Box as="span" fontWeight="medium">
							<FormattedMessage {...names[game]} />
						</Box>
						<Box as="span" whiteSpace="nowrap">
							{amount(vente)}
						</Box>
					</Box>
					{hasBars && (
						<Box h="1.5" my="1.5" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
							<Box
								h="full"
								borderRadius="full"
								bg="chart.1"
								// What sold is seen, as it is read.
								minW={vente > 0 ? '2px' : '0'}
								data-swatch=""
								style={{ width: `${shares[index]}%` }}
							/>
						</Box>
					)}
					<Box display="flex" justifyContent="space-between" gap="3" textStyle="secondary">
						<FormattedMessage {...sections.lines} values={{ count: lines }} />
						{/* Text beside text would be one item, and stand at its end. */}
						<span>
							<Share
								percent={shares[index] ?? 0}
								isSome={vente > 0}
								isAll={vente > 0 && hasSold.length === 1}
							/>
						</span>
					</Box>
				</li>
			))}
		</Box>
	);
}

interface ShareProps {
	/** Whole, rounded. */
	percent: number;
	isSome: boolean;
	isAll: boolean;
}

/** What is some of it does not read as nothing, and what is not all of it not as all. */
function Share({ percent, isSome, isAll }: ShareProps) {
	const formats = useFormats();
	const read = (whole: number) => formats.percent(whole * 100);
	if (isSome && percent === 0)
		return <FormattedMessage {...sections.shareBelow} values={{ percent: read(1) }} />;
	if (!isAll && percent === 100)
		return <FormattedMessage {...sections.shareAbove} values={{ percent: read(99) }} />;
	return read(percent);
}

const ROWS = ['a', 'b', 'c', 'd'];

function Outline() {
	return ROWS.map((row) => <Skeleton key={row} h="12" mb="4" />);
}
