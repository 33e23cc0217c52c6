import { create } from 'zustand';
import type { Session } from '../contract/auth.ts';
import type { Permission } from '../contract/index.ts';
import type { RouteMeta } from '../federation/index.ts';
import { generatePath } from '../router/index.ts';
import { can, useSession } from '../session/index.ts';
import type { Params, Query, ScreenName } from './names.ts';

/** A page that can be opened in this mix, whoever may. */
export type Screen = Pick<RouteMeta, 'id' | 'path' | 'permission' | 'orPermission' | 'roles'>;

/** By name, in the order in which they were offered. */
export type Screens = Readonly<Record<string, Screen>>;

/** What the host offers: the pages of the builds that run or would run in this page. */
export const useScreens = create<Screens>()(() => ({}));

/** Said by the host, whenever the registry or what runs has changed. Of two with one name the first counts. */
export function offerScreens(offered: readonly Screen[]): void {
	const screens: Record<string, Screen> = {};
	for (const screen of offered) screens[screen.id] ??= screen;
	useScreens.setState(screens, true);
}

/** Whether a person may open a page; the API decides what they see there. */
export function mayOpen(
	user: Session | null,
	{ permission, orPermission, roles }: Pick<Screen, 'permission' | 'orPermission' | 'roles'>,
): boolean {
	// A code that nobody grants nobody holds.
	return (
		(can(user, permission as Permission | null) ||
			(orPermission !== undefined && can(user, orPermission as Permission))) &&
		(!roles || (user !== null && roles.includes(user.role)))
	);
}

/** A path without parameters leads somewhere by itself. */
export const isPlain = ({ path }: Screen): boolean => !/[:*]/.test(path);

const PARAM = /:([\w-]+)(\??)/g;

/** The path with its parameters in it; null where one is missing, or would lead to another page. */
function fill(path: string, params: Params): string | null {
	const given: Record<string, string> = {};
	for (const [, name = '', optional] of path.matchAll(PARAM)) {
		const value = params[name];
		// The browser takes `.` and `..` for steps through the path.
		if (value && !/^\.{1,2}$/.test(value)) given[name] = value;
		else if (!optional) return null;
	}
	return generatePath(path, given);
}

function searchOf(query: Query): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) {
		if (value !== null && value !== undefined) search.set(name, String(value));
	}
	// A colon means nothing in a query, and people read addresses.
	return search.size > 0 ? `?${search}`.replaceAll('%3A', ':') : '';
}

/** null: this mix does not have the screen, the person may not open it, or a parameter is missing. */
export function addressOf(
	screen: Screen | undefined,
	user: Session | null,
	params: Params = {},
	query: Query = {},
): string | null {
	if (!screen || !user || !mayOpen(user, screen)) return null;
	const path = fill(screen.path, params);
	return path && path + searchOf(query);
}

/** The page that everybody begins with, where they may open it. */
const START: ScreenName = 'dashboard.home';

/** The page to begin with: the start page, else the first that this person may open. */
export function startOf(screens: Screens, user: Session | null): string | null {
	const first = screens[START];
	const candidates = [...(first ? [first] : []), ...Object.values(screens).filter(isPlain)];
	const open = candidates.find((screen) => user && mayOpen(user, screen));
	return addressOf(open, user);
}

/** As it is at this moment: for what is done later than it was drawn. */
export const addressNow = (name: ScreenName, params?: Params, query?: Query): string | null =>
	addressOf(useScreens.getState()[name], useSession.getState().user, params, query);

export const startNow = (): string | null =>
	startOf(useScreens.getState(), useSession.getState().user);
