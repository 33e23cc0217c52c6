import type { Role } from '@borlette/shared/contract';
import type { RouteMeta } from '@borlette/shared/federation';
import { mayOpen } from '@borlette/shared/screens';
import { useSession } from '@borlette/shared/session';
import type { ReactNode } from 'react';
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx';

interface Props {
	/** null: everybody signed in. One that nobody grants nobody holds. */
	permission: RouteMeta['permission'];
	/** Without them every role. */
	roles?: readonly Role[] | undefined;
	children: ReactNode;
}

/** Hides a page from those who lack its code or role; the API refuses them in any case. */
export function RequirePermission({ permission, roles, children }: Props) {
	const isAllowed = useSession(({ user }) =>
		mayOpen(user, { permission, ...(roles && { roles }) }),
	);
	return isAllowed ? children : <ForbiddenPage />;
}
