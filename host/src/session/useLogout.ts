import { useQueryClient } from '@borlette/shared/data';
import { useNavigate } from '@borlette/shared/router';
import { unsaved, unsent, useSession } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import { useCallback } from 'react';
import { create } from 'zustand';
import { WORDS } from './words.ts';

interface Leaving {
	/** How many things are not sent yet of somebody who wants to sign out. */
	unsent: number;
	/** Something that they typed is not saved. */
	isUnsaved: boolean;
}

/** With neither nobody is asked. */
export const NOTHING_LEFT: Leaving = { unsent: 0, isUnsaved: false };
export const useLeaving = create<Leaving>()(() => NOTHING_LEFT);

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

/** The same, unless something is not sent or not saved yet: then it is asked first (`LeavingQuestion`). */
export function useLogout(): () => Promise<void> {
	const logout = useLogoutAnyway();
	return useCallback(
		async function signOutOrAsk() {
			const { user } = useSession.getState();
			const left = user ? { unsent: unsent.of(user), isUnsaved: unsaved.of(user) } : NOTHING_LEFT;
			if (left.unsent > 0 || left.isUnsaved) useLeaving.setState(left);
			else await logout();
		},
		[logout],
	);
}
