import type { ReactNode } from 'react';
import type { Codes, Permission } from '../contract/index.ts';
import { can, useSession } from './store.ts';

/** Whether the person signed in holds the code, or any of several; no code: yes. */
export function useCan(permission: Codes | null | undefined): boolean {
	return useSession(({ user }) => can(user, permission));
}

/** Shows its children to holders of the code. It hides; the API refuses. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
	return useCan(permission) ? children : null;
}
