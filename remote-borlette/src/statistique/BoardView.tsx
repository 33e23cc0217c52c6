import { statistiqueApi } from '@borlette/shared/contract/statistique';
import { useRead } from '@borlette/shared/data';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { EmptyState, ErrorState, TirageIcon } from '@borlette/shared/ui';
import { Board } from './Board.tsx';
import { BoardOutline } from './BoardOutline.tsx';
import { boardMessages as messages } from './messages.board.ts';
import type { BoardUrl } from './useBoardUrl.ts';

/** The board of the draw that the address names, of the draw filtered by, or of the next to close. */
export function BoardView({ url }: { url: BoardUrl }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const draws = useRead(statistiqueApi.draws, {}, { refetchInterval: 60_000 });
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
	const { draw, tirageId } = url;
	const named = draws.data.find(({ tirage_id }) => tirage_id === tirageId);
	const instanceId = draw ?? (named ?? draws.data[0])?.instance_id;
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
