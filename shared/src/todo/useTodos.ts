import type { InputOf } from '../contract/index.ts';
import { kindsSeen } from '../contract/todo.kinds.ts';
import { todoApi } from '../contract/todo.ts';
import { useLive, useRead } from '../data/index.ts';
import { useSession } from '../session/index.ts';

/** What shows the first of them: panel and card read the same. */
export const FIRST_TODOS = { limit: 25, state: 'open' } as const;

const LIVE = [{ read: todoApi.list, on: ['todo'] }] as const;
const NOTHING = [] as const;
/** What is put off comes back without an event. */
const EVERY = { refetchInterval: 60_000 };

/** Whether there is a kind that this person sees. */
export const useSeesTodos = (): boolean =>
	useSession(
		({ user }) =>
			user !== null &&
			kindsSeen(user.role, new Set(user.perms.map(({ codename }) => codename))).length > 0,
	);

/** Entries that the person sees, as they come and go. */
export function useTodos(query: InputOf<typeof todoApi.list>['query'] & { limit: number }) {
	const sees = useSeesTodos();
	useLive(sees ? LIVE : NOTHING);
	const read = useRead(todoApi.list, { query }, { ...EVERY, enabled: sees, keepPrevious: true });
	return { ...read, data: read.data && 'items' in read.data ? read.data : undefined };
}
