import { useSession } from '@borlette/shared/session';
import { LoadingScreen } from '@borlette/shared/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { UnreachablePage } from '../offline/UnreachablePage.tsx';
import { SessionWait } from './SessionWait.tsx';
import { useOtherTabs } from './useOtherTabs.ts';

const BrandedLoginPage = lazy(async () => ({
	default: (await import('./BrandedLoginPage.tsx')).BrandedLoginPage,
}));
const ChoosePasswordPage = lazy(async () => ({
	default: (await import('./ChoosePasswordPage.tsx')).ChoosePasswordPage,
}));
const SecondStepPage = lazy(async () => ({
	default: (await import('./SecondStepPage.tsx')).SecondStepPage,
}));

/**
 * What is behind the sign-in. Signed out, the login screen stands in its place and the address
 * stays, so that the reload after signing in shows what was asked for.
 */
export function SessionGate({ children }: { children: ReactNode }) {
	const status = useSession((state) => state.status);
	const isPasswordDue = useSession((state) => state.user?.password_due === true);
	const isStepDue = useSession((state) => state.user?.second_step_due === true);
	const isUnreachable = useSession((state) => state.isUnreachable);
	useOtherTabs();
	if (isUnreachable) return <UnreachablePage />;
	if (status === 'uninitialised') return <SessionWait />;
	if (status === 'authenticated' && !isPasswordDue && !isStepDue) return children;
	return <Suspense fallback={<LoadingScreen />}>{inPlace()}</Suspense>;

	function inPlace() {
		if (status !== 'authenticated') return <BrandedLoginPage />;
		return isPasswordDue ? <ChoosePasswordPage /> : <SecondStepPage />;
	}
}
