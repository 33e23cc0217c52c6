import type { Base, Listed, Listing, Place } from './place.ts';

/** A file that never changes is copied again after a week all the same: no disk is trusted for longer. */
const WEEK_MS = 7 * 24 * 60 * 60_000;
/** File systems date by a clock that ticks some hundred times in a second; others share their files and have a clock of their own. */
const SETTLED_MS = 2_000;

/** @param at when it was looked at, ms by this machine's clock */
export function changedOf(
	{ mtimeNs, ctimeNs }: { mtimeNs: bigint; ctimeNs: bigint },
	at: number,
): string {
	const last = Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
	return last < at - SETTLED_MS ? `${mtimeNs}-${ctimeNs}` : '';
}

/**
 * The files that a new copy need not hold itself, since an earlier one has them. Of which unbroken part of the log that one is
 * does not matter: a file that was not written since is the same.
 */
export async function listedBefore(place: Place, recipient: string): Promise<Listing> {
	const bases = await place.all();
	const newest = bases.at(-1);
	const listing = newest && (await place.listing(newest));
	if (!listing) return new Map();
	const archives = await place.archives();
	const serving = new Set(
		bases
			.filter((base) => base.recipient === recipient && isRecent(base) && archives.has(base.name))
			.map(({ name }) => name),
	);
	return new Map([...listing].filter(([, file]) => serving.has(file.in)));
}

function isRecent({ ended }: Base): boolean {
	const age = Date.now() - Date.parse(ended);
	return age >= 0 && age < WEEK_MS;
}

/** Whether it is as it was when it was copied. */
export const isAsListed = (
	{ size, changed }: Omit<Listed, 'in'>,
	listed: Listed | undefined,
): listed is Listed =>
	listed !== undefined && changed !== '' && listed.changed === changed && listed.size === size;
