import type { Permission, Role } from '@borlette/shared/contract';
import { useCan, useSession } from '@borlette/shared/session';
import type { ReactNode } from 'react';
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx';

interface Props {
	/** null: everybody signed in. */
	permission: Permission | null;
	/** Without them every role. */
	roles?: readonly Role[] | undefined;
	children: ReactNode;
}

/** Hides a page from those who lack its code or role; the API refuses them in any case. */
export function RequirePermission({ permission, roles, children }: Props) {
	const role = useSession(({ user }) => user?.role);
	const isRole = !roles || (role !== undefined && roles.includes(role));
	return useCan(permission) && isRole ? children : <ForbiddenPage />;
}
