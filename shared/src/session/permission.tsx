import type { ReactNode } from 'react';
import { type Codes, type Endpoint, needsCompany, type Permission } from '../contract/index.ts';
import { can, isEverywhere, useSession } from './store.ts';

/** Whether the person signed in holds the code, or any of several; no code: yes. */
export function useCan(permission: Codes | null | undefined): boolean {
	return useSession(({ user }) => can(user, permission));
}

/** Whether the API would refuse the call with `company_required`: offer nothing that ends in it. */
export function useLacksCompany(endpoint: Endpoint | undefined): boolean {
	return useSession(
		({ user }) => Boolean(endpoint && needsCompany(endpoint)) && isEverywhere(user),
	);
}

/** Shows its children to holders of the code. It hides; the API refuses. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
	return useCan(permission) ? children : null;
}
