import type { BuildRef } from '@borlette/shared/federation';

/** A build of a remote that a tester wants in the place of the channel's. */
export interface Wanted {
	readonly remote: string;
	/** `1.4.0-3fa9c1…`, or its beginning. */
	readonly build: string;
}

export const nameOf = ({ version, build }: Pick<BuildRef, 'version' | 'build'>): string =>
	`${version}-${build}`;

/** Where a server sends the pages of former hosts from; what follows the # is the address meant. */
export const HOSTS_PATH = '/api/hosts/';

const KEY = 'mix';
const REVISION = 'revision';
/** Places of the tab's storage. */
const WANTED = 'visit';
const ASKED = 'visit-asked';
/** `remote-tirage@1.4.0-3fa9c1` */
const ONE = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d[\w.+]*-[0-9a-f]{6,})$/;

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

/** What a tab runs in the place of the channel: a former revision of it, and single builds. */
export interface Visit {
	readonly revision?: number | undefined;
	readonly mix: readonly Wanted[];
}

export const NO_VISIT: Visit = { mix: [] };

export const isVisit = ({ revision, mix }: Visit): boolean =>
	revision !== undefined || mix.length > 0;

/** `17`, and nothing that merely begins so. */
const parseRevision = (text: string): number | undefined =>
	/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

const paramsOf = ({ revision, mix }: Visit): [string, string][] => [
	...(revision === undefined ? [] : [[REVISION, String(revision)] as [string, string]]),
	...(mix.length === 0 ? [] : [[KEY, formatMix(mix)] as [string, string]]),
];

const visitIn = (params: URLSearchParams): Visit => ({
	revision: parseRevision(params.get(REVISION) ?? ''),
	mix: parseMix(params.get(KEY) ?? ''),
});

/** The address of a page with a visit; to be read by people, so only what must be is escaped. */
export function linkTo(visit: Visit, pathname = window.location.pathname): string {
	const text = paramsOf(visit)
		.map(([name, value]) => `${name}=${value.replaceAll('+', '%2B')}`)
		.join('&');
	return `${window.location.origin}${pathname}${text && `?${text}`}`;
}

/** Where the browser denies its storage: good until the page is left. */
const inMemory = new Map<string, string>();

function read(place: string): Visit {
	try {
		return visitIn(new URLSearchParams(sessionStorage.getItem(place) ?? ''));
	} catch {
		return visitIn(new URLSearchParams(inMemory.get(place)));
	}
}

function write(place: string, visit: Visit): void {
	const text = new URLSearchParams(paramsOf(visit)).toString();
	inMemory.set(place, text);
	try {
		if (text) sessionStorage.setItem(place, text);
		else sessionStorage.removeItem(place);
	} catch {
		// Denied: inMemory it is.
	}
}

/** Lives as long as the tab. @returns what this tab runs in the place of the channel */
export const wantedVisit = (): Visit => read(WANTED);
/** What a link asks for, and nobody has agreed to yet. */
export const askedVisit = (): Visit => read(ASKED);

/** Somebody chose it here: nothing is asked any more. */
export function keepVisit(visit: Visit): void {
	write(WANTED, visit);
	write(ASKED, NO_VISIT);
}

export const forgetAsked = (): void => write(ASKED, NO_VISIT);

const isSame = (one: Visit, other: Visit): boolean => linkTo(one, '/') === linkTo(other, '/');

/** A former host's page came from a place of its own: the router reads the address that was meant. */
function takePlace(): void {
	const { pathname, hash, origin } = window.location;
	if (!pathname.startsWith(HOSTS_PATH)) return;
	const meant = new URL(hash.slice(1) || '/', origin);
	window.history.replaceState(null, '', meant.pathname + meant.search + meant.hash);
}

/**
 * Takes what a link asks for out of the address, before the router reads it. It is only asked for: a link
 * comes from somebody else. One that names nothing goes back to the channel.
 */
export function takeLink(): void {
	takePlace();
	const url = new URL(window.location.href);
	if (![KEY, REVISION].some((name) => url.searchParams.has(name))) return;
	const asked = visitIn(url.searchParams);
	if (!isVisit(asked)) keepVisit(NO_VISIT);
	else write(ASKED, isSame(asked, wantedVisit()) ? NO_VISIT : asked);
	for (const name of [KEY, REVISION]) url.searchParams.delete(name);
	window.history.replaceState(window.history.state, '', url);
}
