import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../deploy/local/paths.mjs';
import { built } from '../history/build.mjs';
import { calmMachine, median } from './machine.mjs';

/** `--beside <commit>`: the commit to take turns with. */
export const BESIDE = /** @type {const} */ ({ beside: { type: 'string' } });

/**
 * A checkout with its API running on a database of its own. What fills the database is the
 * checkout's own code, since it knows the tables of its time.
 * @typedef {object} Side
 * @property {string} name
 * @property {import('../../support/server.mjs').Server} server
 * @property {typeof import('./house.mjs')} house
 * @property {typeof import('./fiches.mjs')} fiches
 * @property {typeof import('./settle.mjs').settle} settle
 */

/** @param {string} name @param {string} root of the checkout @returns {Promise<Side>} */
async function openSide(name, root) {
	/** @param {string} file */
	const own = (file) => import(pathToFileURL(path.join(root, 'e2e', file)).href);
	const [{ Server }, house, fiches, { settle }] = await Promise.all([
		own('support/server.mjs'),
		own('bench/load/house.mjs'),
		own('bench/load/fiches.mjs'),
		own('bench/load/settle.mjs'),
	]);
	return { name, server: await Server.create(), house, fiches, settle };
}

/**
 * Runs `work` with this checkout and, where one is named, with the commit beside it.
 * @param {string | undefined} beside
 * @param {(sides: Side[]) => Promise<void>} work the first side is this checkout
 */
export async function withSides(beside, work) {
	const roots = [['today', ROOT]];
	if (beside) roots.push([beside, await built(beside, ['api'])]);
	/** @type {Side[]} */
	const sides = [];
	try {
		for (const [name = '', root = ''] of roots) sides.push(await openSide(name, root));
		await work(sides);
	} finally {
		for (const { server } of sides) await server.remove();
	}
}

/**
 * The load under which the figures are taken. A ratio by turns needs no calm machine: what else runs
 * slows both.
 * @param {string | undefined} beside
 */
export const settledMachine = (beside) => calmMachine(beside ? 0 : undefined);

/**
 * The middle of each round's ratio of the first to the second.
 * @param {readonly number[]} these @param {readonly number[]} those
 */
export const ratio = (these, those) =>
	median(these.map((figure, round) => figure / (those[round] ?? Number.NaN)));
