import type { RegistryEntry, RouteMeta } from '@borlette/shared/federation';
import { useLocale } from '@borlette/shared/i18n';
import { askAhead } from '../integrity/fetchAhead.ts';
import { fetchSigned } from '../integrity/signed.ts';
import { useRegistry } from '../registry/store.ts';
import { catalogueOf } from './catalogue.ts';
import { usable } from './choose.ts';
import { remoteRoutes } from './routes.ts';

/** How the pages of a resource are called. */
const OF_RESOURCE = /\.(list|new|edit)$/;

/** Of an address without what is only the router's: which page it is, is decided there. */
const isAt = ({ path }: RouteMeta, parts: readonly string[]) => {
	const own = path.split('/');
	return (
		own.length === parts.length &&
		own.every((part, at) => part.startsWith(':') || part === parts[at])
	);
};

const filesOf = ({ id }: RouteMeta, { manifest: { pages = {} } }: RegistryEntry): string[] =>
	Object.keys(pages).filter((file) => pages[file]?.includes(id));

const ignored = () => undefined;
const ahead = new Set<string>();

/**
 * Whether this page began by fetching the remote: what the channel said then counts, however long the line took for the
 * rest. Once; a later visit asks again.
 */
export const cameAhead = (remote: string): boolean => ahead.delete(remote);

/**
 * Fetches what the page of this address needs, while it is still asked who is signed in: host and remote come at the
 * same time. Nothing of the remote runs by it, and nothing comes of a build that may not run here.
 */
export async function fetchPageAhead(): Promise<void> {
	await useRegistry.getState().load();
	const { registry } = useRegistry.getState();
	const routes = registry ? remoteRoutes(registry, {}) : [];
	const parts = location.pathname.split('/');
	const found = routes.find(({ route }) => isAt(route, parts));
	const wanted = found && registry?.remotes[found.remote];
	if (!wanted || wanted.manifest.development) return;
	if (OF_RESOURCE.test(found.route.id)) askAhead('kit');
	const entry = await usable(wanted).catch(ignored);
	if (!entry) return;
	ahead.add(found.remote);
	for (const file of filesOf(found.route, entry)) fetchSigned(entry, file).catch(ignored);
	catalogueOf(entry)(useLocale.getState().locale).catch(ignored);
}
