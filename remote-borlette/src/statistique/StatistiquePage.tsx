import { useIntl } from '@borlette/shared/i18n';
import { Button, ChartIcon, HStack, PageFrame, PageHeader, TableIcon } from '@borlette/shared/ui';
import { BoardView } from './BoardView.tsx';
import { messages } from './messages.ts';
import { StakeTable } from './StakeTable.tsx';
import { useBoardUrl, type View } from './useBoardUrl.ts';
import { useShownDraw } from './useShownDraw.ts';

const VIEWS = [
	{ view: 'board', label: messages.viewBoard, Icon: ChartIcon },
	{ view: 'table', label: messages.viewTable, Icon: TableIcon },
] as const;

/** What is staked, ball by ball: live on the board of a draw, or as a table of a period. */
export function StatistiquePage() {
	const { formatMessage } = useIntl();
	const url = useBoardUrl();
	const place = useShownDraw(url);
	const show = (view: View) => (view === 'table' ? url.showTable(place.shown) : url.showBoard());
	const title = formatMessage(messages.list);
	return (
		<PageFrame>
			<PageHeader title={title} fromHome actions={<ViewChoice view={url.view} onChange={show} />} />
			{url.view === 'table' ? <StakeTable /> : <BoardView url={url} place={place} />}
		</PageFrame>
	);
}

function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
	const { formatMessage } = useIntl();
	return (
		<HStack role="group" aria-label={formatMessage(messages.views)} gap="1">
			{VIEWS.map(({ view: one, label, Icon }) => (
				<Button
					key={one}
					variant={one === view ? 'solid' : 'outline'}
					colorPalette={one === view ? 'brand' : 'gray'}
					aria-pressed={one === view}
					onClick={() => onChange(one)}
				>
					<Icon size={16} aria-hidden />
					{formatMessage(label)}
				</Button>
			))}
		</HStack>
	);
}
