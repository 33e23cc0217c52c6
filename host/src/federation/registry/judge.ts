import { isGood } from '@borlette/shared/config/metadata/check.mjs';
import { clashesOf } from '@borlette/shared/config/metadata/places.mjs';
import {
	MANIFEST,
	NAME,
	PLACE,
	REGISTRY,
	REMOVED,
} from '@borlette/shared/config/metadata/schema.mjs';
import type { Registry, RegistryEntry, RemoteManifest } from '@borlette/shared/federation';
import {
	hasIcon,
	hasSlot,
	type Judged,
	type JudgedEntry,
	type JudgedRegistry,
	placeOfReasons,
	RegistryDamaged,
	unsignedIn,
} from './judged.ts';

/** Whether there is nothing to mend. */
function isRight(remote: string, value: unknown): value is RemoteManifest {
	if (!isGood(MANIFEST, value)) return false;
	const manifest = value as RemoteManifest;
	const { routes, menu } = manifest;
	if (manifest.name !== remote || unsignedIn(manifest) !== undefined) return false;
	const ids = routes.map(({ id }) => id);
	return menu.every(
		({ slot, icon, routes: own, superuserRoutes = [] }) =>
			hasSlot(slot) &&
			hasIcon(icon) &&
			[...own, ...superuserRoutes].every((id) => ids.includes(id)),
	);
}

// What judges the parts one by one is loaded where there is something to judge: hardly ever.
const mend = () => import('./mend.ts');

/** Its files change without notice, so none of them is compared with a hash. */
const UNCHECKED =
	'it is a build in development, whose files have no hashes: build it for production and publish that';

/**
 * Judges the metadata of one build, each part of it alone.
 * @param known what is known of the build, should its own metadata not say it
 * @param inDevelopment whether the root key says that builds without hashes may run (development servers only)
 */
export async function judgedManifest(
	remote: string,
	value: unknown,
	known: Pick<RegistryEntry, 'version' | 'build'>,
	inDevelopment = false,
): Promise<Judged> {
	const judged = isRight(remote, value)
		? { manifest: value, faults: [], lost: [] }
		: await (await mend()).mendedManifest(remote, value, known);
	if (!judged.manifest.development || inDevelopment) return judged;
	return { ...judged, unusable: UNCHECKED };
}

async function judgedEntry(
	remote: string,
	value: unknown,
	inDevelopment: boolean,
): Promise<JudgedEntry> {
	if (!isGood(PLACE, value)) return (await mend()).mendedEntry(remote, value);
	const entry = value as RegistryEntry;
	return { ...entry, ...(await judgedManifest(remote, entry.manifest, entry, inDevelopment)) };
}

/** @throws RegistryDamaged when it is no registry at all; else each remote is judged alone */
export async function judgedRegistry(
	value: unknown,
	inDevelopment = false,
): Promise<JudgedRegistry> {
	if (!isGood(REGISTRY, value)) throw new RegistryDamaged('It is signed, but no registry.');
	const { removed, ...registry } = value as Registry;
	const named = Object.entries(registry.remotes).filter(([name]) => isGood(NAME, name));
	const entries = await Promise.all(
		named.map(
			async ([name, entry]) => [name, await judgedEntry(name, entry, inDevelopment)] as const,
		),
	);
	return {
		...registry,
		remotes: Object.fromEntries(entries),
		// Why a remote is gone is words only: without it the page says less.
		...(removed !== undefined && isGood(REMOVED, removed) && { removed }),
	};
}

/**
 * Gives each address to one remote: to the first in the order of the registry. The others lose that
 * page or redirect, and their other ones stay.
 */
export async function withOwnPlaces(registry: JudgedRegistry): Promise<JudgedRegistry> {
	const all = Object.values(registry.remotes);
	// Pages come before the reasons of pages that are lost.
	const pages = all.map(({ manifest }) => manifest);
	const reasons = all.map(({ manifest: { name }, lost }) => ({
		name,
		routes: lost.filter(({ path }) => path !== placeOfReasons(name)),
	}));
	const clashes = clashesOf([...pages, ...reasons]);
	if (clashes.length === 0) return registry;
	const { withoutClashes } = await import('./ownPlaces.ts');
	const entries = Object.entries(registry.remotes).map(([name, entry]) => [
		name,
		withoutClashes(entry, clashes),
	]);
	return { ...registry, remotes: Object.fromEntries(entries) };
}
