import type { RouteObject } from '@borlette/shared/router';
import { Navigate } from '@borlette/shared/router';
import { SCREENS_ROOT } from '@borlette/shared/screens';
import { FailureAction } from './federation/notes/failureAction.ts';
import { RemoteRoutes } from './federation/pages/RemoteRoutes.tsx';
import { DashboardLayout } from './layout/DashboardLayout.tsx';
import { CopyReport } from './mixes/CopyReport.tsx';
import { CrashPage } from './pages/CrashPage.tsx';
import { publicRoutes } from './pages/routes.tsx';
import { SessionGate } from './session/SessionGate.tsx';

/** The host's own pages; below SCREENS_ROOT the registry decides. */
export const routes: RouteObject[] = [
	...publicRoutes,
	{
		path: `${SCREENS_ROOT}/*`,
		errorElement: <CrashPage />,
		element: (
			<SessionGate>
				<DashboardLayout>
					<FailureAction value={CopyReport}>
						<RemoteRoutes />
					</FailureAction>
				</DashboardLayout>
			</SessionGate>
		),
	},
	{ path: '*', element: <Navigate to="/404" replace /> },
];
