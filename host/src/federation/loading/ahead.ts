import { useLocale } from '@borlette/shared/i18n';
import { matchPath } from '@borlette/shared/router';
import { contain } from '../containment/guard.ts';
import { fetchSigned } from '../integrity/signed.ts';
import { useRegistry } from '../registry/store.ts';
import { catalogueOf } from './catalogue.ts';
import { startsOf } from './choose.ts';
import { remoteRoutes } from './routes.ts';

/** How the pages of a resource are called. */
const OF_RESOURCE = /\.(list|new|edit)$/;

const fetchKit = async () => {
	const { fetchDoor } = await import(/* webpackChunkName: "federation" */ './runtime.ts');
	await fetchDoor('@borlette/shared/resource');
};

const ignored = () => undefined;

/**
 * Fetches what the page of this address needs, while it is still asked who is signed in: host and remote come at the
 * same time. Nothing of the remote runs by it, and whether it may is found out as ever.
 */
export async function fetchPageAhead(): Promise<void> {
	await useRegistry.getState().load();
	const { registry } = useRegistry.getState();
	const routes = registry ? remoteRoutes(registry, {}) : [];
	const found = routes.find(({ route }) => matchPath(route.path, location.pathname));
	if (!found || found.entry.manifest.development) return;
	const { entry, route } = found;
	for (const file of startsOf(entry)) fetchSigned(entry, file).catch(ignored);
	catalogueOf(entry)(useLocale.getState().locale).catch(ignored);
	contain().catch(ignored);
	if (OF_RESOURCE.test(route.id)) fetchKit().catch(ignored);
}
