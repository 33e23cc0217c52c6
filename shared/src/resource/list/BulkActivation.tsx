import { useState } from 'react';
import { call } from '../../api/index.ts';
import { useErrorText, useIntl } from '../../i18n/index.ts';
import type { Selection } from '../../table/index.ts';
import { Button, toast } from '../../ui/index.ts';
import type { AnyResource } from '../definition.ts';
import { type Row, rowsIn } from '../row.ts';
import type { ActivationActions } from './useActivation.ts';
import { queryOfState, type ResourceList } from './useResourceList.ts';

/** Each row is a call of its own: more of them would take minutes. */
export const BULK_LIMIT = 200;

interface Props {
	resource: AnyResource;
	list: ResourceList;
	activation: ActivationActions;
	selection: Selection;
	/** Others stay as they are. */
	mayChange: (row: Row) => boolean;
	onDone: () => void;
}

/** Blocks or unblocks what is selected: the ticked rows, or every row of the filter. */
export function BulkActivation({
	resource,
	list,
	activation,
	selection,
	mayChange,
	onDone,
}: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const [isPending, setPending] = useState(false);

	async function rowsMeant(): Promise<readonly Row[]> {
		if (selection.kind === 'rows')
			return (list.rows ?? []).filter(({ id }) => selection.ids.includes(id));
		const query = { ...queryOfState(list.url.state), limit: BULK_LIMIT, offset: 0 };
		return rowsIn(await call(resource.endpoints.list, { query }));
	}

	async function change(isActive: boolean) {
		setPending(true);
		try {
			const rows = await rowsMeant();
			await activation.change(
				rows.filter((row) => row.is_active !== isActive && mayChange(row)),
				isActive,
			);
			onDone();
		} catch (error) {
			toast.error(errorText(error));
		} finally {
			setPending(false);
		}
	}

	return (
		<>
			<Button size="sm" variant="outline" waits={isPending} onClick={() => void change(false)}>
				{formatMessage(activation.words.deactivate)}
			</Button>
			<Button size="sm" variant="outline" waits={isPending} onClick={() => void change(true)}>
				{formatMessage(activation.words.activate)}
			</Button>
		</>
	);
}
