import {
	isOfficial,
	OFFICIAL_RATES,
	type Rate,
	returnToPlayer,
} from '@borlette/shared/contract/prime';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box, Card, Grid, Heading, Text, WarningIcon } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { type KnownRates, wholeOf } from './effective.ts';
import { PAID_GAMES } from './games.ts';
import { messages } from './messages.ts';
import { ReturnMeter } from './ReturnMeter.tsx';

interface Props {
	/** What applies, as far as it is known. */
	effective: KnownRates;
	/** What stands for a rate: a field, or the figure. */
	rateOf: (rate: Rate) => ReactNode;
	/** Above the games: whose prime it is. */
	children?: ReactNode;
}

/** What each game pays, and what it gives back to the players. */
export function RateTable({ effective, rateOf, children }: Props) {
	return (
		<Card.Root>
			<Card.Body>
				{children}
				{PAID_GAMES.map(({ game, label, meaning, rates }, index) => {
					const isKnown = rates.every((rate) => effective[rate] !== undefined);
					return (
						<Grid
							key={game}
							as="section"
							aria-labelledby={`prime-${game}`}
							templateColumns={{ base: '1fr', md: 'minmax(0, 5fr) minmax(0, 7fr) 132px' }}
							columnGap="5"
							rowGap="3"
							paddingBlock="5"
							{...(index === 0 && !children && { paddingBlockStart: '0' })}
							_last={{ paddingBlockEnd: '0' }}
							borderTopWidth={index > 0 || children ? '1px' : undefined}
						>
							<Box>
								<Heading as="h2" textStyle="md" id={`prime-${game}`}>
									<FormattedMessage {...label} />
								</Heading>
								<Text color="fg.muted" textStyle="secondary">
									<FormattedMessage {...meaning} />
								</Text>
							</Box>
							<Box>
								<Grid templateColumns={`repeat(${rates.length}, minmax(0, 1fr))`} gap="3">
									{rates.map((rate) => (
										<Box key={rate}>{rateOf(rate)}</Box>
									))}
								</Grid>
								{game === 'borlette' && isKnown && <Unofficial effective={effective} />}
							</Box>
							{game !== 'mariage_gratuit' && (
								<ReturnMeter
									basisPoints={isKnown ? returnToPlayer(wholeOf(effective))[game] : null}
								/>
							)}
						</Grid>
					);
				})}
			</Card.Body>
		</Card.Root>
	);
}

/** The borlette is paid alike everywhere: players notice other rates. */
function Unofficial({ effective }: Pick<Props, 'effective'>) {
	const { percent } = useFormats();
	if (isOfficial(wholeOf(effective))) return null;
	return (
		<Text
			role="status"
			display="flex"
			gap="2"
			color="fg.warning"
			marginBlockStart="2"
			fontSize="13px"
		>
			<Box as={WarningIcon} boxSize="16px" flexShrink="0" marginBlockStart="1px" aria-hidden />
			<FormattedMessage
				{...messages.unofficial}
				values={{ percent: percent(returnToPlayer(OFFICIAL_RATES).borlette) }}
			/>
		</Text>
	);
}
