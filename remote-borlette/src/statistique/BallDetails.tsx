import type { Board } from '@borlette/shared/contract/statistique';
import { FormattedMessage, gameMessages, NOTHING, useFormats, words } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { Box, Button, NextIcon } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { Bar } from '../heat-map/Bar.tsx';
import { weightOf } from '../heat-map/weight.ts';
import { BlockControls } from './BlockControls.tsx';
import type { ChosenBall } from './chosenBall.ts';
import { boardMessages as messages } from './messages.board.ts';
import { Panel } from './Panel.tsx';

interface Props {
	board: Board;
	chosen: ChosenBall | undefined;
}

/** The chosen ball beside the map, or below it on a phone, where it stays in sight; that none is chosen covers no balls there. */
export function BallDetails({ board, chosen }: Props) {
	return (
		<Box
			position={{ base: chosen ? 'sticky' : 'static', lg: 'sticky' }}
			top={{ lg: '20' }}
			bottom={{ base: '2', lg: 'auto' }}
			zIndex="docked"
		>
			<Panel title={<FormattedMessage {...messages.chosen} />} isCompact>
				{chosen ? (
					<Details key={`${chosen.game.game}${chosen.ball.numbers}`} board={board} {...chosen} />
				) : (
					<Box color="fg.muted">
						<FormattedMessage {...messages.chooseHint} />
					</Box>
				)}
			</Panel>
		</Box>
	);
}

function Details({ board, game, ball }: { board: Board } & ChosenBall) {
	const { amount, share: asShare } = useFormats();
	const { of, share } = weightOf(ball, board.bears);
	const values = { percent: asShare(share, 1) };
	return (
		<Box display="grid" gap={{ base: '2', lg: '3' }}>
			<Box display="flex" alignItems="baseline" gap="3" flexWrap="wrap">
				<Box
					textStyle={{ base: 'xl', lg: '2xl' }}
					fontWeight="semibold"
					fontVariantNumeric="tabular-nums"
					dir="ltr"
				>
					{ball.numbers}
				</Box>
				<Box color="fg.muted">
					<FormattedMessage {...gameMessages[game.game]} />
					{ball.option !== null && (
						<>
							{', '}
							<FormattedMessage {...messages.option} values={{ option: ball.option }} />
						</>
					)}
				</Box>
			</Box>
			<div>
				<Bar share={share} />
				<Box textStyle="secondary">
					<FormattedMessage
						{...(of === 'limit' ? messages.ofLimit : messages.ofTakings)}
						values={values}
					/>
				</Box>
			</div>
			<Box
				as="dl"
				display="grid"
				gridTemplateColumns={{ base: 'repeat(4, auto)', lg: 'repeat(2, minmax(0, 1fr))' }}
				justifyContent="space-between"
				gap="2"
				fontSize={{ base: '13px', lg: 'inherit' }}
				fontVariantNumeric="tabular-nums"
			>
				<Fact label={<FormattedMessage {...words.stake} />}>{amount(ball.staked)}</Fact>
				<Fact label={<FormattedMessage {...messages.liability} />}>{amount(ball.liability)}</Fact>
				<Fact label={<FormattedMessage {...words.limite} />}>
					{ball.limite === null ? <FormattedMessage {...messages.noLimit} /> : amount(ball.limite)}
				</Fact>
				<Fact label={<FormattedMessage {...messages.remaining} />}>
					{ball.remaining === null ? NOTHING : amount(ball.remaining)}
				</Fact>
			</Box>
			<BlockControls board={board} ball={ball} />
			<RuleLink board={board} game={game} ball={ball} />
		</Box>
	);
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
	return (
		<div>
			<Box as="dt" textStyle="secondary">
				{label}
			</Box>
			<Box as="dd" fontWeight="medium">
				{children}
			</Box>
		</div>
	);
}

function RuleLink({ board, game, ball }: { board: Board } & ChosenBall) {
	const { tirage_id } = board;
	const asked = { tirage_id, game: game.game, option: ball.option, numbers: ball.numbers };
	const to = useScreen('regle', {}, asked);
	if (!to || !board.is_selling || game.game === 'mariage_gratuit') return null;
	return (
		<Button
			asChild
			variant="ghost"
			size="sm"
			justifySelf="start"
			marginInlineStart="-3"
			marginBlock={{ base: '-1', lg: '0' }}
		>
			<Link to={to}>
				<FormattedMessage {...messages.whichRule} />
				<NextIcon size={16} aria-hidden />
			</Link>
		</Button>
	);
}
