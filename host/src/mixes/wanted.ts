import type { BuildRef } from '@borlette/shared/federation';

/** A build of a remote that a tester wants in the place of the channel's. */
export interface Wanted {
	readonly remote: string;
	/** `1.4.0-3fa9c1…`, or its beginning. */
	readonly build: string;
}

export const nameOf = ({ version, build }: Pick<BuildRef, 'version' | 'build'>): string =>
	`${version}-${build}`;

const KEY = 'mix';
/** `remote-tirage@1.4.0-3fa9c1` */
const ONE = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+[\w.+]*-[0-9a-f]{6,})$/;

/** What of a text is well formed, one build a remote. */
export function parseMix(text: string): Wanted[] {
	const builds = new Map<string, string>();
	for (const part of text.split(',')) {
		const [, remote, build] = ONE.exec(part.trim()) ?? [];
		if (remote && build) builds.set(remote, build);
	}
	return [...builds].map(([remote, build]) => ({ remote, build }));
}

export const formatMix = (mix: readonly Wanted[]): string =>
	mix.map(({ remote, build }) => `${remote}@${build}`).join(',');

/** The address of a page with a mix; to be read by people, so only what must be is escaped. */
export function linkTo(mix: readonly Wanted[], pathname = window.location.pathname): string {
	const text = formatMix(mix).replaceAll('+', '%2B');
	return `${window.location.origin}${pathname}?${KEY}=${text}`;
}

/** Lives as long as the tab. @returns the mix of this tab, [] for the channel's builds */
export function wantedMix(): Wanted[] {
	try {
		return parseMix(sessionStorage.getItem(KEY) ?? '');
	} catch {
		return parseMix(inMemory);
	}
}

/** Where the browser denies its storage: good until the page is left. */
let inMemory = '';

export function keepMix(mix: readonly Wanted[]): void {
	inMemory = formatMix(mix);
	try {
		if (inMemory) sessionStorage.setItem(KEY, inMemory);
		else sessionStorage.removeItem(KEY);
	} catch {
		// Denied: inMemory it is.
	}
}

/** Takes the mix out of a share link, before the router reads the address. */
export function takeLink(): void {
	const url = new URL(window.location.href);
	const text = url.searchParams.get(KEY);
	if (text === null) return;
	keepMix(parseMix(text));
	url.searchParams.delete(KEY);
	window.history.replaceState(window.history.state, '', url);
}
