/** The router's parts that host and remotes use; the page holds one copy of them. */
export {
	createBrowserRouter,
	createMemoryRouter,
	Link,
	Navigate,
	NavLink,
	Outlet,
	RouterProvider,
	useBlocker,
	useLocation,
	useMatches,
	useNavigate,
	useParams,
	useRouteError,
	useSearchParams,
} from 'react-router-dom';
