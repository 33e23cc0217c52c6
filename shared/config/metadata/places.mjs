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

/**
 * A place with its address taken apart, once: it is compared with each that comes after it, in every page that loads.
 * @param {Place} place
 */
function apart(place) {
	const parts = place.path.toLowerCase().split('/');
	return { place, parts, parameters: parts.filter(isParameter).length };
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
	const taken = [apart({ remote: HOST, path: `${UNAVAILABLE}/:remote` })];
	/** @type {Map<string, string>} */
	const redirects = new Map();
	return manifests.flatMap(placesOf).filter((place) => {
		const one = apart(place);
		place.rival = taken.find((other) => collide(other, one))?.place;
		if (place.rival || (place.to && isLoop(place.path, place.to, redirects))) return true;
		if (place.to) redirects.set(place.path.toLowerCase(), place.to.toLowerCase());
		taken.push(one);
		return false;
	});
}
