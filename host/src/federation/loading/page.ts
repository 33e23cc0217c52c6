import type { ComponentType } from 'react';
import { lateOf } from '../integrity/signed.ts';
import { explainFailure } from '../integrity/tampered.ts';
import { begins } from '../watch/freeze/atWork.ts';
import { RemoteFailed } from './failures.ts';
import { watched } from './health.ts';
import { loadRemoteModule } from './load.ts';
import { useRunning } from './running.ts';

/** Pages that are here, by remote and id: going to one shows it at once. */
const here = new Map<string, ComponentType>();
const nameOf = (remote: string, id: string) => `${remote}:${id}`;

export const pageHere = (remote: string, id: string): ComponentType | undefined =>
	here.get(nameOf(remote, id));

/**
 * Runs the code of a remote's page, and that of the remote where nothing of it ran yet.
 * @param id of its route
 * @throws what `loadRemoteModule` throws; RemoteFailed where the remote has no such page; its own error
 */
export async function loadPage(remote: string, id: string): Promise<ComponentType> {
	const module = await loadRemoteModule(remote);
	const entry = useRunning.getState()[remote]?.entry;
	const load = module.pages[id];
	if (!load) throw new RemoteFailed(`${remote} ${entry?.manifest.version} has no page ${id}.`);
	// It may be pointed at only, while another page is open.
	const title = entry?.manifest.routes.find((route) => route.id === id)?.title;
	const ended = entry && begins(entry, title);
	const loading = (async () => load())().catch(async (error) => {
		throw entry ? (lateOf(error, entry) ?? (await explainFailure(error, entry))) : error;
	});
	const Page = await watched('page', remote, loading).finally(ended);
	if (!Page) throw new RemoteFailed(`${remote} ${entry?.manifest.version} has nothing as ${id}.`);
	here.set(nameOf(remote, id), Page);
	return Page;
}
