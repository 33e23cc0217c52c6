import { call } from '@borlette/shared/api';
import { offersApi } from '@borlette/shared/contract/config';
import type { ApiOffer } from '@borlette/shared/contract/shape';
import type { Problem } from '@borlette/shared/federation';
import { create } from 'zustand';

/** Digest of the API that this host was built with (shared/config/webpack/host-facts.mjs). */
declare const __API_DIGEST__: string;

/** What the host itself calls and the API lacks, or has in a form that does not fit; mostly nothing. */
export const useOwnProblems = create<readonly Problem[]>()(() => []);

/** Compares the host's own calls with the API as it is; one it was built with is not looked at. */
export async function proveOwnCalls(offer: ApiOffer): Promise<void> {
	try {
		const problems = offer.digest === __API_DIGEST__ ? [] : await misfits(offer);
		useOwnProblems.setState(problems, true);
		for (const { part, problem } of problems) {
			console.error(`This host does not fit the API: ${part} ${problem}`);
		}
	} catch (error) {
		console.warn('It cannot be told whether this host fits the API.', error);
	}
}

async function misfits(offer: ApiOffer): Promise<Problem[]> {
	const [{ lookThrough, misfitsAmong }, { default: own }] = await Promise.all([
		import('@borlette/shared/config/fit/compare.mjs'),
		import('host-uses'),
	]);
	const needs = { doors: {}, icons: [], slots: [], ...own };
	const { problems, suspects } = lookThrough(needs, offer);
	if (suspects.length === 0) return problems;
	return [...problems, ...misfitsAmong(suspects, own.shapes, await call(offersApi.shapes, {}))];
}
