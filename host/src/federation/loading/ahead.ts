import { useLocale } from '@borlette/shared/i18n';
import { matchPath } from '@borlette/shared/router';
import { contain } from '../containment/guard.ts';
import { useRegistry } from '../registry/store.ts';
import { catalogueOf } from './catalogue.ts';
import { usable } from './choose.ts';
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
 * same time. Nothing of the remote runs by it, and nothing comes of a build that may not run here.
 */
export async function fetchPageAhead(): Promise<void> {
	await useRegistry.getState().load();
	const { registry } = useRegistry.getState();
	const routes = registry ? remoteRoutes(registry, {}) : [];
	const found = routes.find(({ route }) => matchPath(route.path, location.pathname));
	const wanted = found && registry?.remotes[found.remote];
	if (!wanted || wanted.manifest.development) return;
	contain().catch(ignored);
	if (OF_RESOURCE.test(found.route.id)) fetchKit().catch(ignored);
	const entry = await usable(wanted).catch(ignored);
	if (entry) catalogueOf(entry)(useLocale.getState().locale).catch(ignored);
}
