import type { RouteMeta } from '@borlette/shared/federation';
import { mayOpen } from '@borlette/shared/screens';
import { useSession } from '@borlette/shared/session';
import type { ReactNode } from 'react';
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx';

interface Props {
	/** The page: of its codes one that nobody grants nobody holds. */
	route: Pick<RouteMeta, 'permission' | 'orPermission' | 'roles'>;
	children: ReactNode;
}

/** Hides a page from those who lack its code or role; the API refuses them in any case. */
export function RequirePermission({ route, children }: Props) {
	const isAllowed = useSession(({ user }) => mayOpen(user, route));
	return isAllowed ? children : <ForbiddenPage />;
}
