import type { Registry } from '@borlette/shared/federation';
import { storage } from '@borlette/shared/session';

const TIMEOUT_MS = 6_000;
const LAST_GOOD = 'registry';

/** The channel is part of the page that was deployed, so that no service has to answer first. */
export function channelOfPage(): string {
	const meta = document.querySelector<HTMLMetaElement>('meta[name="borlette-channel"]');
	return meta?.content || 'production';
}

function isRegistry(value: unknown): value is Registry {
	const { revision, remotes } = (value ?? {}) as Partial<Registry>;
	return (
		Number.isInteger(revision) &&
		typeof remotes === 'object' &&
		remotes !== null &&
		Object.values(remotes).every(({ url, manifest }) =>
			Boolean(url && manifest?.entry && manifest.routes),
		)
	);
}

function lastGood(channel: string): Registry | undefined {
	try {
		const kept: unknown = JSON.parse(storage.get(`${LAST_GOOD}:${channel}`) ?? 'null');
		return isRegistry(kept) ? kept : undefined;
	} catch {
		return undefined;
	}
}

/**
 * The channel's registry; when it is out of reach or damaged, the last one that was good here.
 * @throws when there is neither
 */
export async function fetchRegistry(channel: string): Promise<Registry> {
	try {
		const answer = await fetch(`/registry/${channel}.json`, {
			cache: 'no-cache',
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
		const registry: unknown = await answer.json();
		if (!isRegistry(registry)) throw new Error('The registry is not one: publish it again.');
		storage.set(`${LAST_GOOD}:${channel}`, JSON.stringify(registry));
		return registry;
	} catch (error) {
		const kept = lastGood(channel);
		if (!kept) throw error;
		console.warn(
			`The registry of ${channel} is out of reach; revision ${kept.revision} is used.`,
			error,
		);
		return kept;
	}
}
