import type { RegistryEntry, RouteMeta } from '@borlette/shared/federation';
import { loadTexts, useLocale } from '@borlette/shared/i18n';
import { askAhead } from '../integrity/fetchAhead.ts';
import { fetchSigned } from '../integrity/signed.ts';
import { useRegistry } from '../registry/store.ts';
import { catalogueOf } from './catalogue.ts';
import { usable } from './choose.ts';
import { remoteRoutes } from './routes.ts';

/** Doors that come in one chunk (`provided.ts`); the others have one of their own name. */
const IN_KIT = ['resource', 'table'];

/** Of an address without what is only the router's: which page it is, is decided there. */
const isAt = ({ path }: RouteMeta, parts: readonly string[]) => {
	const own = path.split('/');
	return (
		own.length === parts.length &&
		own.every((part, at) => part.startsWith(':') || part === parts[at])
	);
};

/** The page of an address, by what the channel says of remotes. */
export function pageAt(path: string) {
	const { registry } = useRegistry.getState();
	const parts = path.split('/');
	return registry && remoteRoutes(registry, {}).find(({ route }) => isAt(route, parts));
}

const ignored = () => undefined;

function fetchDoors({ id }: RouteMeta, { manifest: { doors = {} } }: RegistryEntry): void {
	for (const [door, pages] of Object.entries(doors)) {
		if (pages.includes(id)) askAhead(IN_KIT.includes(door) ? 'kit' : door);
	}
}

async function fetchFiles({ id }: RouteMeta, entry: RegistryEntry): Promise<void> {
	const files = Object.entries(entry.manifest.pages ?? {}).filter(([, pages]) =>
		pages.includes(id),
	);
	await Promise.allSettled(files.map(([file]) => fetchSigned(entry, file)));
}

const ahead = new Set<string>();

/**
 * Whether this page began by fetching the remote, which has not run yet: what the channel said then counts, however long
 * the line took for the rest.
 */
export const comesAhead = (remote: string): boolean => ahead.has(remote);

/** The same, once: a later visit asks again. */
export const cameAhead = (remote: string): boolean => ahead.delete(remote);

/**
 * Fetches what the page of this address needs, while it is still asked who is signed in: host and remote come at the
 * same time. Nothing of the remote runs by it, and nothing comes of a build that may not run here.
 */
export async function fetchPageAhead(): Promise<void> {
	await useRegistry.getState().load();
	const found = pageAt(location.pathname);
	const wanted = found && useRegistry.getState().registry?.remotes[found.remote];
	if (!wanted || wanted.manifest.development) return;
	fetchDoors(found.route, wanted);
	// The page's own beside what its remote begins with: behind that it would come a round trip later.
	const fetchOwn = () => {
		void fetchFiles(found.route, wanted);
		loadTexts(catalogueOf(wanted), useLocale.getState().locale).catch(ignored);
	};
	if (await usable(wanted, fetchOwn).catch(ignored)) ahead.add(found.remote);
}

/** The same for a page that somebody is about to open, of a build that runs: returns its route once its files are here. */
export async function fetchPageOf(
	entry: RegistryEntry,
	path: string,
): Promise<RouteMeta | undefined> {
	const found = pageAt(path);
	if (found?.remote !== entry.manifest.name || entry.manifest.development) return undefined;
	fetchDoors(found.route, entry);
	await fetchFiles(found.route, entry);
	return found.route;
}
