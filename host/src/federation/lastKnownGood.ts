import type {
	BuildRef,
	Registry,
	RegistryEntry,
	RemoteManifest,
} from '@borlette/shared/federation';
import { killOf } from './gate.ts';

const TIMEOUT_MS = 6_000;

/** The browser compares the bytes with the signed hash before they are read. */
export async function manifestOf({ url, integrity }: BuildRef): Promise<RemoteManifest> {
	const answer = await fetch(`${url}remote.json`, {
		integrity,
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (!answer.ok) throw new Error(`${url}remote.json: the server answered ${answer.status}.`);
	return (await answer.json()) as RemoteManifest;
}

async function runnable(entry: RegistryEntry): Promise<RegistryEntry> {
	const { lastKnownGood } = entry;
	if (!killOf(entry) || !lastKnownGood) return entry;
	try {
		return { ...entry, ...lastKnownGood, manifest: await manifestOf(lastKnownGood) };
	} catch (error) {
		console.warn(`The last good build of ${entry.manifest.name} cannot be used.`, error);
		return entry;
	}
}

/**
 * The registry with the last good build in the place of each killed one. Where there is none, the
 * killed one stays for its menu and routes; the gate keeps its code from running.
 */
export async function withoutKilled(registry: Registry): Promise<Registry> {
	const entries = Object.entries(registry.remotes);
	const remotes = await Promise.all(
		entries.map(async ([name, entry]) => [name, await runnable(entry)] as const),
	);
	return { ...registry, remotes: Object.fromEntries(remotes) };
}
