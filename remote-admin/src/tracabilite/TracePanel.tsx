import type { TraceEntry, tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import { useList } from '@borlette/shared/data';
import { useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { RowPanel } from '@borlette/shared/resource';
import { Link } from '@borlette/shared/router';
import { Box, Button, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@borlette/shared/ui';
import { ChangeTable } from './ChangeTable.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { messages } from './messages.ts';
import { useEntryTitle } from './words.ts';

type Trail = (typeof tracabiliteApi)['agents' | 'supervisors' | 'companies'];
export interface PanelProps {
	/** Id of the entry. */
	readonly name: string;
	readonly onClose: () => void;
}

/** An entry of a trail: its facts, and what was before and after. */
export function TracePanel({ trail, name, onClose }: PanelProps & { trail: Trail }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const titleOf = useEntryTitle();
	const { rows, error, refetch } = useList(trail, { id: name, limit: 1 });
	const entry = rows?.[0];
	const isUnknown = (rows && !entry) || error?.code === 'validation_failed';
	return (
		<RowPanel
			title={entry ? titleOf(entry) : formatMessage(messages.entry)}
			closeLabel={formatMessage(words.close)}
			size="lg"
			onClose={onClose}
		>
			{isUnknown ? (
				<EmptyState
					title={formatMessage(messages.unknownTitle)}
					text={formatMessage(messages.unknownText)}
				/>
			) : entry ? (
				<Entry entry={entry} />
			) : error ? (
				<ErrorState
					title={formatMessage(messages.failedTitle)}
					text={errorText(error)}
					onRetry={() => void refetch()}
				/>
			) : (
				<Box role="status" aria-busy="true">
					<VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
					<Skeleton height="360px" />
				</Box>
			)}
		</RowPanel>
	);
}

function Entry({ entry }: { entry: TraceEntry }) {
	const { formatMessage } = useIntl();
	const search = new URLSearchParams({ object_type: entry.object_type, q: entry.object_label });
	return (
		<>
			<EntryFacts entry={entry} />
			<ChangeTable entry={entry} />
			<Button asChild variant="outline" mt="6">
				<Link to={`?${search}`}>{formatMessage(messages.sameObject)}</Link>
			</Button>
		</>
	);
}
