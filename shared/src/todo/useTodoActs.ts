import { type PutOff, type Todo, todoApi } from '../contract/todo.ts';
import { useWrite } from '../data/index.ts';
import { useErrorText, useIntl } from '../i18n/index.ts';
import { toast } from '../ui/index.ts';
import { messages } from './messages.ts';
import { useTodoWords } from './words.ts';

export interface Given {
	id: string;
	name: string;
}

/** What a person does about an entry; each is said, and can be taken back for ten seconds. */
export function useTodoActs(todo: Todo) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const entry = useTodoWords()(todo).title;
	const assign = useWrite(todoApi.assign, [todoApi.list]);
	const putOff = useWrite(todoApi.putOff, [todoApi.list]);
	const done = useWrite(todoApi.done, [todoApi.list]);

	/** Says what was done, with the way back from the version that came of it. */
	async function act(work: Promise<Todo>, said: string, back?: (after: Todo) => Promise<Todo>) {
		try {
			const after = await work;
			const undo = back && {
				label: formatMessage(messages.undo),
				onClick: () => void act(back(after), entry),
			};
			toast.success(said, undo && { action: undo });
		} catch (error) {
			toast.error(errorText(error));
		}
	}
	const give = ({ id, version }: Todo, person: string | null) =>
		assign.mutateAsync({ body: { id, version, person } });
	const put = ({ id, version }: Todo, until: PutOff | null) =>
		putOff.mutateAsync({ body: { id, version, until } });
	const say = ({ id, version }: Todo, is_done: boolean) =>
		done.mutateAsync({ body: { id, version, is_done } });

	return {
		isPending: assign.isPending || putOff.isPending || done.isPending,
		give: (person: Given | null) =>
			act(
				give(todo, person?.id ?? null),
				person
					? formatMessage(messages.saidGiven, { entry, name: person.name })
					: formatMessage(messages.saidTaken, { entry }),
				(after) => give(after, todo.assigned_to),
			),
		putOff: (until: PutOff) =>
			act(put(todo, until), formatMessage(messages.saidPutOff, { entry }), (after) =>
				put(after, null),
			),
		takeUp: () => act(put(todo, null), entry),
		markDone: () =>
			act(say(todo, true), formatMessage(messages.saidDone, { entry }), (after) =>
				say(after, false),
			),
		markOpen: () => act(say(todo, false), entry),
	};
}
