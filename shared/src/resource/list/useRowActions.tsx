import { useState } from 'react';
import { needsCompany } from '../../contract/index.ts';
import { useAddressOf, useMayOpen } from '../../screens/index.ts';
import { can, isEverywhere, useSession } from '../../session/index.ts';
import type { AnyResource } from '../definition.ts';
import type { RowAction } from '../parts.ts';
import type { Row } from '../row.ts';

export type AnyRowAction = RowAction<Row>;
type Opening = Extract<AnyRowAction, { dialog: unknown }>;
type Leading = Extract<AnyRowAction, { to: unknown }>;

interface Opened {
	row: Row;
	action: Opening;
}

/** The further actions that the person may take, and the dialog of the one that was taken. */
export function useRowActions(resource: AnyResource) {
	const user = useSession((session) => session.user);
	const mayOpen = useMayOpen();
	const addressOf = useAddressOf();
	const [opened, setOpened] = useState<Opened | null>(null);
	const lacks = ({ endpoint }: Opening) =>
		endpoint !== undefined && needsCompany(endpoint) && isEverywhere(user);
	const actions = (resource.rowActions ?? []).filter((action: AnyRowAction) =>
		'dialog' in action ? can(user, action.permission) && !lacks(action) : mayOpen(action.to.name),
	);
	const actionsOf = (row: Row) =>
		actions.filter(({ applies }) => !applies || (user !== null && applies(row, user)));
	const Dialog = opened?.action.dialog;
	return {
		hasAny: actions.length > 0,
		actionsOf,
		addressOf: (row: Row, { to }: Leading) => addressOf(to, row),
		open: (row: Row, action: Opening) => setOpened({ row, action }),
		dialog: opened && Dialog && <Dialog item={opened.row} onClose={() => setOpened(null)} />,
	};
}
export type RowActionsOfResource = Pick<
	ReturnType<typeof useRowActions>,
	'actionsOf' | 'addressOf' | 'open'
>;
