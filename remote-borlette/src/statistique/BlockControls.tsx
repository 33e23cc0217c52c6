import type { BouleBlock } from '@borlette/shared/contract/boules-block';
import type { Board } from '@borlette/shared/contract/statistique';
import { FormattedMessage, useFormats, words } from '@borlette/shared/i18n';
import { BlockIcon, Box, Button, UnblockIcon, useFocusStays } from '@borlette/shared/ui';
import { type ReactNode, useState } from 'react';
import { messages as heatMap } from '../heat-map/messages.ts';
import type { BoardBall } from '../heat-map/weight.ts';
import { BlockQuestion } from './BlockQuestion.tsx';
import { boardMessages as messages } from './messages.board.ts';
import { useBlocking } from './useBlocking.ts';

type Blocking = ReturnType<typeof useBlocking>;

/** Blocks the chosen ball in two actions, or unblocks it; of a draw that sells no more only what was. */
export function BlockControls({ board, ball }: { board: Board; ball: BoardBall }) {
	const blocking = useBlocking(board, ball);
	const stays = useFocusStays();
	return (
		<Box display="contents" {...stays}>
			{ball.is_blocked ? (
				<Blocked blocking={blocking} />
			) : (
				blocking.mayBlock && <Blocking numbers={ball.numbers} blocking={blocking} />
			)}
			{!ball.is_blocked && ball.blocked_agents > 0 && (
				<BlockedAgents blocking={blocking} count={ball.blocked_agents} />
			)}
			{!board.is_selling && (
				<Box textStyle="secondary">
					<FormattedMessage {...messages.nothingToBlock} />
				</Box>
			)}
		</Box>
	);
}

function Blocked({ blocking }: { blocking: Blocking }) {
	const { blocks, mayUnblock, isPending, unblock } = blocking;
	return (
		<Box display="grid" gap="2">
			<Box display="grid" gap="1" color="fg.error">
				<Words>
					<FormattedMessage {...words.blockedF} />
				</Words>
				{blocks.map((row) => (
					<Box key={row.id} textStyle="secondary">
						<Reach block={row} />
					</Box>
				))}
			</Box>
			{mayUnblock && (
				<Button
					variant="outline"
					disabled={blocks.length === 0}
					loading={isPending}
					onClick={() => void unblock(blocks)}
				>
					<UnblockIcon size={16} aria-hidden />
					<FormattedMessage {...words.unblock} />
				</Button>
			)}
		</Box>
	);
}

/** Who may not sell it although others may, each with the way back. */
function BlockedAgents({ blocking, count }: { blocking: Blocking; count: number }) {
	const { ofAgents, mayUnblock, isPending, unblock } = blocking;
	return (
		<Box display="grid" gap="1">
			<Box color="fg.error">
				<Words>
					<FormattedMessage {...heatMap.blockedAgents} values={{ count }} />
				</Words>
			</Box>
			<Box as="ul" listStyleType="none" display="grid" gap="1">
				{ofAgents.map((row) => (
					<Box as="li" key={row.id} display="flex" alignItems="center" gap="2" minW="0">
						<Box flex="1" minW="0" textStyle="secondary">
							<Box color="fg" fontWeight="medium">
								{row.agent_name}
							</Box>
							<Reach block={row} />
						</Box>
						{mayUnblock && (
							<Button
								variant="outline"
								size="sm"
								waits={isPending}
								onClick={() => void unblock([row])}
							>
								<FormattedMessage {...words.unblock} />
							</Button>
						)}
					</Box>
				))}
			</Box>
		</Box>
	);
}

function Words({ children }: { children: ReactNode }) {
	return (
		<Box display="inline-flex" alignItems="center" gap="1.5" fontWeight="medium">
			<BlockIcon size={16} aria-hidden />
			{children}
		</Box>
	);
}

function Blocking({ numbers, blocking }: { numbers: string; blocking: Blocking }) {
	const [asked, setAsked] = useState<'asking' | 'left'>();
	const leave = () => setAsked('left');
	if (asked === 'asking') {
		return (
			<BlockQuestion
				numbers={numbers}
				isPending={blocking.isPending}
				onBlock={(span, agentId) => {
					void blocking.block(span, agentId).then((isDone) => isDone && leave());
				}}
				onCancel={leave}
			/>
		);
	}
	return (
		<Button colorPalette="error" autoFocus={asked === 'left'} onClick={() => setAsked('asking')}>
			<BlockIcon size={16} aria-hidden />
			<FormattedMessage {...words.block} />
		</Button>
	);
}

/** Which draws a block covers, and until when. */
function Reach({ block: { tirage_name, end_date } }: { block: BouleBlock }) {
	const { day } = useFormats();
	const values = { tirage: tirage_name ?? '', date: end_date ? day(end_date) : '' };
	if (tirage_name === null) {
		return (
			<FormattedMessage {...(end_date ? messages.forAll : messages.forAllOpen)} values={values} />
		);
	}
	return (
		<FormattedMessage {...(end_date ? messages.forDraw : messages.forDrawOpen)} values={values} />
	);
}
