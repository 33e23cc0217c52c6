import type { RegistryEntry, RouteMeta } from '@borlette/shared/federation';
import { I18nProvider, useLocale } from '@borlette/shared/i18n';
import { PageSkeleton } from '@borlette/shared/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { catalogueOf } from './catalogue.ts';
import { loadRemoteModule, RemoteFailed } from './load.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

interface Props {
	remote: string;
	entry: RegistryEntry;
	route: RouteMeta;
}

async function loadPage(remote: string, entry: RegistryEntry, page: string): Promise<ComponentType> {
	const module = await loadRemoteModule(remote, entry);
	const load = module.pages[page];
	if (!load) throw new RemoteFailed(`${remote} ${entry.manifest.version} has no page ${page}.`);
	return load();
}

/** A page of a remote in its boundary: whatever befalls it stays in its place. */
export function RemotePage(props: Props) {
	const [attempt, setAttempt] = useState(0);
	const retry = useCallback(() => setAttempt((count) => count + 1), []);
	const locale = useLocale((state) => state.locale);
	const { id, title } = props.route;
	useEffect(
		function nameTab() {
			document.title = title[locale];
		},
		[title, locale],
	);
	return (
		<RemoteBoundary key={`${id}:${attempt}`} remote={props.remote} onRetry={retry}>
			<I18nProvider catalogue={catalogueOf(props.entry)} fallback={<PageSkeleton />}>
				<Loaded remote={props.remote} entry={props.entry} page={id} />
			</I18nProvider>
		</RemoteBoundary>
	);
}

type Loading = { Page?: ComponentType; failure?: unknown };

/** Not React.lazy: that keeps a rejection for ever, and this one can be tried again. */
function Loaded({ remote, entry, page }: { remote: string; entry: RegistryEntry; page: string }) {
	const [{ Page, failure }, setLoading] = useState<Loading>({});
	useEffect(
		function loadPageOfRemote() {
			let isWanted = true;
			loadPage(remote, entry, page).then(
				(Page) => isWanted && setLoading({ Page }),
				(failure: unknown) => isWanted && setLoading({ failure: failure ?? new RemoteFailed(remote) }),
			);
			return () => {
				isWanted = false;
			};
		},
		[remote, entry, page],
	);
	if (failure) throw failure;
	return Page ? <Page /> : <PageSkeleton />;
}
