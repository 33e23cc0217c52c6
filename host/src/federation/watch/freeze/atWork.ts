import type { Label, RegistryEntry } from '@borlette/shared/federation';
import { titleOf, useOpenPage } from '../openPage.ts';
import type { FreezePlace } from './marks.ts';

/** Builds whose code is about to run: at import, or a page drawn for the first time. Newest last. */
const beginning = new Map<symbol, FreezePlace>();
let tell: () => void = () => undefined;

/** Says whom to tell at once: what comes next may never yield. */
export const onWork = (listener: () => void): void => {
	tell = listener;
};

const placeOf = (entry: RegistryEntry, title = titleOf(entry)): FreezePlace | undefined => {
	const { name, version, build } = entry.manifest;
	return title && { remote: name, build: `${version}-${build}`, url: entry.url, title };
};

/** Whose code is at work: what is beginning, else the page that is open. */
export function atWork(): FreezePlace | undefined {
	const page = useOpenPage.getState().page;
	return [...beginning.values()].at(-1) ?? (page && placeOf(page.entry));
}

/**
 * @param title of the page whose code it is, which is not open yet; else what people call the remote
 * @returns what to call when it has run
 */
export function begins(entry: RegistryEntry, title?: Label): () => void {
	const place = placeOf(entry, title);
	const key = Symbol(entry.manifest.name);
	if (place) beginning.set(key, place);
	tell();
	return () => {
		if (beginning.delete(key)) tell();
	};
}
