import { useState } from 'react';
import { can, useSession } from '../../session/index.ts';
import type { AnyResource } from '../define.tsx';
import type { RowAction } from '../kinds.ts';
import type { Row } from '../row.ts';

export type AnyRowAction = RowAction<Row>;

interface Opened {
	row: Row;
	action: Extract<AnyRowAction, { dialog: unknown }>;
}

/** The further actions that the person may take, and the dialog of the one that was taken. */
export function useRowActions(resource: AnyResource) {
	const user = useSession((session) => session.user);
	const [opened, setOpened] = useState<Opened | null>(null);
	const actions = ((resource.rowActions ?? []) as readonly AnyRowAction[]).filter(
		({ permission }) => can(user, permission),
	);
	const actionsOf = (row: Row) =>
		actions.filter(({ applies }) => !applies || (user !== null && applies(row, user)));
	const Dialog = opened?.action.dialog;
	return {
		hasAny: actions.length > 0,
		actionsOf,
		open: (row: Row, action: Opened['action']) => setOpened({ row, action }),
		dialog: opened && Dialog && <Dialog item={opened.row} onClose={() => setOpened(null)} />,
	};
}
export type RowActionsOfResource = Pick<ReturnType<typeof useRowActions>, 'actionsOf' | 'open'>;
