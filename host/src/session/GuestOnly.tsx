import { Navigate } from '@borlette/shared/router';
import { SCREENS_ROOT } from '@borlette/shared/screens';
import { useSession } from '@borlette/shared/session';
import { LoadingScreen } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { UnreachablePage } from '../offline/UnreachablePage.tsx';
import { useOtherTabs } from './useOtherTabs.ts';

/** Pages for people who are not signed in; the others go to the dashboard. */
export function GuestOnly({ children }: { children: ReactNode }) {
	const status = useSession((state) => state.status);
	const isUnreachable = useSession((state) => state.isUnreachable);
	useOtherTabs();
	if (isUnreachable) return <UnreachablePage />;
	if (status === 'uninitialised') return <LoadingScreen />;
	if (status === 'authenticated') return <Navigate to={SCREENS_ROOT} replace />;
	return children;
}
