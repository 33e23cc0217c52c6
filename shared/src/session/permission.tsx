import type { ReactNode } from 'react';
import {
	type Codes,
	codesOf,
	type Endpoint,
	needsCompany,
	type Permission,
} from '../contract/index.ts';
import { can, isEverywhere } from './may.ts';
import { useSession } from './store.ts';

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

/** Whether the API would let the person make the call, as far as role, codes and a chosen company say. */
export function useMayCall(endpoint: Endpoint): boolean {
	const holds = useCan(codesOf(endpoint));
	const lacksCompany = useLacksCompany(endpoint);
	const role = useSession(({ user }) => user?.role);
	const roles = typeof endpoint.access === 'object' ? endpoint.access.roles : undefined;
	return holds && !lacksCompany && role !== undefined && (roles?.includes(role) ?? true);
}

/** Shows its children to holders of the code. It hides; the API refuses. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
	return useCan(permission) ? children : null;
}
