import { useWrite } from '../../data/index.ts';
import { useErrorText, useFormats, useIntl, words } from '../../i18n/index.ts';
import { ConfirmDialog, toast } from '../../ui/index.ts';
import { type AnyResource, callOf, readsOf } from '../definition.ts';
import { resourceMessages } from '../messages.ts';
import type { Row } from '../row.ts';
import { usePutBack } from './usePutBack.ts';

interface Props {
	resource: AnyResource;
	/** null: nothing is to be deleted. */
	row: Row | null;
	onClose: () => void;
}

/** Deletes in the body (`id`), except where the call takes the id in its query (`tirageId`). */
const inputOf = (resource: AnyResource, { id }: Row) =>
	callOf(resource, 'remove').input.query
		? { query: { [resource.param ?? 'id']: id } }
		: { body: { id } };

/** Asks before a row is deleted; stays open with the reason when the API refuses. */
export function RemoveDialog({ resource, row, onClose }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const formats = useFormats();
	const remove = useWrite(callOf(resource, 'remove'), readsOf(resource));
	const putBack = usePutBack(resource);
	const undo = row ? putBack(row) : undefined;
	const name = row ? resource.nameOf(row, formats) : '';

	function close() {
		remove.reset();
		onClose();
	}

	return (
		<ConfirmDialog
			isOpen={row !== null}
			title={formatMessage(resourceMessages.removeTitle, { name })}
			text={
				(row && resource.removeText?.(row)) ??
				formatMessage(undo ? resourceMessages.removeTextBriefly : resourceMessages.removeText)
			}
			confirmLabel={formatMessage(resourceMessages.remove)}
			cancelLabel={formatMessage(words.cancel)}
			isDangerous
			isPending={remove.isPending}
			failure={remove.error && errorText(remove.error)}
			onCancel={close}
			onConfirm={() =>
				row &&
				remove.mutate(inputOf(resource, row), {
					onSuccess: () => {
						toast.success(formatMessage(resourceMessages.removed, { name }), undo);
						close();
					},
				})
			}
		/>
	);
}
