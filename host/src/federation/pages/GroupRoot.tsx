import type { RouteMeta } from '@borlette/shared/federation';
import { Navigate } from '@borlette/shared/router';
import { mayOpen } from '@borlette/shared/screens';
import { useSession } from '@borlette/shared/session';

interface Props {
	readonly path: string;
	readonly to: string;
	readonly routes: readonly RouteMeta[];
}

/** Leads to the group's page or, for who may not open that, to the first below it that they may. */
export function GroupRoot({ path, to, routes }: Props) {
	const user = useSession((state) => state.user);
	const pages = routes.filter((route) => !route.path.includes(':') && mayOpen(user, route));
	const isOpen = pages.some((route) => route.path === to);
	const other = pages.find((route) => route.path.startsWith(`${path}/`))?.path;
	return <Navigate to={isOpen ? to : (other ?? to)} replace />;
}
