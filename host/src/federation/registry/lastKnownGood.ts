import type { BuildRef } from '@borlette/shared/federation';
import { refusalOf } from './gate.ts';
import { judgedManifest } from './judge.ts';
import type { Judged, JudgedEntry, JudgedRegistry } from './judged.ts';
import { proveHost } from './proofs.ts';
import { fetchFile, withRetries } from './retry.ts';

/** The browser compares the bytes with the signed hash before they are read. */
export async function manifestOf(remote: string, ref: BuildRef): Promise<Judged> {
	const { url, integrity } = ref;
	const answer = await withRetries(() => fetchFile(`${url}remote.json`, { integrity }));
	return judgedManifest(remote, await answer.json(), ref);
}

/**
 * The entry with the last good build in the place of the channel's.
 * @returns undefined where there is no other build, or it cannot be had
 */
export async function lastGoodOf(entry: JudgedEntry): Promise<JudgedEntry | undefined> {
	const { lastKnownGood } = entry;
	const { name, version, build } = entry.manifest;
	const isOther = lastKnownGood?.version !== version || lastKnownGood.build !== build;
	if (!lastKnownGood || !isOther) return undefined;
	try {
		const { unusable: _, ...rest } = entry;
		return { ...rest, ...lastKnownGood, ...(await manifestOf(name, lastKnownGood)) };
	} catch (error) {
		console.warn(`The last good build of ${name} cannot be used.`, error);
		return undefined;
	}
}

async function hostRefusalOf(entry: JudgedEntry) {
	await proveHost(entry);
	return refusalOf(entry);
}

async function runnable(entry: JudgedEntry): Promise<JudgedEntry> {
	if (!(await hostRefusalOf(entry))) return entry;
	const good = await lastGoodOf(entry);
	return good && !(await hostRefusalOf(good)) ? good : entry;
}

/**
 * The registry with the last good build in the place of each that is killed or does not fit this
 * host. Where there is none, the refused one stays for its menu and routes; the gate keeps its code
 * from running.
 */
export async function withoutRefused(registry: JudgedRegistry): Promise<JudgedRegistry> {
	const entries = Object.entries(registry.remotes);
	const remotes = await Promise.all(
		entries.map(async ([name, entry]) => [name, await runnable(entry)] as const),
	);
	return { ...registry, remotes: Object.fromEntries(remotes) };
}
