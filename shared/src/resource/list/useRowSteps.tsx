import type { ComponentType, ReactNode } from 'react';
import { useRead } from '../../data/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { useMayOpen } from '../../screens/index.ts';
import { BlockIcon, EditIcon, UnblockIcon } from '../../ui/index.ts';
import { type AnyResource, callOf } from '../definition.ts';
import { resourceMessages } from '../messages.ts';
import { type Row, rowIn } from '../row.ts';
import { useEditAddressOf } from '../screens.ts';
import { useActivation } from './useActivation.ts';
import { useRowActions } from './useRowActions.tsx';

/** What may be done with a row: it leads somewhere, or is done at once. */
export type RowStep = {
	readonly name: string;
	readonly label: string;
	readonly icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;
} & ({ readonly to: string } | { readonly onPress: () => void });

/** What the menu of a row has, for the page of that row. The row is read where there is anything to do with it. */
export function useRowSteps(
	resource: AnyResource,
	/** undefined: nothing may be done. */
	id: string | undefined,
): { readonly steps: readonly RowStep[]; readonly dialog: ReactNode } {
	const { formatMessage } = useIntl();
	const further = useRowActions(resource);
	const activation = useActivation(resource);
	const editAddressOf = useEditAddressOf(resource);
	const mayEdit = useMayOpen()(resource.screens.edit ?? '');
	const row = useRow(resource, mayEdit || further.hasAny || activation.isAllowed ? id : undefined);
	if (!row) return { steps: [], dialog: null };
	const edit = editAddressOf(row);
	const isActive = Boolean(row.is_active);
	const steps: RowStep[] = [];
	if (edit) {
		const label = formatMessage(resourceMessages.edit);
		steps.push({ name: 'edit', label, icon: EditIcon, to: edit });
	}
	for (const action of further.actionsOf(row)) {
		const { name, icon } = action;
		const step = { name, icon, label: formatMessage(action.label) };
		if ('dialog' in action) {
			steps.push({ ...step, onPress: () => further.open(row, action) });
			continue;
		}
		const to = further.addressOf(row, action);
		if (to) steps.push({ ...step, to });
	}
	if (activation.isAllowed)
		steps.push({
			name: 'activation',
			label: formatMessage(isActive ? activation.words.deactivate : activation.words.activate),
			icon: isActive ? BlockIcon : UnblockIcon,
			onPress: () => void activation.change([row], !isActive),
		});
	return { steps, dialog: further.dialog };
}

function useRow(resource: AnyResource, id: string | undefined): Row | undefined {
	const { param = 'id' } = resource;
	const read = useRead(
		callOf(resource, 'one'),
		{ params: { [param]: id ?? '' } },
		{ enabled: id !== undefined },
	);
	return rowIn(read.data);
}
