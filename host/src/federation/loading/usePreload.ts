import { loadTexts, useLocale } from '@borlette/shared/i18n';
import { useCallback } from 'react';
import { evaluates } from '../containment/guard.ts';
import { useOpenPage } from '../watch/openPage.ts';
import { fetchPageOf, pageAt } from './ahead.ts';
import { catalogueOf } from './catalogue.ts';
import { loadRemoteModule } from './load.ts';
import { oneByOne } from './oneByOne.ts';
import { loadPage } from './page.ts';
import { useRunning } from './running.ts';

/** Runs the code of a page before it is opened, so that it shows at once. */
async function preload(remote: string, path: string): Promise<void> {
	await loadRemoteModule(remote, pageAt(path)?.route.title);
	const entry = useRunning.getState()[remote]?.entry;
	// Its files first: while its code is waited for, nobody should be able to say that it was at work.
	const route = entry && (await fetchPageOf(entry, path));
	// What the page that is shown opens meanwhile would count as of its remote's modules.
	if (!route || useOpenPage.getState().page?.remote === remote) return;
	const { locale } = useLocale.getState();
	const texts = loadTexts(catalogueOf(entry), locale);
	const ended = evaluates(remote);
	await Promise.all([loadPage(remote, route.id).finally(ended), texts]);
}

/** Whose code it was that did something can be told of one at a time. */
const pointed = oneByOne();

/** Returns what to call when somebody points at a link to a page of the remote (hover or focus on the menu). */
export function usePreload(remote: string, path: string): () => void {
	return useCallback(() => {
		// Whoever opens the page tries again, and is told.
		pointed(() => preload(remote, path).catch(() => undefined));
	}, [remote, path]);
}
