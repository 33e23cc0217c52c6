import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Box, Center, Grid } from '@borlette/shared/ui';
import { messages } from './landing.messages.ts';
import { Band, SectionTitle } from './Section.tsx';

const BALLS = Array.from({ length: 100 }, (_, ball) => ball);
const LOADED = new Set([7, 12, 33, 45, 58, 77, 91]);
const BLOCKED = 33;

/** Stake on a ball in the picture, 0 to 4: no draw is behind it, only an even-looking spread. */
const heatOf = (ball: number) =>
	LOADED.has(ball) ? 4 : (ball * 37 + Math.floor(ball / 7) * 11) % 4;
const GROUNDS = ['bg.muted', 'brand.subtle', 'brand.muted', 'brand.emphasized', 'brand.solid'];

/** What no paper notebook shows: where the money of an open draw lies. */
export function Exposure() {
	return (
		<Band>
			<Grid
				gap={{ base: '10', lg: '16' }}
				alignItems="center"
				templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
			>
				<Box order={{ base: '2', lg: '1' }}>
					<HeatMap />
				</Box>
				<Box order={{ base: '1', lg: '2' }}>
					<SectionTitle
						title={<FormattedMessage {...messages.exposureTitle} />}
						text={<FormattedMessage {...messages.exposureText} />}
					/>
				</Box>
			</Grid>
		</Band>
	);
}

function HeatMap() {
	const { formatMessage } = useIntl();
	return (
		<Grid
			role="img"
			aria-label={formatMessage(messages.exposurePicture)}
			templateColumns="repeat(10, 1fr)"
			gap={{ base: '1', sm: '1.5' }}
			p={{ base: '3', sm: '5' }}
			borderWidth="1px"
			borderColor="border"
			borderRadius="xl"
			bg="bg"
		>
			{BALLS.map((ball) => {
				const heat = heatOf(ball);
				const isBlocked = ball === BLOCKED;
				return (
					<Center
						key={ball}
						aria-hidden
						h={{ base: '7', sm: '9' }}
						borderRadius={{ base: 'sm', sm: 'md' }}
						bg={isBlocked ? 'error.solid' : GROUNDS[heat]}
						color={isBlocked ? 'error.contrast' : heat === 4 ? 'brand.contrast' : 'fg'}
						textStyle="2xs"
						fontWeight="medium"
						fontVariantNumeric="tabular-nums"
					>
						{String(ball).padStart(2, '0')}
					</Center>
				);
			})}
		</Grid>
	);
}
