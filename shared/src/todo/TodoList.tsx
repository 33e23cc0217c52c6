import type { Todo } from '../contract/todo.ts';
import { useIntl } from '../i18n/index.ts';
import { Box, EmptyState, SuccessIcon } from '../ui/index.ts';
import { useFocusKept } from '../ui/useFocusKept.ts';
import { messages } from './messages.ts';
import { TodoRow } from './TodoRow.tsx';

interface Props {
	todos: readonly Todo[];
	/** Something was chosen among them: that there is none says nothing of the rest. */
	isPart?: boolean;
	onFollow?: (() => void) | undefined;
}

/** Entries in their order; where there is none, that all is well. Who has dealt with one goes on at the next. */
export function TodoList(props: Props) {
	const focus = useFocusKept(props.todos);
	return (
		<Box data-list {...focus}>
			<Entries {...props} />
		</Box>
	);
}

function Entries({ todos, isPart = false, onFollow }: Props) {
	const { formatMessage } = useIntl();
	if (todos.length === 0 && isPart)
		return <EmptyState title={formatMessage(messages.nothingFound)} />;
	if (todos.length === 0) {
		return (
			<EmptyState
				icon={
					<Box as="span" color="fg.success">
						<SuccessIcon size={28} />
					</Box>
				}
				title={formatMessage(messages.nothing)}
				text={formatMessage(messages.nothingText)}
			/>
		);
	}
	return (
		<Box as="ul" listStyleType="none" aria-label={formatMessage(messages.title)}>
			{todos.map((todo) => (
				<TodoRow key={todo.id} todo={todo} onFollow={onFollow} />
			))}
		</Box>
	);
}
