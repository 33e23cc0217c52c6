import { useSession } from '@borlette/shared/session';

/** As a receipt names who took the cash. */
export const useActorName = (): string =>
	useSession(({ user }) => [user?.first_name, user?.last_name].filter(Boolean).join(' '));
