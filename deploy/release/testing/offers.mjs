import { createHash } from 'node:crypto';

const hashOf = (data) =>
	createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 8);
const mapped = (object, of) =>
	Object.fromEntries(Object.entries(object).map(([name, value]) => [name, of(value)]));

/** A function of one object, as `shapes.mjs` tells types. @param {object} props name → type; `?` at the end: optional */
const object = (props) => ({
	props: Object.fromEntries(
		Object.entries(props).map(([name, is]) =>
			name.endsWith('?') ? [name.slice(0, -1), { is, opt: true }] : [name, { is }],
		),
	),
});
export const takes = (props, out = 'undefined') => ({
	is: { fns: [{ in: [object(props)], optional: 0, out }] },
	types: [],
});
export const answers = (props, sent = {}) => takes(sent, object(props));

/** What a host of these doors offers: door → export → type. */
export function hostOf(doors, { shared = {}, icons = [], slots = [], calls = {} } = {}) {
	const list = { doors: mapped(doors, (exports) => mapped(exports, hashOf)), icons, slots };
	// What it calls itself.
	const uses = { calls: mapped(calls, hashOf), permissions: [] };
	return { digest: hashOf({ ...list, uses }), ...list, uses, shared, shapes: { doors, calls } };
}

/** What an API of these calls offers: call → type. */
export function apiOf(calls, permissions = [], access = {}) {
	const list = { calls: mapped(calls, hashOf), permissions };
	return { digest: hashOf(list), ...list, shapes: { calls, access } };
}

/** What a build uses that was made against these, and names these. */
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
