import { isGood } from '@borlette/shared/config/metadata/check.mjs';
import { NAME } from '@borlette/shared/config/metadata/schema.mjs';
import type {
	ChannelList,
	Grants,
	RegistryEntry,
	Removal,
	SealedRegistry,
} from '@borlette/shared/federation';
import { NOTHING } from '@borlette/shared/i18n';
import type { placeBefore } from './earlier.ts';
import { judgedRegistry } from './judge.ts';
import type { JudgedRegistry } from './judged.ts';
import { believedList, type Places, placeIn } from './places.ts';

export interface Opened {
	readonly places: Places;
	/** By remote: why its place in the list is not believed. */
	readonly refused: Readonly<Record<string, string>>;
}

/**
 * Each remote's place alone: what is not believed makes way for what was, and the others stay.
 * @param before what was believed here @param lookBack finds what was believed of one that is not among it
 */
export async function openPlaces(
	file: SealedRegistry,
	list: ChannelList,
	grants: Grants,
	before: Places,
	lookBack: typeof placeBefore = async () => undefined,
): Promise<Opened> {
	const refused: Record<string, string> = {};
	const named = Object.keys(list.places).filter((name) => isGood(NAME, name));
	const names = new Set([...named, ...Object.keys(before)]);
	const entries = await Promise.all(
		[...names].map(async (remote) => {
			const place = await placeIn(file, list, remote, grants, before[remote]).catch(
				async (error: Error) => {
					refused[remote] = error.message;
					console.warn(`${remote}: ${error.message}`);
					return before[remote] ?? lookBack(list, remote, grants);
				},
			);
			return place ? [[remote, place] as const] : [];
		}),
	);
	return { places: Object.fromEntries(entries.flat()), refused };
}

/** As pages are drawn from it. */
export async function registryOf(
	list: ChannelList,
	{ places, refused }: Opened,
	{ holders, development }: Grants,
): Promise<JudgedRegistry> {
	const remotes: Record<string, RegistryEntry> = {};
	const removed: Record<string, Removal> = {};
	for (const [remote, { place }] of Object.entries(places)) {
		if ('entry' in place) remotes[remote] = place.entry;
		else removed[remote] = place.removed;
	}
	const { places: _, ...rest } = list;
	const judged = await judgedRegistry(
		{ ...rest, remotes, ...(Object.keys(removed).length > 0 && { removed }) },
		development === true,
	);
	const signed = Object.entries(judged.remotes).map(([remote, entry]) => {
		const signer = holders.find(({ id }) => id === places[remote]?.sealed.key);
		return [remote, { ...entry, signedBy: signer?.name ?? NOTHING }] as const;
	});
	return {
		...judged,
		remotes: Object.fromEntries(signed),
		...(Object.keys(refused).length > 0 && { refused }),
	};
}

/**
 * The registry in a channel's file, each remote's place in it judged alone.
 * @throws RegistryRefused for the list's signature or channel; RegistryDamaged when it is none
 */
export async function verified(
	channel: string,
	file: SealedRegistry,
	grants: Grants,
): Promise<JudgedRegistry> {
	const list = await believedList(file, channel, grants);
	return registryOf(list, await openPlaces(file, list, grants, {}), grants);
}
