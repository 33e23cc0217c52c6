import type { Permission } from '@borlette/shared/contract';
import type { RouteMeta } from '@borlette/shared/federation';
import { useLocale } from '@borlette/shared/i18n';
import { can, useSession } from '@borlette/shared/session';
import { useMemo } from 'react';
import { useRegistry } from '../federation/registry/store.ts';
import { type MenuSection, menuOf } from './menu.ts';

/** The sidebar of the person signed in; empty while the registry is out of reach. */
export function useMenu(): readonly MenuSection[] {
	const registry = useRegistry((state) => state.registry);
	const locale = useLocale((state) => state.locale);
	const user = useSession((state) => state.user);
	return useMemo(() => {
		const remotes = Object.values(registry?.remotes ?? {}).map(({ manifest, lost }) => ({
			...manifest,
			routes: [...manifest.routes, ...lost],
		}));
		const allows = (code: RouteMeta['permission']) => can(user, code as Permission | null);
		return menuOf(remotes, { locale, role: user?.role, allows });
	}, [registry, locale, user]);
}
