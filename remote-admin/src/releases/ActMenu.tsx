import { useIntl } from '@borlette/shared/i18n';
import {
	BlockIcon,
	DeleteIcon,
	IconButton,
	Menu,
	MoreIcon,
	Portal,
	ResetIcon,
	UploadIcon,
} from '@borlette/shared/ui';
import { type Act, GRAVE } from './acts.ts';
import { messages } from './messages.ts';
import { wordOf } from './words.ts';

const ICONS = { promote: UploadIcon, rollback: ResetIcon, kill: BlockIcon, remove: DeleteIcon };

interface Props {
	name: string;
	acts: readonly Act[];
	onAct: (act: Act) => void;
}

/** What may be done with a remote. */
export function ActMenu({ name, acts, onAct }: Props) {
	const { formatMessage } = useIntl();
	const wordsOf = (act: Act) =>
		formatMessage(wordOf(act), { channel: formatMessage(messages[act.channel]) });
	return (
		<Menu.Root positioning={{ placement: 'bottom-end' }}>
			<Menu.Trigger asChild>
				<IconButton
					variant="ghost"
					size="sm"
					aria-label={formatMessage(messages.actions, { name })}
				>
					<MoreIcon />
				</IconButton>
			</Menu.Trigger>
			<Portal>
				<Menu.Positioner>
					<Menu.Content>
						{acts.map((act) => {
							const Icon = ICONS[act.name];
							const key = `${act.name} ${act.channel}`;
							return (
								<Menu.Item
									key={key}
									value={key}
									{...(GRAVE.includes(act.name) && { color: 'fg.error' })}
									onClick={() => onAct(act)}
								>
									<Icon size={16} aria-hidden />
									{wordsOf(act)}
								</Menu.Item>
							);
						})}
					</Menu.Content>
				</Menu.Positioner>
			</Portal>
		</Menu.Root>
	);
}
