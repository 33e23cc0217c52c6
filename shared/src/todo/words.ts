import type { Todo } from '../contract/todo.ts';
import { useFormats, useIntl } from '../i18n/index.ts';
import { useSession } from '../session/index.ts';
import { sentencesOf } from './sentences.ts';

/** What an entry is, and why it is there. */
export function useTodoWords(): (todo: Pick<Todo, 'kind' | 'facts'>) => {
	title: string;
	text: string;
} {
	const { formatMessage } = useIntl();
	const { amount, percent, day, dateTime, clock } = useFormats();
	const reader = useSession(({ user }) => user?.id);
	return (todo) =>
		sentencesOf(todo, { write: formatMessage, amount, percent, day, dateTime, clock, reader });
}
