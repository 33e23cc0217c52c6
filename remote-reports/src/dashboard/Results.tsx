import { Loaded, MoreLink, Section } from '@borlette/shared/cards';
import type { OutputOf } from '@borlette/shared/contract';
import type { dashboardApi } from '@borlette/shared/contract/dashboard';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { useScreen } from '@borlette/shared/screens';
import { Box, EmptyState, Lot, LottoIcon, lotNames, Skeleton } from '@borlette/shared/ui';
import { Dot } from './Dot.tsx';
import { exposure } from './exposure.messages.ts';
import { useResults } from './reads.ts';
import { ShowAll } from './ShowAll.tsx';
import { sections } from './sections.messages.ts';

type Result = OutputOf<typeof dashboardApi.lotGagnant>[number];
const FIRST = 6;

/** As many side by side as there is room for. */
const GRID = {
	display: 'grid',
	gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
	gap: '4',
} as const;

/** The newest result of each draw. */
export function Results() {
	const results = useResults();
	return (
		<Section
			title={<FormattedMessage {...sections.results} />}
			actions={
				<MoreLink to={useScreen('lotgagnant.list')}>
					<FormattedMessage {...exposure.seeResults} />
				</MoreLink>
			}
		>
			<Loaded read={results} skeleton={<Outline />}>
				{(rows) =>
					rows.length === 0 ? (
						<EmptyState
							icon={<LottoIcon size={26} />}
							title={<FormattedMessage {...sections.noResults} />}
							text={<FormattedMessage {...sections.noResultsText} />}
						/>
					) : (
						<ShowAll items={rows} first={FIRST}>
							{(shown) => (
								<Box as="ul" listStyleType="none" {...GRID}>
									{shown.map((result) => (
										<ResultRow key={result.tirage_id} result={result} />
									))}
								</Box>
							)}
						</ShowAll>
					)
				}
			</Loaded>
		</Section>
	);
}

function ResultRow({ result }: { result: Result }) {
	const { dayMonth } = useFormats();
	return (
		<Box as="li" p="4" borderWidth="1px" borderColor="border" borderRadius="md">
			<Box display="flex" alignItems="center" gap="2" mb="2.5">
				<Dot colour={result.colour} />
				<Box fontWeight="medium" flex="1" minW="0">
					{result.name}
					{result.companyname && <Box textStyle="secondary">{result.companyname}</Box>}
				</Box>
				<Box
					as="time"
					{...{ dateTime: result.draw_date }}
					textStyle="secondary"
					whiteSpace="nowrap"
				>
					{dayMonth(result.draw_date)}
				</Box>
			</Box>
			<Box as="dl" display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
				<Lot label={lotNames.lotto3} value={result.lotto3} />
				<Lot label={lotNames.lot1} value={result.lot1} isChief />
				<Lot label={lotNames.lot2} value={result.lot2} />
				<Lot label={lotNames.lot3} value={result.lot3} />
			</Box>
		</Box>
	);
}

const ROWS = ['a', 'b', 'c'];

function Outline() {
	return (
		<Box {...GRID}>
			{ROWS.map((row) => (
				<Skeleton key={row} h="28" />
			))}
		</Box>
	);
}
