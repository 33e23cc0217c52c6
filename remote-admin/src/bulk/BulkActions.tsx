import { codesOf } from '@borlette/shared/contract';
import { useIntl } from '@borlette/shared/i18n';
import type { BulkProps } from '@borlette/shared/resource';
import { can, useSession } from '@borlette/shared/session';
import { Button, EditIcon, ExpandIcon, later, Menu, Portal } from '@borlette/shared/ui';
import { useState } from 'react';
import type { Change } from './changes.ts';
import { messages } from './messages.ts';

/** Lists do without forms. */
const BulkDialog = later(async () => (await import('./BulkDialog.tsx')).BulkDialog);

interface Props extends BulkProps {
	changes: readonly Change[];
}

/** What may be changed in the rows that are selected: a menu above them, and the dialog of each change. */
export function BulkActions({ changes, selection, filter, onDone }: Props) {
	const { formatMessage } = useIntl();
	const user = useSession((session) => session.user);
	const [opened, setOpened] = useState<Change | null>(null);
	// A supervisor neither gives surcussales away nor sets their rate: these codes do not say so.
	const isOfPart = user?.role === 'supervisor';
	const offered = changes.filter(
		({ api, permission }) =>
			can(user, codesOf(api.apply)) &&
			(!permission || can(user, permission)) &&
			!(isOfPart && api.object === 'surcussale' && api.change !== 'activation'),
	);
	if (offered.length === 0) return null;
	return (
		<>
			<Menu.Root positioning={{ placement: 'bottom-end' }}>
				<Menu.Trigger asChild>
					<Button size="sm">
						<EditIcon size={16} aria-hidden />
						{formatMessage(messages.menu)}
						<ExpandIcon size={16} aria-hidden />
					</Button>
				</Menu.Trigger>
				<Portal>
					<Menu.Positioner>
						<Menu.Content>
							{offered.map((change) => (
								<Menu.Item key={change.name} value={change.name} onClick={() => setOpened(change)}>
									<change.icon size={16} aria-hidden />
									{formatMessage(change.label)}
								</Menu.Item>
							))}
						</Menu.Content>
					</Menu.Positioner>
				</Portal>
			</Menu.Root>
			{opened && (
				<BulkDialog
					change={opened}
					selected={selection.kind === 'rows' ? { ids: [...selection.ids] } : { filter }}
					onClose={() => setOpened(null)}
					onDone={onDone}
				/>
			)}
		</>
	);
}
