import type { RegistryEntry, RemoteModule } from '@borlette/shared/federation';
import {
	loadRemote,
	registerGlobalPlugins,
	registerPlugins,
	registerRemotes,
} from '@module-federation/enhanced/runtime';
import { watched } from '../mixes/health.ts';
import { describeRefusal, type Refusal, refusalOf } from './gate.ts';
import { addressOf, allowBuild, integrityPlugin } from './integrity.ts';
import { explainFailure } from './tampered.ts';

/** After this a remote that does not answer counts as failed; a hung one would spin for ever. */
const TIMEOUT_MS = 6_000;

/** The remote may not run here, whatever is tried. */
export class RemoteRefused extends Error {
	override readonly name = 'RemoteRefused';
	constructor(
		remote: string,
		readonly refusal: Refusal,
	) {
		super(`${remote} may not run: ${describeRefusal(refusal)}.`);
	}
}

/** The remote did not come, or came broken. */
export class RemoteFailed extends Error {
	override readonly name = 'RemoteFailed';
}

const loaded = new Map<string, Promise<RemoteModule>>();
const attempts = new Map<string, number>();

/** As the remote's build names its container. */
const containerName = (remote: string) => remote.replaceAll('-', '_');

let isGuarded = false;

/** The host's own instance is there already; a remote's comes later and takes the global plugins. */
function guard(): void {
	if (isGuarded) return;
	registerPlugins([integrityPlugin]);
	registerGlobalPlugins([integrityPlugin]);
	isGuarded = true;
}

function withTimeout<T>(work: Promise<T>, remote: string): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => reject(new RemoteFailed(`${remote} did not answer within ${TIMEOUT_MS / 1000} s.`)),
			TIMEOUT_MS,
		);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

async function fetchModule(remote: string, entry: RegistryEntry): Promise<RemoteModule> {
	const attempt = attempts.get(remote) ?? 0;
	attempts.set(remote, attempt + 1);
	const address = addressOf(entry, entry.manifest.entry);
	guard();
	allowBuild(entry);
	// The runtime keeps a failed entry by its address: a new address is a new try.
	if (attempt > 0) address.searchParams.set('attempt', String(attempt));
	registerRemotes([{ name: containerName(remote), entry: address.href }], { force: attempt > 0 });
	const module = await loadRemote<RemoteModule>(`${containerName(remote)}/app`).catch(
		async (error) => Promise.reject(await explainFailure(error, entry)),
	);
	if (!module?.pages) throw new RemoteFailed(`${remote} exposes no ./app with pages.`);
	return module;
}

/**
 * Loads a remote's module, once in a page; a failure is forgotten, so the next call tries anew.
 * @throws RemoteRefused before any code of it is fetched; RemoteFailed or the remote's own error
 */
export function loadRemoteModule(remote: string, entry: RegistryEntry): Promise<RemoteModule> {
	const known = loaded.get(remote);
	if (known) return known;
	const refusal = refusalOf(entry);
	if (refusal) return Promise.reject(new RemoteRefused(remote, refusal));
	const loading = watched('entry', remote, withTimeout(fetchModule(remote, entry), remote));
	loaded.set(remote, loading);
	loading.catch(() => loaded.delete(remote));
	return loading;
}

/** Begins to load a remote that somebody is about to open (hover or focus on its menu entry). */
export function preload(remote: string, entry: RegistryEntry): void {
	loadRemoteModule(remote, entry).catch(() => undefined);
}
