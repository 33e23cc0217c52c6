import { Loaded, MoreLink, Section } from '@borlette/shared/cards';
import type { Board } from '@borlette/shared/contract/statistique';
import { FormattedMessage, gameMessages, useFormats } from '@borlette/shared/i18n';
import { type Query, ScreenLink, useScreen } from '@borlette/shared/screens';
import { Box, EmptyState, ShieldIcon, Skeleton } from '@borlette/shared/ui';
import { type Costly, costliest } from './costliest.ts';
import { exposure as messages } from './exposure.messages.ts';
import { useExposure } from './useExposure.ts';

const FIRST = 5;

/** What the next draw to close would cost at worst, ball by ball. */
export function Exposure() {
	const { boards, next, board } = useExposure();
	const draw = { draw: next?.instance_id };
	const to = useScreen('statistique', {}, draw);
	return (
		<Section
			title={<FormattedMessage {...messages.title} />}
			text={next && <FormattedMessage {...messages.text} values={{ draw: nameOf(next) }} />}
			actions={
				<MoreLink to={to}>
					<FormattedMessage {...messages.more} />
				</MoreLink>
			}
		>
			<Loaded read={boards} skeleton={<Outline />}>
				{() =>
					next ? (
						<Loaded read={board} skeleton={<Outline />}>
							{(shown) => <Balls board={shown} draw={draw} />}
						</Loaded>
					) : (
						<EmptyState
							icon={<ShieldIcon size={26} />}
							title={<FormattedMessage {...messages.none} />}
							text={<FormattedMessage {...messages.noneText} />}
						/>
					)
				}
			</Loaded>
		</Section>
	);
}

const nameOf = ({
	tirage_name,
	companyname,
}: NonNullable<ReturnType<typeof useExposure>['next']>) =>
	companyname ? `${tirage_name} · ${companyname}` : tirage_name;

function Balls({ board, draw }: { board: Board; draw: Query }) {
	const balls = costliest(board, FIRST);
	const [heaviest] = balls;
	if (!heaviest) {
		return (
			<Box color="fg.muted">
				<FormattedMessage {...messages.nothing} />
			</Box>
		);
	}
	return (
		<Box as="ol" listStyleType="none" display="grid" gap="3.5" fontVariantNumeric="tabular-nums">
			{balls.map((ball) => (
				<Ball
					key={ball.key}
					ball={ball}
					share={ball.liability / heaviest.liability}
					query={{ ...draw, ball: ball.key }}
				/>
			))}
		</Box>
	);
}

interface BallProps {
	ball: Costly;
	/** Of what the costliest would cost. */
	share: number;
	/** Of the board: the draw and the ball. */
	query: Query;
}

function Ball({ ball: { game, numbers, staked, liability }, share, query }: BallProps) {
	const { amount } = useFormats();
	const name = (
		<Box as="span" fontWeight="semibold" dir="ltr">
			{numbers}
		</Box>
	);
	return (
		<li>
			<Box display="flex" justifyContent="space-between" gap="3">
				<Box as="span" display="flex" gap="2" minW="0">
					<ScreenLink screen="statistique" query={query}>
						{name}
					</ScreenLink>
					<Box as="span" color="fg.muted">
						<FormattedMessage {...gameMessages[game]} />
					</Box>
				</Box>
				<Box as="span" fontWeight="medium" whiteSpace="nowrap">
					{amount(liability)}
				</Box>
			</Box>
			<Box h="1.5" my="1.5" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
				<Box
					h="full"
					borderRadius="full"
					bg="chart.2"
					data-swatch=""
					style={{ width: `${Math.max(share * 100, 1)}%` }}
				/>
			</Box>
			<Box textStyle="secondary">
				<FormattedMessage {...messages.staked} values={{ amount: amount(staked) }} />
			</Box>
		</li>
	);
}

const ROWS = ['a', 'b', 'c', 'd', 'e'];

function Outline() {
	return ROWS.map((row) => <Skeleton key={row} h="12" mb="4" />);
}
