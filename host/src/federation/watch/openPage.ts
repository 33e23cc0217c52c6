import type { Label, RegistryEntry, RouteMeta } from '@borlette/shared/federation';
import { create } from 'zustand';

/** A remote's page that is on screen. */
export interface OpenPage {
	readonly remote: string;
	readonly entry: RegistryEntry;
	readonly route: RouteMeta;
}

interface Opened {
	readonly page?: OpenPage | undefined;
	/** Pages that were opened, newest first, by remote. */
	readonly seen: Readonly<Record<string, readonly RouteMeta[]>>;
}

export const useOpenPage = create<Opened>()(() => ({ seen: {} }));

/** @returns what to call when the page is left */
export function openPage(page: OpenPage): () => void {
	const { remote, route } = page;
	useOpenPage.setState(({ seen }) => {
		const others = (seen[remote] ?? []).filter(({ id }) => id !== route.id);
		return { page, seen: { ...seen, [remote]: [route, ...others] } };
	});
	return () =>
		useOpenPage.setState((opened) => (opened.page === page ? { page: undefined } : opened));
}

interface KnownPage {
	/** What people call it. */
	readonly title?: Label | undefined;
	/** It was opened in this document; else its code ran because somebody pointed at a link. */
	readonly isSeen: boolean;
}

/**
 * The page whose code a script is: of those that begin with it the one that people saw last, or the first.
 * @param ids of the pages that begin with the script; absent: it may be of any
 */
export function pageOf({ manifest }: RegistryEntry, ids?: readonly string[]): KnownPage {
	const isIn = ({ id }: RouteMeta) => !ids || ids.includes(id);
	const seen = useOpenPage.getState().seen[manifest.name]?.find(isIn);
	return { title: (seen ?? manifest.routes.find(isIn))?.title, isSeen: seen !== undefined };
}

/** What people call a remote: the page of it they saw last, or its first. */
export const titleOf = (entry: RegistryEntry): Label | undefined => pageOf(entry).title;
