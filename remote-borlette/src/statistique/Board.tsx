import { type BoardDraw, statistiqueApi } from '@borlette/shared/contract/statistique';
import { type LiveRead, useLive, useRead } from '@borlette/shared/data';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { Box, Button, ErrorState } from '@borlette/shared/ui';
import { useMemo } from 'react';
import { BoardBalls } from './BoardBalls.tsx';
import { BoardHead } from './BoardHead.tsx';
import { BoardOutline } from './BoardOutline.tsx';
import { boardMessages as messages } from './messages.board.ts';
import type { BoardUrl } from './useBoardUrl.ts';

interface Props {
	instanceId: string;
	draws: readonly BoardDraw[];
	url: BoardUrl;
}

/** Also without the stream the figures are not older than that. */
const EVERY_MS = 30_000;

/** The exposure of one draw date, as it is now. */
export function Board({ instanceId, draws, url }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const live = useLive(
		useMemo<LiveRead[]>(
			() => [
				{ read: statistiqueApi.board, on: ['exposure', 'result'], instanceId },
				{ read: statistiqueApi.draws, on: ['result'] },
			],
			[instanceId],
		),
	);
	const input = { params: { instanceId } };
	const read = useRead(statistiqueApi.board, input, { refetchInterval: EVERY_MS });
	// A schedule that somebody changed takes back what nobody sold on: what was read before is no longer so.
	const isGone = read.error?.code === 'not_found';
	const board = isGone ? undefined : read.data;
	if (!board) {
		if (!read.error) return <BoardOutline />;
		return (
			<ErrorState
				title={formatMessage(messages.failed)}
				text={errorText(read.error)}
				{...(!isGone && { onRetry: () => void read.refetch() })}
				action={
					isGone &&
					url.draw && (
						<Button onClick={() => url.choose({ draw: undefined, ball: url.ball })}>
							{formatMessage(messages.next)}
						</Button>
					)
				}
			/>
		);
	}
	return (
		<Box display="grid" gap="4" minW="0">
			<BoardHead
				board={board}
				draws={draws}
				live={live}
				onChoose={(draw) => url.choose({ draw, ball: url.ball })}
				onClose={() => void read.refetch()}
			/>
			<BoardBalls
				board={board}
				chosen={url.ball}
				onChoose={(ball) => url.choose({ ball, draw: instanceId })}
			/>
		</Box>
	);
}
