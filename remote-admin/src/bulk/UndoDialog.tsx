import { agentApi } from '@borlette/shared/contract/agent';
import type { BulkChange } from '@borlette/shared/contract/bulk';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { useFormats, useIntl, words } from '@borlette/shared/i18n';
import { ConfirmDialog } from '@borlette/shared/ui';
import { useState } from 'react';
import { CHANGE_NAMES } from './changes.ts';
import { messages } from './messages.ts';
import { useUndo } from './useUndo.ts';

/** Asks before a change of many rows is taken back. */
export function UndoDialog({ item, onClose }: { item: BulkChange; onClose: () => void }) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const undo = useUndo([agentApi.list, surcussaleApi.list]);
	const [isPending, setPending] = useState(false);
	const { id, change, count, at } = item;
	const name = formatMessage(messages.rowsChanged, {
		change: formatMessage(CHANGE_NAMES[change]),
		count,
		at: dateTime(at),
	});
	return (
		<ConfirmDialog
			isOpen
			title={formatMessage(messages.undoTitle)}
			text={`${name} ${formatMessage(messages.undoText)}`}
			confirmLabel={formatMessage(messages.undoAction)}
			cancelLabel={formatMessage(words.cancel)}
			isPending={isPending}
			failure={null}
			onCancel={onClose}
			onConfirm={() => {
				setPending(true);
				void undo(id).then(onClose);
			}}
		/>
	);
}
