import type { RegistryEntry } from '@borlette/shared/federation';
import { create } from 'zustand';
import { killOf, type Withdrawal } from '../registry/gate.ts';
import { useRegistry } from '../registry/store.ts';

/**
 * A build whose code was executed in this page. It stays until the page is left: two builds of one
 * remote never meet in a page (decision 0009).
 */
export interface Running {
	readonly entry: RegistryEntry;
	/** Folder of the channel's build when this one began; another one unless it was not to be had. */
	readonly wanted: string;
	/** Why the last good build runs in place of the wanted one. */
	readonly insteadBecause?: unknown;
}

/** By name of the remote. */
export const useRunning = create<Readonly<Record<string, Running>>>()(() => ({}));

export function pin(remote: string, running: Running): void {
	useRunning.setState({ [remote]: running });
}

/** Whether the channel names another build by now than the page began with, or forbids the one that runs. */
function differs({ wanted, entry }: Running, now: RegistryEntry | undefined): boolean {
	if (!now) return false;
	return now.url !== wanted || killOf({ ...now, manifest: entry.manifest }) !== undefined;
}

export function isOutdated(remote: string): boolean {
	const running = useRunning.getState()[remote];
	return (
		running !== undefined && differs(running, useRegistry.getState().registry?.remotes[remote])
	);
}

/** Whether a reload would show another build of the remote. */
export function useOutdated(remote: string): boolean {
	const running = useRunning((all) => all[remote]);
	const now = useRegistry(({ registry }) => registry?.remotes[remote]);
	return running !== undefined && differs(running, now);
}

/** The same of any remote in the page. */
export function useAnyOutdated(): boolean {
	const running = useRunning();
	const now = useRegistry(({ registry }) => registry?.remotes);
	return Object.entries(running).some(([remote, it]) => differs(it, now?.[remote]));
}

/** The order, come in the meantime, that forbids the build which runs, or takes the remote away. */
export function killedMeanwhile(remote: string): Withdrawal | undefined {
	const entry = useRunning.getState()[remote]?.entry;
	return entry && withdrawalOf(remote, entry);
}

/** The order that forbids a build, or takes its remote away, as the channel is now. */
export function withdrawalOf(remote: string, entry: RegistryEntry): Withdrawal | undefined {
	const { registry } = useRegistry.getState();
	if (!registry) return undefined;
	const now = registry.remotes[remote];
	if (!now) return { reason: 'removed', because: registry.removed?.[remote]?.reason ?? '' };
	const kill = killOf({ ...now, manifest: entry.manifest });
	return kill && { reason: 'killed', because: kill.reason };
}

/** Whether the channel has another build of the remote than the one that runs here. */
export function useOtherBuild(remote: string): boolean {
	const running = useRunning((all) => all[remote]?.entry.url);
	const now = useRegistry(({ registry }) => registry?.remotes[remote]?.url);
	return running !== undefined && now !== undefined && now !== running;
}
