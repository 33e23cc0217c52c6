import type { Permission } from '@borlette/shared/contract';
import { useCan } from '@borlette/shared/session';
import type { ReactNode } from 'react';
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx';

interface Props {
	/** null: everybody signed in. */
	permission: Permission | null;
	children: ReactNode;
}

/** Hides a page from those who lack its code; the API refuses them in any case. */
export function RequirePermission({ permission, children }: Props) {
	return useCan(permission) ? children : <ForbiddenPage />;
}
