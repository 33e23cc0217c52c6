import { STORED, storage, useSession } from '@borlette/shared/session';
import { LoadingScreen } from '@borlette/shared/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useOtherTabs } from './useOtherTabs.ts';

const LoginPage = lazy(async () => ({ default: (await import('./LoginPage.tsx')).LoginPage }));
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
	useOtherTabs();
	if (status === 'uninitialised') return <LoadingScreen logo={storage.get(STORED.logo)} />;
	if (status === 'authenticated' && !isPasswordDue && !isStepDue) return children;
	return <Suspense fallback={<LoadingScreen />}>{inPlace()}</Suspense>;

	function inPlace() {
		if (status !== 'authenticated') return <LoginPage />;
		return isPasswordDue ? <ChoosePasswordPage /> : <SecondStepPage />;
	}
}
