import type { House } from '@borlette/shared/contract/controle';
import type { Board } from '@borlette/shared/contract/statistique';
import { FormattedMessage, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { type Minute, minutesOf, soldByNow } from './curve.ts';
import { messages } from './messages.ts';
import { Tile } from './Tile.tsx';

const INK = 'var(--b-colors-chart-1)';
const USUAL_INK = 'var(--b-colors-chart-2)';
const HEIGHT = 100;

/** What is sold minute by minute, beside what usually is. */
export function Sales({ board, house }: { board: Board; house: House }) {
	const { formatMessage } = useIntl();
	const { amount } = useFormats();
	const leftMs = Date.parse(board.close_at) - Date.parse(board.as_of);
	const minutes = minutesOf(house, leftMs);
	const by = soldByNow(house, leftMs);
	const text =
		by.usual === null
			? formatMessage(messages.salesNoUsual, { sold: amount(by.sold) })
			: formatMessage(messages.salesText, { sold: amount(by.sold), usual: amount(by.usual) });
	return (
		<Tile area="sales" title={<FormattedMessage {...messages.sales} />} text={text}>
			<Box
				display="flex"
				flexDirection="column"
				height={{ base: '180px', lg: 'full' }}
				minHeight={{ lg: '180px', xl: '0' }}
			>
				<Scale most={mostOf(minutes)} />
				<Chart minutes={minutes} name={text} />
				<Axis minutes={minutes} hasUsual={house.usual !== null} />
			</Box>
		</Tile>
	);
}

const mostOf = (minutes: readonly Minute[]) =>
	Math.max(0, ...minutes.flatMap(({ staked, usual }) => [staked ?? 0, usual ?? 0]));

/** What the highest of it stands for: without it the heights would say nothing. Where nothing is high it stands for nothing. */
function Scale({ most }: { most: number }) {
	const { amount } = useFormats();
	if (most === 0) return null;
	return (
		<Box textStyle="secondary" color="fg.muted" borderBlockEndWidth="1px" borderStyle="dashed">
			<FormattedMessage {...messages.perMinute} values={{ amount: amount(most) }} />
		</Box>
	);
}

function Chart({ minutes, name }: { minutes: readonly Minute[]; name: string }) {
	const most = mostOf(minutes);
	const y = (amount: number) => HEIGHT - (most && amount / most) * HEIGHT;
	const line = minutes
		.flatMap(({ usual }, place) => (usual === null ? [] : [`${place + 0.5},${y(usual)}`]))
		.join(' ');
	return (
		<Box
			asChild
			// From nothing: by its proportions it would make its row higher than a window.
			flex="1 1 0px"
			minH="0"
			width="full"
			borderBlockEndWidth="1px"
			borderColor="border.emphasized"
		>
			{/* Time runs from left to right in every direction of writing. */}
			<svg
				role="img"
				aria-label={name}
				viewBox={`0 0 ${minutes.length} ${HEIGHT}`}
				preserveAspectRatio="none"
			>
				{minutes.map(({ before, staked }, place) =>
					staked === null || staked === 0 ? null : (
						<rect
							key={before}
							data-minute={before}
							x={place + 0.1}
							width="0.8"
							y={y(staked)}
							height={HEIGHT - y(staked)}
							fill={INK}
						/>
					),
				)}
				<polyline
					points={line}
					fill="none"
					stroke={USUAL_INK}
					strokeWidth="2.5"
					vectorEffect="non-scaling-stroke"
				/>
			</svg>
		</Box>
	);
}

function Axis({ minutes, hasUsual }: { minutes: readonly Minute[]; hasUsual: boolean }) {
	return (
		<Box
			dir="ltr"
			display="flex"
			justifyContent="space-between"
			gap="2"
			whiteSpace="nowrap"
			paddingBlockStart="2"
			textStyle={{ base: 'secondary', xl: 'md' }}
			color="fg.muted"
		>
			<FormattedMessage {...messages.minutesBefore} values={{ minutes: minutes.length }} />
			<Box display="flex" gap={{ base: '2', xl: '4' }}>
				<Key colour={INK}>
					<FormattedMessage {...words.today} />
				</Key>
				{hasUsual && (
					<Key colour={USUAL_INK}>
						<FormattedMessage {...messages.legendUsual} />
					</Key>
				)}
			</Box>
			<FormattedMessage {...messages.close} />
		</Box>
	);
}

function Key({ colour, children }: { colour: string; children: React.ReactNode }) {
	return (
		<Box as="span" display="inline-flex" alignItems="center" gap="1.5">
			<Box
				as="span"
				data-swatch=""
				aria-hidden
				width="4"
				height="1"
				borderRadius="full"
				style={{ background: colour }}
			/>
			{children}
		</Box>
	);
}
