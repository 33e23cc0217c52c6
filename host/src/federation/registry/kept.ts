import type { ChannelList, Grants, Sealed, Trust } from '@borlette/shared/federation';
import { storage } from '@borlette/shared/session';
import { type Believed, believedList, believedPlace, isSound, type Places } from './places.ts';
import { type BelievedGrants, believedGrants, isSealed } from './trust.ts';

const LAST_VERIFIED = 'registry';

/** What was verified here before, to be verified again with the keys of today. */
export interface Kept {
	readonly list: Sealed;
	readonly places: Readonly<Record<string, Sealed>>;
	readonly grants: Sealed;
	readonly trust: Trust;
}

export interface Before {
	/** Absent: whoever signed it has no right any more. */
	readonly list?: ChannelList;
	readonly places: Places;
}

const nameOf = (channel: string) => `${LAST_VERIFIED}:${channel}`;
/** As it is kept: another tab may have kept a newer one. */
export const keptText = (channel: string): string | null => storage.get(nameOf(channel));

export function readKept(channel: string): Kept | undefined {
	try {
		const kept = JSON.parse(keptText(channel) ?? 'null') as Kept;
		const { list, places, grants } = kept;
		return [list, grants, ...Object.values(places)].every(isSealed) ? kept : undefined;
	} catch {
		return undefined;
	}
}

/** The newer of those that came and those that were kept: a key stays revoked. */
export async function newestGrants(
	come: PromiseSettledResult<Sealed>,
	kept: Kept | undefined,
	trust: Trust,
): Promise<BelievedGrants> {
	const [now, before] = await Promise.allSettled([
		come.status === 'fulfilled' ? believedGrants(come.value, trust) : Promise.reject(come.reason),
		kept ? believedGrants(kept.grants, trust) : Promise.reject(),
	]);
	if (now.status === 'rejected') {
		if (before.status === 'rejected') throw now.reason;
		console.warn('The last verified list of keys is used.', now.reason);
		return before.value;
	}
	const isOlder =
		before.status === 'fulfilled' && before.value.grants.revision > now.value.grants.revision;
	return isOlder ? before.value : now.value;
}

/** Absent where it failed. */
export const settled = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** What was kept, verified again: its places and its list each by itself. */
export async function reopened(
	channel: string,
	kept: Kept | undefined,
	grants: Grants,
): Promise<Before> {
	if (!kept) return { places: {} };
	const list = await settled(believedList(kept.list, channel, grants));
	const entries = await Promise.all(
		Object.entries(kept.places).map(async ([remote, sealed]) => {
			const place = await settled(believedPlace(sealed, { channel, remote }, grants));
			return place ? [[remote, place] as const] : [];
		}),
	);
	return { ...(list && { list }), places: Object.fromEntries(entries.flat()) };
}

/** A key stays revoked, whatever is done with the list. */
export function keepKeys(channel: string, kept: Kept, keys: Pick<Kept, 'grants' | 'trust'>): void {
	storage.set(nameOf(channel), JSON.stringify({ ...kept, ...keys }));
}

const pick = ({ key, signature, payload }: Sealed): Sealed => ({ key, signature, payload });

/** Good places only; in the place of another one, what was good before. */
export function keep(
	channel: string,
	list: Sealed,
	places: Places,
	before: Before,
	keys: Pick<Kept, 'grants' | 'trust'>,
) {
	const worth = Object.entries(places).flatMap(([remote, place]) => {
		const good: Believed | undefined = isSound(place) ? place : before.places[remote];
		return good ? [[remote, good.sealed]] : [];
	});
	const text = JSON.stringify({ list: pick(list), places: Object.fromEntries(worth), ...keys });
	storage.set(nameOf(channel), text);
}
