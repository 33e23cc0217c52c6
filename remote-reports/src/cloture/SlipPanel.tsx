import { clotureApi } from '@borlette/shared/contract/cloture';
import { useList } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { RowPanel } from '@borlette/shared/resource';
import { ScreenLink } from '@borlette/shared/screens';
import {
	Box,
	Button,
	Drawer,
	EmptyState,
	ErrorState,
	later,
	PrintIcon,
	Skeleton,
} from '@borlette/shared/ui';
import { useDesk } from './desk.ts';
import { messages } from './messages.ts';
import { isAltP } from './Shortcuts.tsx';

const Outline = () => <Skeleton height="480px" width="80mm" mx="auto" aria-busy="true" />;
const Slip = later(async () => (await import('./Slip.tsx')).Slip, Outline);

/** The closing slip of the agent that the address names, and its print. */
export function SlipPanel({ name, onClose }: { name: string; onClose: () => void }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const { day, rows } = useDesk();
	const shown = rows.find(({ id }) => id === name);
	// Behind another page or a filter, as after the booking of an open day.
	const read = useList(
		clotureApi.list,
		{ id: name, day, limit: 1 },
		{ enabled: !shown && day !== '' },
	);
	const item = shown ?? read.rows?.[0];
	return (
		// What bubbles out of the panel, whatever of it has the focus.
		<Box
			display="contents"
			onKeyDown={(event) => {
				if (!isAltP(event)) return;
				event.preventDefault();
				window.print();
			}}
		>
			<RowPanel
				title={item?.agent_name ?? formatMessage(messages.slip)}
				closeLabel={formatMessage(words.close)}
				isDesk
				onClose={onClose}
				footer={
					item && (
						<Drawer.Footer borderTopWidth="1px">
							<Button variant="outline" onClick={() => window.print()}>
								<PrintIcon size={16} aria-hidden />
								<FormattedMessage {...messages.print} />
							</Button>
							<ScreenLink screen="agent.page" params={{ agentId: item.id }} otherwise={null}>
								{item.agent_name}
							</ScreenLink>
						</Drawer.Footer>
					)
				}
			>
				{item ? (
					<Slip item={item} />
				) : read.error ? (
					<ErrorState
						title={formatMessage(messages.failed)}
						text={errorText(read.error)}
						onRetry={() => void read.refetch()}
					/>
				) : read.rows ? (
					<EmptyState
						title={formatMessage(messages.notListed)}
						text={formatMessage(messages.notListedText)}
					/>
				) : (
					<Outline />
				)}
			</RowPanel>
		</Box>
	);
}
