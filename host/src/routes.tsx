import type { RouteObject } from '@borlette/shared/router';
import { Navigate } from '@borlette/shared/router';
import { RemoteRoutes } from './federation/RemoteRoutes.tsx';
import { DashboardLayout } from './layout/DashboardLayout.tsx';
import { CrashPage } from './pages/CrashPage.tsx';
import { publicRoutes } from './pages/routes.tsx';
import { SessionGate } from './session/SessionGate.tsx';

/** The host's own pages; below /dashboard the registry decides. */
export const routes: RouteObject[] = [
	...publicRoutes,
	{
		path: '/dashboard/*',
		errorElement: <CrashPage />,
		element: (
			<SessionGate>
				<DashboardLayout>
					<RemoteRoutes />
				</DashboardLayout>
			</SessionGate>
		),
	},
	{ path: '*', element: <Navigate to="/404" replace /> },
];
