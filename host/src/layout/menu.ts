import type { Role } from '@borlette/shared/contract';
import {
	type KnownSlot,
	MENU_SLOTS,
	type MenuEntry,
	type MenuIcon,
	type RemoteManifest,
	type RouteMeta,
} from '@borlette/shared/federation';
import type { Locale } from '@borlette/shared/i18n';

export interface MenuLink {
	id: string;
	label: string;
	to: string;
}

export interface MenuItem extends MenuLink {
	icon: MenuIcon;
	/** Name of the remote behind it: its code is fetched ahead when somebody points at the entry. */
	remote: string;
	/** A group: `to` is then the first of them. */
	children?: readonly MenuLink[];
}

export interface MenuSection {
	slot: KnownSlot;
	entries: readonly MenuItem[];
}

export interface MenuReader {
	locale: Locale;
	role: Role | undefined;
	/** Whether a page opens for the person. */
	mayOpen(route: RouteMeta): boolean;
}

/** What a remote announces; `routes` with those that lead to the reason why a page is lost. */
type Announcement = Pick<RemoteManifest, 'name' | 'routes' | 'menu'>;

/**
 * The sidebar of one person: what the remotes announce, in the order of slots and positions,
 * without the entries none of whose routes the person may open, and without empty sections.
 */
export function menuOf(remotes: readonly Announcement[], reader: MenuReader): MenuSection[] {
	const sectionOf = ({ slot }: MenuEntry) =>
		MENU_SLOTS.find((each) => each === slot) ?? MENU_SLOTS[0];
	const announced = remotes
		.flatMap((remote) => remote.menu.map((entry) => ({ remote, entry })))
		.sort((one, other) => one.entry.position - other.entry.position);
	return MENU_SLOTS.map((slot) => ({
		slot,
		entries: announced
			.filter(({ entry }) => sectionOf(entry) === slot)
			.flatMap(({ remote, entry }) => itemOf(remote, entry, reader) ?? []),
	})).filter(({ entries }) => entries.length > 0);
}

function itemOf(remote: Announcement, entry: MenuEntry, reader: MenuReader): MenuItem | undefined {
	const links = routesOf(remote, entry, reader.role)
		.filter((route) => reader.mayOpen(route))
		.map(({ id, title, path }) => ({ id, label: title[reader.locale], to: path }));
	const [first] = links;
	if (!first) return undefined;
	const { id, icon, label } = entry;
	const item = {
		// Ids are a remote's own.
		id: `${remote.name}:${id}`,
		...{ icon, label: label[reader.locale], to: first.to, remote: remote.name },
	};
	return links.length > 1 ? { ...item, children: links } : item;
}

/** Routes with a parameter lead nowhere by themselves, so no menu links to them. */
function routesOf(remote: Announcement, entry: MenuEntry, role: Role | undefined): RouteMeta[] {
	const ids = (role === 'superuser' && entry.superuserRoutes) || entry.routes;
	return ids
		.map((id) => remote.routes.find((route) => route.id === id))
		.filter((route): route is RouteMeta => route !== undefined && !route.path.includes(':'));
}

/** Whether an address belongs to a link: the page itself, or one below it. */
const leadsTo = (pathname: string, to: string): boolean =>
	pathname === to || pathname.startsWith(`${to}/`);

/** The link whose address fits best, so that `/agent/list` does not light up with `/agent`. */
export function currentLink(
	sections: readonly MenuSection[],
	pathname: string,
): MenuLink | undefined {
	return sections
		.flatMap(({ entries }) => entries.flatMap((item) => item.children ?? [item]))
		.filter(({ to }) => leadsTo(pathname, to))
		.sort((one, other) => other.to.length - one.to.length)[0];
}
