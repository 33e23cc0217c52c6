import type { RegistryEntry } from '@borlette/shared/federation';
import { allowBuild } from '../integrity/integrity.ts';
import { fetchSigned } from '../integrity/signed.ts';
import { refusalOf } from '../registry/gate.ts';
import type { JudgedEntry } from '../registry/judged.ts';
import { lastGoodOf } from '../registry/lastKnownGood.ts';
import { proveApi, proveHost } from '../registry/proofs.ts';
import { tabMemory } from '../registry/tabMemory.ts';
import { failIfFroze } from '../watch/freeze/froze.ts';
import { RemoteRefused, RemoteSetAside } from './failures.ts';

/** Builds that somebody chose to do without in this tab, after their code had failed. */
const setAside = tabMemory('federation.set-aside');

/** Makes the next load of the page take the last good build in place of this one. */
export const setBuildAside = ({ url }: Pick<RegistryEntry, 'url'>): boolean => setAside.add(url);
/** Lets the next load of the page try the build in this folder again. */
export const takeBuildUp = (url: string): boolean => setAside.remove(url);

/** What runs first, as the build of every remote names it: its container, and the module it exposes. */
const STARTS = /(^|\/)(remoteEntry|__federation_expose_app)\.[^/]*js$/;

function startsOf({ manifest: { assets, entry } }: RegistryEntry): string[] {
	return [...new Set([entry, ...Object.keys(assets).filter((file) => STARTS.test(file))])];
}

/**
 * Fetches what a build begins with, side by side, and compares it with its signed hashes. Nothing of
 * it was run then, so another build can still take its place; the browser keeps the files.
 */
async function arrive(entry: RegistryEntry): Promise<void> {
	allowBuild(entry);
	if (entry.manifest.development) return;
	await Promise.all(startsOf(entry).map((file) => fetchSigned(entry, file)));
}

/**
 * The build itself, with its first files here, where it may run.
 * @param mayRun called once that is known, while these files come
 * @throws what keeps it from running
 */
export async function usable(entry: JudgedEntry, mayRun?: () => void): Promise<JudgedEntry> {
	const { name, version, build } = entry.manifest;
	await Promise.all([proveHost(entry), proveApi(entry)]);
	const refusal = refusalOf(entry);
	if (refusal) throw new RemoteRefused(name, refusal);
	if (setAside.has(entry.url)) {
		throw new RemoteSetAside(`${name} ${version}-${build}`, entry.url);
	}
	await failIfFroze(entry);
	const arriving = arrive(entry);
	mayRun?.();
	await arriving;
	return entry;
}

/**
 * The build of a remote that may run here and whose first files are here: the channel's, else the
 * last good one.
 * @throws what kept the channel's build from running, when there is no other
 */
export async function chooseBuild(
	wanted: JudgedEntry,
): Promise<{ entry: JudgedEntry; insteadBecause?: unknown }> {
	try {
		return { entry: await usable(wanted) };
	} catch (insteadBecause) {
		const good = await lastGoodOf(wanted);
		const entry = good && (await usable(good).catch(() => undefined));
		if (!entry) throw insteadBecause;
		console.warn(`The last good build of ${wanted.manifest.name} is used.`, insteadBecause);
		return { entry, insteadBecause };
	}
}
