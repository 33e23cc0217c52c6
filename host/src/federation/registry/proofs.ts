import { call } from '@borlette/shared/api';
import { offersApi } from '@borlette/shared/contract/config';
import type { ApiOffer } from '@borlette/shared/contract/shape';
import type {
	HostOffer,
	PartShapes,
	Problem,
	RegistryEntry,
	SignedFile,
	UsedParts,
} from '@borlette/shared/federation';
import { create } from 'zustand';
import { knownApiOffer } from './apiOffer.ts';
import type { Judged } from './judged.ts';
import { fetchFile, withRetries } from './retry.ts';

/** Digest of what this host provides, put in by its build (shared/config/webpack/host-facts.mjs). */
declare const __HOST_DIGEST__: string;

/** What keeps a build from fitting; empty: it fits. Absent: not looked at, or it could not be. */
export interface Proof {
	readonly host?: readonly Problem[];
	readonly api?: readonly Problem[];
	/** Of the API that was compared with. */
	readonly apiDigest?: string;
}

/** By folder of the build. */
export const useProofs = create<Readonly<Record<string, Proof>>>()(() => ({}));

const keep = ({ url }: RegistryEntry, proof: Proof) =>
	useProofs.setState((all) => ({ [url]: { ...all[url], ...proof } }));

async function fileOf<T>({ url }: RegistryEntry, { file, integrity }: SignedFile): Promise<T> {
	const answer = await withRetries(() => fetchFile(`${url}${file}`, { integrity }));
	return (await answer.json()) as T;
}

interface Offered {
	offer: Pick<HostOffer, 'doors' | 'icons' | 'slots'> | Pick<ApiOffer, 'calls' | 'permissions'>;
	shapes: () => Promise<PartShapes>;
}

/** Types are fetched only for what has another one than the build was made with. */
async function compare(entry: RegistryEntry, { offer, shapes }: Offered): Promise<Problem[]> {
	const { uses } = entry.manifest;
	const [{ lookThrough, misfitsAmong }, parts] = await Promise.all([
		import('@borlette/shared/config/fit/compare.mjs'),
		fileOf<UsedParts>(entry, uses.parts),
	]);
	const { problems, suspects } = lookThrough({ ...uses, ...parts }, offer);
	if (suspects.length === 0) return problems;
	const [needed, offered] = await Promise.all([fileOf<PartShapes>(entry, uses.shapes), shapes()]);
	return [...problems, ...misfitsAmong(suspects, needed, offered)];
}

/** A build whose parts cannot be had is not refused for it: its code comes from the same folder. */
const unproven = ({ manifest }: RegistryEntry, error: unknown) =>
	console.warn(`It cannot be told whether ${manifest.name} ${manifest.version} fits.`, error);

/** Builds for hot reload change while they run; of one with wrong metadata nothing is known. */
const isJudged = ({ manifest, unusable }: RegistryEntry & Partial<Judged>): boolean =>
	!manifest.development && unusable === undefined;

/** Compares a build with this host, once; where it was made with it, without fetching anything. */
export async function proveHost(entry: RegistryEntry): Promise<void> {
	if (!isJudged(entry) || useProofs.getState()[entry.url]?.host) return;
	if (entry.manifest.uses.host === __HOST_DIGEST__) return keep(entry, { host: [] });
	try {
		const { default: offer } = await import('host-offer');
		const shapes = async () => (await import('host-shapes')).default;
		keep(entry, { host: await compare(entry, { offer, shapes }) });
	} catch (error) {
		unproven(entry, error);
	}
}

/** Compares a build with the API as it is now; while that is out of reach, nothing is known. */
export async function proveApi(entry: RegistryEntry): Promise<void> {
	const offer = isJudged(entry) ? await knownApiOffer() : null;
	if (!offer || useProofs.getState()[entry.url]?.apiDigest === offer.digest) return;
	const known = (api: readonly Problem[]) => keep(entry, { api, apiDigest: offer.digest });
	if (entry.manifest.uses.api === offer.digest) return known([]);
	try {
		known(await compare(entry, { offer, shapes: () => call(offersApi.shapes, {}) }));
	} catch (error) {
		unproven(entry, error);
	}
}
