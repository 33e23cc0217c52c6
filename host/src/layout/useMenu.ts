import type { RemoteManifest } from '@borlette/shared/federation';
import { useLocale } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { useMemo } from 'react';
import { useRegistry } from '../federation/registry/store.ts';
import { type MenuSection, menuOf } from './menu.ts';
import { isOffered } from './offered.ts';

/** The sidebar of the person signed in; empty while the registry is out of reach. */
export function useMenu(): readonly MenuSection[] {
	const remotes = useAnnouncements();
	const locale = useLocale((state) => state.locale);
	const user = useSession((state) => state.user);
	return useMemo(() => {
		return menuOf(remotes, {
			locale,
			role: user?.role,
			mayOpen: (route) => isOffered(user, route),
		});
	}, [remotes, locale, user]);
}

/** What the remotes of the registry say of themselves; their lost pages lead to the reason. */
export function useAnnouncements(): readonly RemoteManifest[] {
	const registry = useRegistry((state) => state.registry);
	return useMemo(
		() =>
			Object.values(registry?.remotes ?? {}).map(({ manifest, lost }) => ({
				...manifest,
				routes: [...manifest.routes, ...lost],
			})),
		[registry],
	);
}
