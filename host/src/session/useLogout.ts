import { useQueryClient } from '@borlette/shared/data';
import { useNavigate } from '@borlette/shared/router';
import { unsent, useSession } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import { useCallback } from 'react';
import { create } from 'zustand';
import { WORDS } from './words.ts';

/** How many things are not sent yet of somebody who wants to sign out; 0: nobody is asked. */
export const useLeaving = create<{ unsent: number }>()(() => ({ unsent: 0 }));

/** Signs out, whether or not the server answers; nothing that was read stays behind. */
export function useLogoutAnyway(): () => Promise<void> {
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

/** The same, unless something is not sent yet: then it is asked first (`UnsentQuestion`). */
export function useLogout(): () => Promise<void> {
	const logout = useLogoutAnyway();
	return useCallback(
		async function signOutOrAsk() {
			const { user } = useSession.getState();
			const waiting = user ? unsent.of(user) : 0;
			if (waiting > 0) useLeaving.setState({ unsent: waiting });
			else await logout();
		},
		[logout],
	);
}
