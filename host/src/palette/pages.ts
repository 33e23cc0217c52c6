import type { MenuEntry, RemoteManifest, RouteMeta } from '@borlette/shared/federation';
import type { Locale } from '@borlette/shared/i18n';
import type { MenuSection } from '../layout/menu.ts';
import type { Searched } from './entry.ts';

export type Announced = Pick<RemoteManifest, 'name' | 'routes' | 'menu' | 'actions' | 'records'>;

export interface PageReader {
	readonly locale: Locale;
	mayOpen(route: Pick<RouteMeta, 'permission' | 'orPermission' | 'roles'>): boolean;
	mayBegin(action: Pick<RouteMeta, 'permission' | 'roles'>): boolean;
	titleOf(slot: MenuSection['slot']): string;
}

const firstWord = (id: string): string | undefined => id.split('.')[0];

/** The entry of the menu that a route is one of, or whose subject it has. */
export const entryOfRoute = ({ menu }: Announced, id: string): MenuEntry | undefined =>
	menu.find(({ routes, superuserRoutes = [] }) => [...routes, ...superuserRoutes].includes(id)) ??
	menu.find(({ routes }) => routes.some((route) => firstWord(route) === firstWord(id)));

/** Every page that the person may open: those of the menu in its order, then those that only pages link to. */
export function pagesOf(
	sections: readonly MenuSection[],
	remotes: readonly Announced[],
	{ locale, mayOpen, titleOf }: PageReader,
): Searched[] {
	const ofMenu = sections.flatMap(({ slot, entries }) =>
		entries.flatMap((item) =>
			(item.children ?? [item]).map(({ label, to }) => ({
				...{ key: `page ${to}`, label, icon: item.icon, to },
				note: item.children ? item.label : titleOf(slot),
				words: titleOf(slot),
			})),
		),
	);
	const known = new Set(ofMenu.map(({ to }) => to));
	const others = remotes.flatMap((remote) =>
		remote.routes
			.filter((route) => !/[:*]/.test(route.path) && !known.has(route.path) && mayOpen(route))
			.map(({ id, path, title }) => {
				const entry = entryOfRoute(remote, id);
				return {
					...{ key: `page ${path}`, label: title[locale], icon: entry?.icon ?? '', to: path },
					...{ note: entry?.label[locale] ?? '', words: '' },
				};
			}),
	);
	return [...ofMenu, ...others];
}
