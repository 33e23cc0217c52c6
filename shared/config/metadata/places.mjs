/**
 * Addresses of the dashboard and who has them. What is first in the order of the registry keeps its
 * place; the same rule refuses a publish, so that it comes to that only where no tool was asked.
 */

/**
 * @typedef {{ readonly name: string, readonly routes: readonly { readonly id: string, readonly path: string }[],
 *   readonly redirects?: Readonly<Record<string, string>> | undefined }} Placed what a remote says of its pages
 * @typedef {{ readonly remote: string, readonly path: string, readonly route?: { readonly id: string },
 *   readonly to?: string }} Place `route`: of a page, the very object that was given; `to`: of a redirect
 * @typedef {Place & { rival?: Place | undefined }} Clash
 */

/** Page of the host: the reasons why parts of a remote are not shown. */
export const UNAVAILABLE = '/dashboard/unavailable';
const HOST = 'host';

/** @param {string | undefined} part */
const isParameter = (part) => part?.startsWith(':') ?? false;

/** Of those that begin with a parameter after /dashboard. */
const ANY = ':';

/**
 * A place with its address taken apart, once, in every page that loads. `kind`: what rivals have in common, so that thousands of pages
 * are not compared with one another: the whole address where it has no parameter, else its first part after /dashboard.
 * @param {Place} place
 */
function apart(place) {
	const path = place.path.toLowerCase();
	const parts = path.split('/');
	const parameters = parts.filter(isParameter).length;
	const [, , first = ''] = parts;
	const kind = parameters === 0 ? path : isParameter(first) ? ANY : first;
	return { place, parts, parameters, kind };
}

/** What is taken, by its kind. */
class Taken {
	/** @type {Map<string, ReturnType<typeof apart>[]>} */
	#byKind = new Map();

	/** @param {ReturnType<typeof apart>} one */
	add(one) {
		const alike = this.#byKind.get(one.kind);
		if (alike) alike.push(one);
		else this.#byKind.set(one.kind, [one]);
	}

	/** @param {ReturnType<typeof apart>} one */
	rivalOf(one) {
		const { kind, parameters } = one;
		const kinds = kind === ANY ? this.#byKind.keys() : parameters === 0 ? [kind] : [kind, ANY];
		for (const each of kinds) {
			const rival = this.#byKind.get(each)?.find((other) => collide(other, one));
			if (rival) return rival.place;
		}
		return undefined;
	}
}

/**
 * Whether an address can belong to both with none of them more exact: `/a/:id` and `/a/:name`, but
 * not `/a/:id` and `/a/list`. As the router ranks them; it does not look at upper and lower case.
 * Where patterns cross in some address (`/a/:id/edit`, `/a/new/:kind`), that matters between remotes
 * only: within one the order of its routes is its own.
 * @param {ReturnType<typeof apart>} one @param {ReturnType<typeof apart>} other
 */
function collide(one, other) {
	const mayCross = [other.place.remote, HOST].includes(one.place.remote);
	return (
		one.parts.length === other.parts.length &&
		one.parameters === other.parameters &&
		one.parts.every((part, index) => {
			const [is, isOther] = [isParameter(part), isParameter(other.parts[index])];
			return part === other.parts[index] || (mayCross ? is && isOther : is || isOther);
		})
	);
}

/** @param {Placed} manifest @returns {Clash[]} */
const placesOf = ({ name: remote, routes, redirects = {} }) => [
	...routes.map((route) => ({ remote, route, path: route.path })),
	...Object.entries(redirects).map(([path, to]) => ({ remote, path, to })),
];

/**
 * Whether a redirect leads back to itself by those that are there.
 * @param {string} path @param {string} to @param {Map<string, string>} redirects
 */
function isLoop(path, to, redirects) {
	const seen = new Set([path.toLowerCase()]);
	for (let at = /** @type {string | undefined} */ (to.toLowerCase()); at; at = redirects.get(at)) {
		if (seen.has(at)) return true;
		seen.add(at);
	}
	return false;
}

/**
 * What loses its place: `rival` has it, or, without one, it is a redirect that leads to itself.
 * @param {readonly Placed[]} manifests in the order of the registry
 * @returns {Clash[]}
 */
export function clashesOf(manifests) {
	const taken = new Taken();
	taken.add(apart({ remote: HOST, path: `${UNAVAILABLE}/:remote` }));
	/** @type {Map<string, string>} */
	const redirects = new Map();
	return manifests.flatMap(placesOf).filter((place) => {
		const one = apart(place);
		place.rival = taken.rivalOf(one);
		if (place.rival || (place.to && isLoop(place.path, place.to, redirects))) return true;
		if (place.to) redirects.set(place.path.toLowerCase(), place.to.toLowerCase());
		taken.add(one);
		return false;
	});
}
