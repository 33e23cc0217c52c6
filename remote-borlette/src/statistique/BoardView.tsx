import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { EmptyState, ErrorState, TirageIcon } from '@borlette/shared/ui';
import { Board } from './Board.tsx';
import { BoardOutline } from './BoardOutline.tsx';
import { boardMessages as messages } from './messages.board.ts';
import type { BoardUrl } from './useBoardUrl.ts';
import type { useShownDraw } from './useShownDraw.ts';

interface Props {
	url: BoardUrl;
	place: ReturnType<typeof useShownDraw>;
}

/** The board of a draw date, or why there is none. */
export function BoardView({ url, place: { draws, instanceId } }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	if (!draws.data) {
		if (!draws.error) return <BoardOutline />;
		return (
			<ErrorState
				title={formatMessage(messages.failed)}
				text={errorText(draws.error)}
				onRetry={() => void draws.refetch()}
			/>
		);
	}
	if (!instanceId) {
		return (
			<EmptyState
				icon={<TirageIcon size={26} />}
				title={formatMessage(messages.noDraws)}
				text={formatMessage(messages.noDrawsText)}
			/>
		);
	}
	return <Board key={instanceId} instanceId={instanceId} draws={draws.data} url={url} />;
}
