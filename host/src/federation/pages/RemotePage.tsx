import type { RegistryEntry, RouteMeta } from '@borlette/shared/federation';
import { I18nProvider, loadTexts, useLocale } from '@borlette/shared/i18n';
import { useLocation } from '@borlette/shared/router';
import { later, PageSkeleton } from '@borlette/shared/ui';
import { memo, useCallback, useEffect, useState } from 'react';
import { catalogueOf } from '../loading/catalogue.ts';
import { useRunning } from '../loading/running.ts';
import { keptHere } from '../loading/typed.ts';
import { useNewBuild } from '../loading/useNewBuild.ts';
import { type Loading, useRemotePage } from '../loading/useRemotePage.ts';
import { useWithdrawal } from '../loading/useWithdrawal.ts';
import { BuildNote } from '../notes/BuildNote.tsx';
import { Withdrawn } from '../notes/Withdrawn.tsx';
import type { Withdrawal } from '../registry/gate.ts';
import { happened } from '../watch/happened.ts';
import { type OpenPage, openPage } from '../watch/openPage.ts';
import { OwnPlace } from './OwnPlace.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { AfterPage, Stay } from './Stay.tsx';

const TypedNote = later(async () => (await import('../notes/TypedNote.tsx')).TypedNote);

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
	const isArriving = useNewBuild(remote);
	const { withdrawal, isLeaving } = useWithdrawal(remote);
	const running = useRunning((all) => all[remote]?.entry);
	const entry = running ?? wanted;
	// Here, not below the texts: code and texts load side by side.
	useTextsAhead(wanted);
	const loading = useRemotePage({ remote, url: entry.url, page: route.id, attempt });
	useTabTitle(route);
	useOpened({ remote, entry, route });
	useCounted(running, route);
	const title = useLocale(({ locale }) => route.title[locale]);
	const kept = useKeptHere(withdrawal);
	if (isArriving || isLeaving) return <PageSkeleton />;
	const typed = kept.typed.length > 0 && (
		<TypedNote key={kept.moment} kept={kept.typed} canPutBack={!withdrawal} />
	);
	if (withdrawal) {
		return (
			<>
				{typed}
				<Withdrawn remote={remote} withdrawal={withdrawal} />
			</>
		);
	}
	const visit = `${route.id}:${attempt}`;
	return (
		<>
			<Stay remote={remote} visit={visit} hasPage={Boolean(loading.Page)} />
			<BuildNote remote={remote} />
			{typed}
			<RemoteBoundary key={visit} remote={remote} entry={entry} title={title} onRetry={retry}>
				<OwnPlace remote={remote}>
					{running || loading.Page ? (
						<I18nProvider catalogue={catalogueOf(entry)} fallback={<PageSkeleton />}>
							<Loaded {...loading} />
						</I18nProvider>
					) : (
						<Loaded {...loading} />
					)}
				</OwnPlace>
			</RemoteBoundary>
		</>
	);
}

/** What was typed here before the page was taken away; looked for when it opens, and when it goes. */
function useKeptHere(withdrawal: Withdrawal | undefined) {
	const { pathname } = useLocation();
	const moment = `${pathname} ${withdrawal?.reason}`;
	const [kept, setKept] = useState(() => ({ moment, typed: keptHere() }));
	if (kept.moment === moment) return kept;
	const now = { moment, typed: keptHere() };
	setKept(now);
	return now;
}

/** Begins to load the texts before it is sure that this build will run; whether they come counts then. */
function useTextsAhead(entry: RegistryEntry) {
	const locale = useLocale((state) => state.locale);
	useEffect(
		function bringTexts() {
			loadTexts(catalogueOf(entry), locale).catch(() => undefined);
		},
		[entry, locale],
	);
}

/** Throws a failure where the boundary catches it. What the host learns meanwhile draws no page anew. */
const Loaded = memo(function Loaded({ Page, failure, hasFailed }: Loading) {
	if (hasFailed) throw failure;
	if (!Page) return <PageSkeleton />;
	return (
		<>
			<Page />
			<AfterPage />
		</>
	);
});

/** From here on what fails unseen is looked for in this page first. */
function useOpened({ remote, entry, route }: OpenPage) {
	useEffect(
		function noteOpenPage() {
			return openPage({ remote, entry, route });
		},
		[remote, entry, route],
	);
}

/** Of a build that runs: each opening of one of its pages is a visit. */
function useCounted(running: RegistryEntry | undefined, route: RouteMeta) {
	const { id } = route;
	useEffect(
		function countVisit() {
			if (running && id) happened({ kind: 'visit', entry: running });
		},
		[running, id],
	);
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
