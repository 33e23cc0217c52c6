/** The router's parts that host and remotes use; the page holds one copy of them. */
export {
	createBrowserRouter,
	createMemoryRouter,
	generatePath,
	Link,
	matchPath,
	Navigate,
	NavLink,
	Outlet,
	type RouteObject,
	RouterProvider,
	useLocation,
	useMatches,
	useNavigate,
	useNavigationType,
	useParams,
	useRouteError,
	useRoutes,
} from 'react-router-dom';
export { GuardMoves } from './GuardMoves.tsx';
export { useGoOn, useSearchParams } from './here.ts';
export { useBlocker } from './useBlocker.ts';
