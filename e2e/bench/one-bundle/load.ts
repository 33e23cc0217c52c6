import type { RemoteModule } from '@borlette/shared/federation';

/** Stands in for host/src/federation/loading/load.ts: the remotes are part of the same build. */
const MODULES: Record<string, () => Promise<RemoteModule>> = {
	'remote-admin': () => import('../../../remote-admin/src/remote.ts'),
	'remote-borlette': () => import('../../../remote-borlette/src/remote.ts'),
	'remote-reports': () => import('../../../remote-reports/src/remote.ts'),
	'remote-tirage': () => import('../../../remote-tirage/src/remote.ts'),
};

export class RemoteRefused extends Error {}
export class RemoteFailed extends Error {}

export function loadRemoteModule(remote: string): Promise<RemoteModule> {
	const load = MODULES[remote];
	return load ? load() : Promise.reject(new RemoteFailed(remote));
}

export function preload(remote: string): void {
	void loadRemoteModule(remote);
}
