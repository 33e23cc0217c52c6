import { STORED, storage } from '@borlette/shared/session';
import { LoadingScreen } from '@borlette/shared/ui';
import { lazy, type ReactNode, Suspense } from 'react';

const Shell = lazy(async () => ({
	default: (await import(/* webpackChunkName: "layout" */ './Shell.tsx')).Shell,
}));

/** The frame of every signed-in page. Its code is not part of the sign-in's. */
export function DashboardLayout({ children }: { children: ReactNode }) {
	return (
		<Suspense fallback={<LoadingScreen logo={storage.get(STORED.logo)} />}>
			<Shell>{children}</Shell>
		</Suspense>
	);
}
