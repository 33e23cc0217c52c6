import { type Expiry, expiryOf } from '@borlette/shared/config/trust/freshness.mjs';
import type {
	ChannelList,
	Grants,
	Sealed,
	SealedRegistry,
	Trust,
} from '@borlette/shared/federation';
import { type JudgedRegistry, RegistryDamaged } from './judged.ts';
import {
	type Before,
	type Kept,
	keep,
	keepKeys,
	keptText,
	newestGrants,
	readKept,
	reopened,
} from './kept.ts';
import { openPlaces, registryOf } from './opened.ts';
import { believedList, isSealedRegistry } from './places.ts';
import { fetchJson } from './retry.ts';
import { isSealed, isTrust, RegistryRefused } from './trust.ts';

// Loaded where something is not believed: hardly ever.
const looking = () => import('./earlier.ts');
const placeBefore = async (...one: [ChannelList, string, Grants]) =>
	(await looking()).placeBefore(...one);

/** Why the last verified registry is used instead of the channel's. */
export type KeptReason = 'unreachable' | 'older' | 'refused' | 'damaged';

export interface VerifiedRegistry {
	registry: JudgedRegistry;
	/** Absent: it is the channel's, as it is now. */
	kept?: KeptReason;
	/** Absent: it was signed or renewed lately. */
	expiry?: Expiry;
}

/** The channel is part of the page that was deployed, so that no service has to answer first. */
export function channelOfPage(): string {
	const meta = document.querySelector<HTMLMetaElement>('meta[name="borlette-channel"]');
	return meta?.content || 'production';
}

/** What the last look came to: verified again only where something of it changed, since pages look at each change of page. */
let seen: { come: string; kept: string | null; registry: JudgedRegistry } | undefined;

/**
 * The channel's registry. When it is out of reach, damaged, not signed by whom the host trusts, or older
 * than one that was verified here, the last verified one; where there is none, the newest earlier one that
 * is still believed.
 * @param givenUp ends it before
 * @throws RegistryRefused, RegistryDamaged or the network's error when there is neither
 */
export async function fetchRegistry(
	channel: string,
	givenUp?: AbortSignal,
): Promise<VerifiedRegistry> {
	// Side by side: the keys cost no round trip of their own.
	const [file, grantsFile, trustFile] = await Promise.allSettled([
		fetchJson(`/registry/${channel}.json`, isSealedRegistry, givenUp),
		fetchJson('/registry/grants.json', isSealed, givenUp),
		fetchJson('/trust.json', isTrust, givenUp),
	]);
	const come = JSON.stringify([channel, file, grantsFile, trustFile]);
	if (seen?.come === come && seen.kept === keptText(channel)) return told(seen.registry);
	const found = await verifiedAnew(channel, file, grantsFile, trustFile);
	seen = found.kept ? undefined : { come, kept: keptText(channel), registry: found.registry };
	return found;
}

async function verifiedAnew(
	channel: string,
	file: PromiseSettledResult<SealedRegistry>,
	grantsFile: PromiseSettledResult<Sealed>,
	trustFile: PromiseSettledResult<Trust>,
): Promise<VerifiedRegistry> {
	const kept = readKept(channel);
	const trust = trustFile.status === 'fulfilled' ? trustFile.value : kept?.trust;
	const cause = file.status === 'rejected' ? file : trustFile;
	if (!trust) throw (cause as PromiseRejectedResult).reason;
	const { sealed, grants } = await newestGrants(grantsFile, kept, trust).catch((error: unknown) => {
		throw file.status === 'rejected' ? file.reason : error;
	});
	if (kept && kept.grants.payload !== sealed.payload) {
		keepKeys(channel, kept, { grants: sealed, trust });
	}
	const before = await reopened(channel, kept, grants);
	if (file.status === 'rejected') return fallBack('unreachable', before, file.reason, grants);
	return openFile(channel, file.value, before, { grants: sealed, trust }, grants);
}

async function openFile(
	channel: string,
	file: SealedRegistry,
	before: Before,
	keys: Pick<Kept, 'grants' | 'trust'>,
	grants: Grants,
): Promise<VerifiedRegistry> {
	const list = await believedList(file, channel, grants).catch((error: unknown) => error);
	if (!isList(list)) {
		const reason = list instanceof RegistryDamaged ? 'damaged' : 'refused';
		if (before.list) return fallBack(reason, before, list, grants);
		const earlier = await (await looking()).listBefore(file, channel, grants);
		if (!earlier) throw list;
		const opened = await openPlaces(earlier.file, earlier.list, grants, before.places, placeBefore);
		keep(channel, earlier.file, opened.places, before, keys);
		return told(await registryOf(earlier.list, opened, grants), reason);
	}
	const known = before.list?.revision ?? 0;
	if (known > list.revision) {
		const why = new RegistryRefused(`Revision ${list.revision} is older.`);
		return fallBack('older', before, why, grants);
	}
	if (known < list.revision && expiryOf(list, Date.now()) === 'over') {
		const why = `The registry was signed at ${list.signedAt} and never renewed, or this device's clock is wrong.`;
		return fallBack('older', before, new RegistryRefused(why), grants);
	}
	const opened = await openPlaces(file, list, grants, before.places, placeBefore);
	keep(channel, file, opened.places, before, keys);
	return told(await registryOf(list, opened, grants));
}

const isList = (value: unknown): value is ChannelList => !(value instanceof Error);

function told(registry: JudgedRegistry, kept?: KeptReason): VerifiedRegistry {
	const expiry = expiryOf(registry, Date.now());
	return { registry, ...(kept && { kept }), ...(expiry && { expiry }) };
}

async function fallBack(
	kept: KeptReason,
	{ list, places }: Before,
	error: unknown,
	grants: Grants,
) {
	if (!list) throw error;
	const { channel, revision } = list;
	console.warn(`The registry of ${channel} is ${kept}; revision ${revision} is used.`, error);
	return told(await registryOf(list, { places, refused: {} }, grants), kept);
}
