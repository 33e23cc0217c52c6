import { useState } from 'react';
import { codesOf } from '../../contract/index.ts';
import { useFormats } from '../../i18n/index.ts';
import { useMayOpen } from '../../screens/index.ts';
import { useCan, useLacksCompany, useSession } from '../../session/index.ts';
import type { AnyResource } from '../definition.ts';
import type { Row } from '../row.ts';
import { useEditAddressOf } from '../screens.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RowActions } from './RowActions.tsx';
import { useActivation } from './useActivation.ts';
import { useRowActions } from './useRowActions.tsx';

/** What the person may do with each row of a list, and the questions that come of it. */
export function useRowMenu(resource: AnyResource) {
	const formats = useFormats();
	const activation = useActivation(resource);
	const further = useRowActions(resource);
	const editAddressOf = useEditAddressOf(resource);
	const { update, remove } = resource.endpoints;
	const mayOpenEdit = useMayOpen()(resource.screens.edit ?? '');
	const mayEdit = !useLacksCompany(update) && mayOpenEdit;
	const holdsRemove = useCan(codesOf(remove));
	const mayRemove = !useLacksCompany(remove) && holdsRemove && Boolean(remove);
	const user = useSession((session) => session.user);
	const isLocked = (row: Row) => user !== null && Boolean(resource.readOnly?.applies(row, user));
	const [removed, setRemoved] = useState<Row | null>(null);

	const hasAny = mayEdit || mayRemove || activation.isAllowed || further.hasAny;
	const actions = (row: Row) => (
		<RowActions
			row={row}
			name={resource.nameOf(row, formats)}
			editPath={editAddressOf(row)}
			further={further}
			activation={activation.isAllowed && !isLocked(row) ? activation : undefined}
			onRemove={mayRemove && !isLocked(row) ? setRemoved : undefined}
		/>
	);
	return {
		/** undefined: nothing, whichever row. */
		actions: hasAny ? actions : undefined,
		dialogs: (
			<>
				{mayRemove && (
					<RemoveDialog resource={resource} row={removed} onClose={() => setRemoved(null)} />
				)}
				{further.dialog}
			</>
		),
		activation,
		mayTick: (row: Row) => !isLocked(row),
	};
}
