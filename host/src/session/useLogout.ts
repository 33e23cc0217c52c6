import { useQueryClient } from '@borlette/shared/data';
import { useNavigate } from '@borlette/shared/router';
import { useSession } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import { useCallback } from 'react';
import { WORDS } from './words.ts';

/** Signs out, whether or not the server answers; nothing that was read stays behind. */
export function useLogout(): () => Promise<void> {
	const client = useQueryClient();
	const navigate = useNavigate();
	return useCallback(
		async function signOut() {
			const hasServerAnswered = await useSession.getState().logout();
			client.clear();
			if (!hasServerAnswered) toast.error(WORDS.logoutFailed);
			// At once: the form that is in the page's place would take what is typed with it.
			navigate('/auth/login', { replace: true, flushSync: true });
		},
		[client, navigate],
	);
}
