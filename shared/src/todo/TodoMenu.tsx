import { PUT_OFF, type Todo, todoApi } from '../contract/todo.ts';
import { useRead } from '../data/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useSession } from '../session/index.ts';
import { IconButton, Menu, MoreIcon, Portal, Spinner } from '../ui/index.ts';
import { messages } from './messages.ts';
import type { useTodoActs } from './useTodoActs.ts';

interface Props {
	todo: Todo;
	entry: string;
	acts: ReturnType<typeof useTodoActs>;
	/** Who may not, leaves it in sight of those who may. */
	mayDo: boolean;
}

/** To whom an entry may be given, and until when it may be put off. */
export function TodoMenu({ todo, entry, acts, mayDo }: Props) {
	const { formatMessage } = useIntl();
	return (
		<Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
			<Menu.Trigger asChild>
				<IconButton
					variant="ghost"
					size="sm"
					colorPalette="gray"
					aria-label={formatMessage(messages.more, { entry })}
				>
					<MoreIcon aria-hidden />
				</IconButton>
			</Menu.Trigger>
			<Portal>
				<Menu.Positioner>
					<Menu.Content maxH="80dvh" overflowY="auto">
						{todo.state !== 'open' && (
							<Menu.Item
								value="open"
								onClick={() => void (todo.state === 'done' ? acts.markOpen() : acts.takeUp())}
							>
								{formatMessage(todo.state === 'done' ? messages.notDone : messages.takeUp)}
							</Menu.Item>
						)}
						{todo.state === 'open' && mayDo && (
							<Menu.ItemGroup>
								<Menu.ItemGroupLabel>{formatMessage(messages.putOff)}</Menu.ItemGroupLabel>
								{PUT_OFF.map((until) => (
									<Menu.Item key={until} value={until} onClick={() => void acts.putOff(until)}>
										{formatMessage(messages[until])}
									</Menu.Item>
								))}
							</Menu.ItemGroup>
						)}
						<People todo={todo} acts={acts} />
					</Menu.Content>
				</Menu.Positioner>
			</Portal>
		</Menu.Root>
	);
}

/** Read when the menu opens. */
function People({ todo, acts }: Pick<Props, 'todo' | 'acts'>) {
	const { formatMessage } = useIntl();
	const myself = useSession(({ user }) => user?.id);
	const { data } = useRead(todoApi.people, { params: { todoId: todo.id } });
	const others = data?.filter(({ id }) => id !== todo.assigned_to);
	return (
		<Menu.ItemGroup>
			<Menu.ItemGroupLabel>{formatMessage(messages.giveTo)}</Menu.ItemGroupLabel>
			{todo.assigned_to && (
				<Menu.Item value="nobody" onClick={() => void acts.give(null)}>
					{formatMessage(messages.giveBack)}
				</Menu.Item>
			)}
			{!others && <Spinner size="sm" mx="3" my="2" />}
			{others?.length === 0 && (
				<Menu.Item value="none" disabled>
					{formatMessage(messages.nobody)}
				</Menu.Item>
			)}
			{others?.map((person) => (
				<Menu.Item key={person.id} value={person.id} onClick={() => void acts.give(person)}>
					{person.id === myself ? formatMessage(messages.take) : person.name}
				</Menu.Item>
			))}
		</Menu.ItemGroup>
	);
}
