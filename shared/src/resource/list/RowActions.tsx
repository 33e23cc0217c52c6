import { useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { useNavigate } from '../../router/index.ts';
import { tableMessages } from '../../table/index.ts';
import {
	BlockIcon,
	DeleteIcon,
	EditIcon,
	IconButton,
	Menu,
	MoreIcon,
	Portal,
	UnblockIcon,
} from '../../ui/index.ts';
import { resourceMessages } from '../messages.ts';
import type { Row } from '../row.ts';
import type { ActivationActions } from './useActivation.ts';
import type { RowActionsOfResource } from './useRowActions.tsx';

interface Props {
	row: Row;
	name: string;
	editPath: string | undefined;
	further: RowActionsOfResource;
	activation: ActivationActions | undefined;
	onRemove: ((row: Row) => void) | undefined;
}

/**
 * The menu of a row. A menu costs more than all cells of its row, so there is only a button until
 * it is first pressed.
 */
export function RowActions(props: Props) {
	const { formatMessage } = useIntl();
	const [wasOpened, setOpened] = useState(false);
	const button = (
		<IconButton
			variant="ghost"
			size="sm"
			aria-haspopup="menu"
			aria-label={formatMessage(tableMessages.rowActions, { row: props.name })}
			onClick={() => setOpened(true)}
		>
			<MoreIcon />
		</IconButton>
	);
	return wasOpened ? <OpenedMenu {...props}>{button}</OpenedMenu> : button;
}

function OpenedMenu({
	row,
	editPath,
	further,
	activation,
	onRemove,
	children,
}: Props & { children: React.ReactNode }) {
	const { formatMessage } = useIntl();
	const navigate = useNavigate();
	const isActive = Boolean(row.is_active);
	const ActivationIcon = isActive ? BlockIcon : UnblockIcon;
	return (
		<Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
			<Menu.Trigger asChild>{children}</Menu.Trigger>
			<Portal>
				<Menu.Positioner>
					<Menu.Content>
						{editPath && (
							<Menu.Item value="edit" onClick={() => void navigate(editPath)}>
								<EditIcon size={16} aria-hidden />
								{formatMessage(resourceMessages.edit)}
							</Menu.Item>
						)}
						{further.actionsOf(row).map((action) => (
							<Menu.Item
								key={action.name}
								value={action.name}
								onClick={() =>
									'dialog' in action
										? further.open(row, action)
										: void navigate(further.addressOf(row, action) ?? '.')
								}
							>
								<action.icon size={16} aria-hidden />
								{formatMessage(action.label)}
							</Menu.Item>
						))}
						{activation && (
							<Menu.Item
								value="activation"
								onClick={() => void activation.change([row], !isActive)}
							>
								<ActivationIcon size={16} aria-hidden />
								{formatMessage(isActive ? activation.words.deactivate : activation.words.activate)}
							</Menu.Item>
						)}
						{onRemove && (
							<Menu.Item value="remove" color="fg.error" onClick={() => onRemove(row)}>
								<DeleteIcon size={16} aria-hidden />
								{formatMessage(resourceMessages.remove)}
							</Menu.Item>
						)}
					</Menu.Content>
				</Menu.Positioner>
			</Portal>
		</Menu.Root>
	);
}
