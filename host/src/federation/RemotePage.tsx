import type { RegistryEntry, RouteMeta } from '@borlette/shared/federation';
import { I18nProvider, useLocale } from '@borlette/shared/i18n';
import { PageSkeleton } from '@borlette/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { BuildNote } from './BuildNote.tsx';
import { catalogueOf } from './catalogue.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { useRunning } from './running.ts';
import { useNewBuild } from './useNewBuild.ts';
import { type Loading, useRemotePage } from './useRemotePage.ts';

interface Props {
	remote: string;
	/** The channel's build; the one that runs in this page stays. */
	entry: RegistryEntry;
	route: RouteMeta;
}

/** A page of a remote in its boundary: whatever befalls it stays in its place. */
export function RemotePage({ remote, entry: wanted, route }: Props) {
	const [attempt, setAttempt] = useState(0);
	const retry = useCallback(() => setAttempt((count) => count + 1), []);
	const isLeaving = useNewBuild(remote);
	const running = useRunning((all) => all[remote]?.entry);
	const entry = running ?? wanted;
	// Here, not below the texts: code and texts load side by side.
	useTextsAhead(wanted);
	const loading = useRemotePage({ remote, url: entry.url, page: route.id, attempt });
	useTabTitle(route);
	if (isLeaving) return <PageSkeleton />;
	return (
		<>
			<BuildNote remote={remote} />
			<RemoteBoundary key={`${route.id}:${attempt}`} remote={remote} onRetry={retry}>
				{running || loading.Page ? (
					<I18nProvider catalogue={catalogueOf(entry)} fallback={<PageSkeleton />}>
						<Loaded {...loading} />
					</I18nProvider>
				) : (
					<Loaded {...loading} />
				)}
			</RemoteBoundary>
		</>
	);
}

/** Begins to load the texts before it is sure that this build will run; whether they come counts then. */
function useTextsAhead(entry: RegistryEntry) {
	const locale = useLocale((state) => state.locale);
	useEffect(
		function loadTexts() {
			catalogueOf(entry)(locale).catch(() => undefined);
		},
		[entry, locale],
	);
}

/** Throws a failure where the boundary catches it. */
function Loaded({ Page, failure }: Loading) {
	if (failure) throw failure;
	return Page ? <Page /> : <PageSkeleton />;
}

function useTabTitle({ title }: RouteMeta) {
	const locale = useLocale((state) => state.locale);
	useEffect(
		function nameTab() {
			document.title = title[locale];
		},
		[title, locale],
	);
}
