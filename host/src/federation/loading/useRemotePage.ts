import { type ComponentType, useEffect, useState } from 'react';
import { noteLoadFailure, RemoteFailed, RemoteRefused } from './failures.ts';
import { wantedOf } from './load.ts';
import { loadPage, pageHere } from './page.ts';
import { killedMeanwhile, useRunning } from './running.ts';

interface Wanted {
	remote: string;
	/** Folder of the build that runs, or else of the channel's: for another one the page is loaded again. */
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

function loadingNow({ remote, page }: Wanted): Loading {
	const kill = killedMeanwhile(remote);
	if (kill) return { failure: new RemoteRefused(remote, kill), hasFailed: true };
	const Page = pageHere(remote, page);
	return Page ? { Page } : {};
}

/** Not React.lazy: that keeps a rejection for ever, and this one can be tried again. */
export function useRemotePage({ remote, url, page, attempt }: Wanted): Loading {
	const key = `${url}:${page}:${attempt}`;
	const wanted = { remote, url, page, attempt };
	// A page that is shown stays, whatever the channel says meanwhile: somebody may be typing.
	const [shown, setShown] = useState(() => ({ key, loading: loadingNow(wanted) }));
	useEffect(
		function loadWantedPage() {
			let isWanted = true;
			const show = (loading: Loading) => isWanted && setShown({ key, loading });
			loadPage(remote, page).then(
				(Page) => show({ Page }),
				(failure: unknown) => {
					// Here, where somebody opened it: who only points at a link visits nothing.
					noteLoadFailure(useRunning.getState()[remote]?.entry ?? wantedOf(remote), failure);
					show({ failure: failure ?? new RemoteFailed(remote), hasFailed: true });
				},
			);
			return () => {
				isWanted = false;
			};
		},
		[remote, url, page, attempt, key],
	);
	return shown.key === key ? shown.loading : loadingNow(wanted);
}
