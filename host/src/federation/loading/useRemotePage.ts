import { type ComponentType, useEffect, useState } from 'react';
import { explainFailure } from '../integrity/tampered.ts';
import { begins } from '../watch/freeze/atWork.ts';
import { noteLoadFailure, RemoteFailed, RemoteRefused } from './failures.ts';
import { watched } from './health.ts';
import { loadRemoteModule } from './load.ts';
import { killedMeanwhile, useRunning } from './running.ts';

interface Wanted {
	remote: string;
	/** Folder of the build that runs, or else of the channel's: another one is loaded anew. */
	url: string;
	/** Route id. */
	page: string;
	/** Raised by one for each further try. */
	attempt: number;
}

export interface Loading {
	Page?: ComponentType;
	failure?: unknown;
	/** `failure` alone does not tell: anything can be thrown, nothing too. */
	hasFailed?: boolean;
}

/** Pages that are here, by remote and id: going back to one shows it at once. */
const here = new Map<string, ComponentType>();

async function loadPage({ remote, page }: Wanted): Promise<ComponentType> {
	const module = await loadRemoteModule(remote);
	const entry = useRunning.getState()[remote]?.entry;
	const load = module.pages[page];
	if (!load) throw new RemoteFailed(`${remote} ${entry?.manifest.version} has no page ${page}.`);
	const ended = entry && begins(entry);
	const loading = Promise.resolve(load()).catch(async (error) => {
		const failure: unknown = entry ? await explainFailure(error, entry) : error;
		noteLoadFailure(entry, failure);
		throw failure;
	});
	const Page = await watched('page', remote, loading).finally(ended);
	if (!Page) throw new RemoteFailed(`${remote} ${entry?.manifest.version} has nothing as ${page}.`);
	here.set(`${remote}:${page}`, Page);
	return Page;
}

function pageHere({ remote, page }: Wanted): Loading {
	const kill = killedMeanwhile(remote);
	if (kill) return { failure: new RemoteRefused(remote, kill), hasFailed: true };
	const Page = here.get(`${remote}:${page}`);
	return Page ? { Page } : {};
}

/** Not React.lazy: that keeps a rejection for ever, and this one can be tried again. */
export function useRemotePage({ remote, url, page, attempt }: Wanted): Loading {
	const key = `${url}:${page}:${attempt}`;
	const wanted = { remote, url, page, attempt };
	// A page that is shown stays, whatever the channel says meanwhile: somebody may be typing.
	const [shown, setShown] = useState(() => ({ key, loading: pageHere(wanted) }));
	useEffect(
		function loadWantedPage() {
			let isWanted = true;
			const show = (loading: Loading) => isWanted && setShown({ key, loading });
			loadPage({ remote, url, page, attempt }).then(
				(Page) => show({ Page }),
				(failure: unknown) =>
					show({ failure: failure ?? new RemoteFailed(remote), hasFailed: true }),
			);
			return () => {
				isWanted = false;
			};
		},
		[remote, url, page, attempt, key],
	);
	return shown.key === key ? shown.loading : pageHere(wanted);
}
