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
	/** Title of the page that was opened last, by remote: what people know it by. */
	readonly titles: Readonly<Record<string, Label>>;
}

export const useOpenPage = create<Opened>()(() => ({ titles: {} }));

/** @returns what to call when the page is left */
export function openPage(page: OpenPage): () => void {
	const { remote, route } = page;
	useOpenPage.setState(({ titles }) => ({ page, titles: { ...titles, [remote]: route.title } }));
	return () =>
		useOpenPage.setState((opened) => (opened.page === page ? { page: undefined } : opened));
}

/** What people call a remote: the page of it they saw last, or its first. */
export function titleOf({ manifest }: RegistryEntry): Label | undefined {
	return useOpenPage.getState().titles[manifest.name] ?? manifest.routes[0]?.title;
}
