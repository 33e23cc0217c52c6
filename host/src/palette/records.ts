import { FOUND_MAX, type Found } from '@borlette/shared/contract/palette';
import type { RecordMeta, RouteMeta } from '@borlette/shared/federation';
import type { Locale } from '@borlette/shared/i18n';
import { addressNow } from '@borlette/shared/screens';
import type { Entry, Group } from './entry.ts';
import { type Announced, entryOfRoute } from './pages.ts';

interface Place {
	readonly record: RecordMeta;
	readonly remote: Announced;
	readonly route: RouteMeta;
}

const placesOf = (remotes: readonly Announced[], kind: string): Place[] =>
	remotes.flatMap((remote) =>
		(remote.records ?? []).flatMap((record) => {
			const route = remote.routes.find(({ id }) => id === record.route);
			return record.kind === kind && route ? [{ record, remote, route }] : [];
		}),
	);

function addressOf({ record: { route, param, by }, route: { path } }: Place, found: Found) {
	const given = { [param]: by === 'key' ? found.key : found.id };
	const isInPath = new RegExp(`:${param}(/|$)`).test(path);
	return isInPath ? addressNow(route, given) : addressNow(route, {}, given);
}

/** A row with the first place that opens it for this person; undefined: there is none. */
export function recordEntry(
	remotes: readonly Announced[],
	found: Found,
	locale: Locale,
): (Entry & { heading: string }) | undefined {
	for (const place of placesOf(remotes, found.kind)) {
		const to = addressOf(place, found);
		if (!to) continue;
		return {
			...{ key: `${found.kind} ${found.id}`, label: found.name, to, found },
			note: [found.note, found.company].filter(Boolean).join(' · '),
			icon: entryOfRoute(place.remote, place.route.id)?.icon ?? '',
			heading: place.record.label[locale],
		};
	}
	return undefined;
}

/** By this a list finds what is typed. */
const WORDS = 'q';

/** The way to the list that finds all rows of a kind by the same words; none where the person has no such list. */
function restEntry(
	remotes: readonly Announced[],
	kind: string,
	{ q, locale, nameRest }: Asked,
): Entry[] {
	for (const { record, remote, route } of placesOf(remotes, kind)) {
		const to = record.param === WORDS ? addressNow(route.id, {}, { [WORDS]: q }) : null;
		if (!to) continue;
		const icon = entryOfRoute(remote, route.id)?.icon ?? '';
		const label = nameRest(record.label[locale]);
		return [{ key: `rest ${kind}`, label, note: '', icon, to, isRest: true }];
	}
	return [];
}

interface Asked {
	readonly q: string;
	readonly locale: Locale;
	/** What the way to all rows of a list is called. */
	nameRest(list: string): string;
}

/**
 * The rows that were found, a group for each kind, in the order of the answer. As many as come at most are seldom all there
 * are: a group of these ends with the way to the others, else the sixth of a name would seem not to exist.
 */
export function recordGroups(
	remotes: readonly Announced[],
	found: readonly Found[],
	asked: Asked,
): Group[] {
	const groups = new Map<string, { id: string; title: string; entries: Entry[] }>();
	for (const one of found) {
		const entry = recordEntry(remotes, one, asked.locale);
		if (!entry) continue;
		const group = groups.get(one.kind) ?? { id: one.kind, title: entry.heading, entries: [] };
		group.entries.push(entry);
		groups.set(one.kind, group);
	}
	for (const group of groups.values()) {
		if (group.entries.length >= FOUND_MAX) {
			group.entries.push(...restEntry(remotes, group.id, asked));
		}
	}
	return [...groups.values()];
}
