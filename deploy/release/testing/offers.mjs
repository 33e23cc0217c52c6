import { createHash } from 'node:crypto';

/** @import { Shape, Shaped } from '../../../shared/src/contract/shape.ts' */
/** @import { Access, ApiSide, Compared, HostSide } from '../types.ts' */

/** @param {unknown} data */
const hashOf = (data) =>
	createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 8);
/**
 * @template T
 * @template R
 * @param {Readonly<Record<string, T>>} object
 * @param {(value: T) => R} of
 * @returns {Record<string, R>}
 */
const mapped = (object, of) =>
	Object.fromEntries(Object.entries(object).map(([name, value]) => [name, of(value)]));

/** A function of one object, as `shapes.mjs` tells types. @param {Record<string, Shape>} props name → type; `?` at the end: optional */
const object = (props) => ({
	props: Object.fromEntries(
		Object.entries(props).map(([name, is]) =>
			name.endsWith('?')
				? [name.slice(0, -1), { is, opt: /** @type {const} */ (true) }]
				: [name, { is }],
		),
	),
});
/** @param {Record<string, Shape>} props @param {Shape} [out] @returns {Shaped} */
export const takes = (props, out = 'undefined') => ({
	is: { fns: [{ in: [object(props)], optional: 0, out }] },
	types: [],
});
/** @param {Record<string, Shape>} props @param {Record<string, Shape>} [sent] */
export const answers = (props, sent = {}) => takes(sent, object(props));

/**
 * @typedef {Record<string, Record<string, Shaped>>} Doors door → export → type
 * @typedef {Partial<Omit<import('../../../shared/src/federation/offers.ts').Uses, 'parts' | 'shapes'>> & {
 *   doors?: Doors, calls?: Record<string, Shaped>, access?: Access }} Needed
 */

/**
 * What a host of these doors offers: door → export → type.
 * @param {Doors} doors
 * @param {{ shared?: Record<string, string>, icons?: string[], slots?: string[], calls?: Record<string, Shaped> }} [offer]
 * @returns {HostSide}
 */
export function hostOf(doors, { shared = {}, icons = [], slots = [], calls = {} } = {}) {
	const list = { doors: mapped(doors, (exports) => mapped(exports, hashOf)), icons, slots };
	// What it calls itself.
	const uses = { calls: mapped(calls, hashOf), permissions: [] };
	return { digest: hashOf({ ...list, uses }), ...list, uses, shared, shapes: { doors, calls } };
}

/**
 * What an API of these calls offers: call → type.
 * @param {Record<string, Shaped>} calls
 * @param {string[]} [permissions]
 * @param {Access} [access]
 * @returns {ApiSide}
 */
export function apiOf(calls, permissions = [], access = {}) {
	const list = { calls: mapped(calls, hashOf), permissions };
	return { digest: hashOf(list), ...list, shapes: { calls, access } };
}

/**
 * A build that is compared, as far as a test gives one.
 * @param {{ manifest: object, parts: object, shapes: object, unknown?: string }} build
 */
export const asCompared = (build) => /** @type {Compared} */ (/** @type {unknown} */ (build));

/** What a build uses that was made against these, and names these. @param {Needed} [needs] */
export function usesOf({ doors = {}, calls = {}, access, ...names } = {}) {
	return {
		uses: { host: '', api: '', screens: [], icons: [], slots: [], permissions: [], ...names },
		parts: {
			doors: mapped(doors, (exports) => mapped(exports, hashOf)),
			calls: mapped(calls, hashOf),
		},
		shapes: { doors, calls, access },
	};
}
