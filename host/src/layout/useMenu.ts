import { useLocale } from '@borlette/shared/i18n';
import { mayOpen } from '@borlette/shared/screens';
import { useSession } from '@borlette/shared/session';
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
		return menuOf(remotes, {
			locale,
			role: user?.role,
			mayOpen: (route) => mayOpen(user, route),
		});
	}, [registry, locale, user]);
}
