import type { Label, RegistryEntry } from '@borlette/shared/federation';
import { early } from '../early.ts';
import { titleOf, useOpenPage } from '../openPage.ts';
import type { FreezePlace } from './marks.ts';

/** Builds whose code is about to run: at import, or a page drawn for the first time. Newest last. */
const beginning = new Map<symbol, FreezePlace>();
/** What takes longer waits for something: it yields, and whoever does not is somebody else. */
const BEGINNING_MS = 6_000;
/** Only then has the browser told of promises that failed in it. */
const TOLD_MS = 100;
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

/** Whether code of another remote than that of the open page begins, because somebody points at a link to it. */
export function isOtherBeginning(): boolean {
	const open = useOpenPage.getState().page?.remote;
	return [...beginning.values()].some(({ remote }) => remote !== open);
}

/**
 * @param title of the page whose code it is, which is not open yet; else what people call the remote
 * @returns what to call when it has run
 */
export function begins(entry: RegistryEntry, title?: Label): () => void {
	const place = placeOf(entry, title);
	const key = Symbol(entry.manifest.name);
	const end = () => {
		if (beginning.delete(key)) tell();
	};
	if (!place) return end;
	beginning.set(key, place);
	tell();
	early.later(end, BEGINNING_MS);
	return () => early.later(end, TOLD_MS);
}
