import type { RegistryEntry } from '@borlette/shared/federation';
import { type ComponentType, useEffect, useState } from 'react';
import { watched } from '../mixes/health.ts';
import { loadRemoteModule, RemoteFailed } from './load.ts';
import { explainFailure } from './tampered.ts';

interface Wanted {
	remote: string;
	entry: RegistryEntry;
	/** Route id. */
	page: string;
	/** Raised by one for each further try. */
	attempt: number;
}

export interface Loading {
	Page?: ComponentType;
	failure?: unknown;
}

/** Pages that are here, by build and id: going back to one shows it at once. */
const here = new Map<string, ComponentType>();

async function loadPage({ remote, entry, page }: Wanted): Promise<ComponentType> {
	const module = await loadRemoteModule(remote, entry);
	const load = module.pages[page];
	if (!load) throw new RemoteFailed(`${remote} ${entry.manifest.version} has no page ${page}.`);
	const loading = load().catch(async (error) => Promise.reject(await explainFailure(error, entry)));
	const Page = await watched('page', remote, loading);
	here.set(`${entry.url}:${page}`, Page);
	return Page;
}

/** Not React.lazy: that keeps a rejection for ever, and this one can be tried again. */
export function useRemotePage({ remote, entry, page, attempt }: Wanted): Loading {
	const key = `${entry.url}:${page}:${attempt}`;
	const [loading, setLoading] = useState<Loading & { key?: string }>({});
	useEffect(
		function loadWantedPage() {
			let isWanted = true;
			const show = (next: Loading) => isWanted && setLoading({ ...next, key });
			loadPage({ remote, entry, page, attempt }).then(
				(Page) => show({ Page }),
				(failure: unknown) => show({ failure: failure ?? new RemoteFailed(remote) }),
			);
			return () => {
				isWanted = false;
			};
		},
		[remote, entry, page, attempt, key],
	);
	if (loading.key === key) return loading;
	const Page = here.get(`${entry.url}:${page}`);
	return Page ? { Page } : {};
}
