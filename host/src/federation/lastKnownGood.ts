import type {
	BuildRef,
	Registry,
	RegistryEntry,
	RemoteManifest,
} from '@borlette/shared/federation';
import { refusalOf } from './gate.ts';
import { fetchFile, withRetries } from './retry.ts';

/** The browser compares the bytes with the signed hash before they are read. */
export async function manifestOf({ url, integrity }: BuildRef): Promise<RemoteManifest> {
	const answer = await withRetries(() => fetchFile(`${url}remote.json`, { integrity }));
	return (await answer.json()) as RemoteManifest;
}

/**
 * The entry with the last good build in the place of the channel's.
 * @returns undefined where there is no other build, or it cannot be had
 */
export async function lastGoodOf(entry: RegistryEntry): Promise<RegistryEntry | undefined> {
	const { lastKnownGood } = entry;
	const { version, build } = entry.manifest;
	const isOther = lastKnownGood?.version !== version || lastKnownGood.build !== build;
	if (!lastKnownGood || !isOther) return undefined;
	try {
		return { ...entry, ...lastKnownGood, manifest: await manifestOf(lastKnownGood) };
	} catch (error) {
		console.warn(`The last good build of ${entry.manifest.name} cannot be used.`, error);
		return undefined;
	}
}

async function runnable(entry: RegistryEntry): Promise<RegistryEntry> {
	if (!refusalOf(entry)) return entry;
	const good = await lastGoodOf(entry);
	return good && !refusalOf(good) ? good : entry;
}

/**
 * The registry with the last good build in the place of each that is killed or does not fit this
 * host. Where there is none, the refused one stays for its menu and routes; the gate keeps its code
 * from running.
 */
export async function withoutRefused(registry: Registry): Promise<Registry> {
	const entries = Object.entries(registry.remotes);
	const remotes = await Promise.all(
		entries.map(async ([name, entry]) => [name, await runnable(entry)] as const),
	);
	return { ...registry, remotes: Object.fromEntries(remotes) };
}
