import { lookThrough, misfitsAmong } from '../../shared/config/fit/compare.mjs';

/** @import { Platform } from './types.ts' */

const NO_NAMES = { doors: {}, icons: [], slots: [], permissions: [] };

/**
 * Calls that the host itself makes (sign-in, settings, what its doors read for remotes) and that the
 * API does not have in a form that fits.
 * @param {Platform} platform
 * @returns {string[]} lines for people; none of a host from before that was told
 */
export function hostProblems({ host, api }) {
	if (!host.uses) return [];
	const { calls, permissions } = host.uses;
	const needs = { ...NO_NAMES, calls, permissions };
	const { problems, suspects } = lookThrough(needs, api);
	const misfits = misfitsAmong(suspects, { calls: host.shapes.calls }, api.shapes);
	return [...problems, ...misfits].map(({ part, problem }) => `${part}: ${problem}`);
}
