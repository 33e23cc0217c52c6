import type { SealedRegistry, Trust } from '@borlette/shared/federation';
import { storage } from '@borlette/shared/session';
import { isSound, judgedRegistry } from './judge.ts';
import { type JudgedRegistry, RegistryDamaged } from './judged.ts';
import { fetchFile } from './retry.ts';
import { isSealed, isTrust, RegistryRefused, unseal } from './trust.ts';

const LAST_VERIFIED = 'registry';

/** Why the last verified registry is used instead of the channel's. */
export type KeptReason = 'unreachable' | 'older' | 'refused' | 'damaged';

export interface VerifiedRegistry {
	registry: JudgedRegistry;
	/** Absent: it is the channel's, as it is now. */
	kept?: KeptReason;
}

/** A registry that was verified here before, with the keys that the host trusted then. */
interface Kept {
	sealed: SealedRegistry;
	trust: Trust;
}

/** The channel is part of the page that was deployed, so that no service has to answer first. */
export function channelOfPage(): string {
	const meta = document.querySelector<HTMLMetaElement>('meta[name="borlette-channel"]');
	return meta?.content || 'production';
}

/** @throws Error that names the file, when it does not come or is not what `is` asks for */
export async function fetchJson<T>(
	address: string,
	is: (value: unknown) => value is T,
): Promise<T> {
	// Asked for again each time; while nothing changed the answer is a 304 without a body.
	const answer = await fetchFile(address, { cache: 'no-cache' });
	const value: unknown = await answer.json();
	if (!is(value)) throw new Error(`${address} is damaged: publish it again.`);
	return value;
}

/**
 * Signed says who wrote it, not that it is in order: each remote in it is judged alone.
 * @throws RegistryRefused for its signature or channel; RegistryDamaged when it is none
 */
export async function verified(
	channel: string,
	sealed: SealedRegistry,
	trust: Trust,
): Promise<JudgedRegistry> {
	const registry = await judgedRegistry(await unseal(sealed, trust));
	if (registry.channel === channel) return registry;
	throw new RegistryRefused(`The registry is that of ${registry.channel}, not of ${channel}.`);
}

function readKept(channel: string): Kept | undefined {
	try {
		const kept = JSON.parse(storage.get(`${LAST_VERIFIED}:${channel}`) ?? 'null');
		return isSealed(kept?.sealed) && isTrust(kept.trust) ? kept : undefined;
	} catch {
		return undefined;
	}
}

/** Verified anew, with the keys of today where they are within reach. */
async function lastVerified(channel: string, kept: Kept | undefined, trust: Trust | undefined) {
	if (!kept) return undefined;
	return verified(channel, kept.sealed, trust ?? kept.trust).catch(() => undefined);
}

/**
 * The channel's registry. When it is out of reach, damaged, or older than one that was verified here,
 * the last verified one.
 * @throws RegistryRefused when it is not signed by whom the host trusts, whatever was kept;
 *   RegistryDamaged or the network's error when nothing was kept
 */
export async function fetchRegistry(channel: string): Promise<VerifiedRegistry> {
	// Side by side: the keys cost no round trip of their own.
	const [sealed, trust] = await Promise.allSettled([
		fetchJson(`/registry/${channel}.json`, isSealed),
		fetchJson('/trust.json', isTrust),
	]);
	const kept = readKept(channel);
	const keys = trust.status === 'fulfilled' ? trust.value : undefined;
	const before = await lastVerified(channel, kept, keys);
	if (sealed.status === 'rejected') return fallBack('unreachable', before, sealed.reason);
	const trusted = keys ?? kept?.trust;
	if (!trusted) throw (trust as PromiseRejectedResult).reason;
	const registry = await verified(channel, sealed.value, trusted).catch((error: unknown) => {
		if (error instanceof RegistryDamaged && before) return error;
		throw error;
	});
	if (registry instanceof RegistryDamaged) return fallBack('damaged', before, registry);
	if (before && before.revision > registry.revision) {
		return fallBack(
			'older',
			before,
			new RegistryRefused(`Revision ${registry.revision} is older.`),
		);
	}
	const keep: Kept = { sealed: sealed.value, trust: trusted };
	if (isSound(JSON.parse(sealed.value.payload))) {
		storage.set(`${LAST_VERIFIED}:${channel}`, JSON.stringify(keep));
	}
	return { registry };
}

function fallBack(kept: KeptReason, registry: JudgedRegistry | undefined, error: unknown) {
	if (!registry) throw error;
	const { channel, revision } = registry;
	console.warn(`The registry of ${channel} is ${kept}; revision ${revision} is used.`, error);
	return { registry, kept };
}
