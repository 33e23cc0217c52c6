import type { Registry } from '@borlette/shared/federation';
import { offerScreens, type Screen } from '@borlette/shared/screens';
import { killOf, refusalOf } from '../registry/gate.ts';
import { type Proof, useProofs } from '../registry/proofs.ts';
import { useRegistry } from '../registry/store.ts';
import { remoteRoutes } from './routes.ts';
import { type Running, useRunning } from './running.ts';

/** The pages that can be opened: a build that is refused has none, one that runs keeps its own. */
function screensOf(
	registry: Registry,
	running: Readonly<Record<string, Running>>,
	/** By folder of the build: what is known of how it fits. */
	proofs: Readonly<Record<string, Proof>>,
): Screen[] {
	const isRefused = (remote: string) => {
		const entry = registry.remotes[remote];
		const own = running[remote]?.entry;
		if (!entry) return true;
		if (own) return killOf({ ...entry, manifest: own.manifest }) !== undefined;
		return refusalOf(entry, proofs[entry.url]) !== undefined;
	};
	return remoteRoutes(registry, running).flatMap(({ remote, route }) => {
		if (isRefused(remote)) return [];
		const { id, path, permission, orPermission, roles } = route;
		return [
			{ id, path, permission, ...(orPermission && { orPermission }), ...(roles && { roles }) },
		];
	});
}

/** Keeps what links may lead to as the registry, the running builds and what is known of them have it. */
export function followScreens(): void {
	const offer = () => {
		const { registry } = useRegistry.getState();
		if (!registry) return;
		offerScreens(screensOf(registry, useRunning.getState(), useProofs.getState()));
	};
	useRegistry.subscribe((now, before) => {
		if (now.registry !== before.registry) offer();
	});
	useRunning.subscribe(offer);
	useProofs.subscribe(offer);
	offer();
}
