/** The router's parts that host and remotes use; the page holds one copy of them. */
export {
	createBrowserRouter,
	createMemoryRouter,
	Link,
	Navigate,
	NavLink,
	Outlet,
	type RouteObject,
	RouterProvider,
	useBlocker,
	useLocation,
	useMatches,
	useNavigate,
	useParams,
	useRouteError,
	useRoutes,
	useSearchParams,
} from 'react-router-dom';
