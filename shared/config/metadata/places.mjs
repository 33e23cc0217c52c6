/**
 * Addresses of the dashboard and who has them. What is first in the order of the registry keeps its
 * place; the same rule refuses a publish, so that it comes to that only where no tool was asked.
 */

/** Page of the host: the reasons why parts of a remote are not shown. */
export const UNAVAILABLE = '/dashboard/unavailable';
const HOST = 'host';

const partsOf = (path) => path.toLowerCase().split('/');
const isParameter = (part) => part.startsWith(':');

/**
 * Whether an address can belong to both with none of them more exact: `/a/:id` and `/a/:name`, but
 * not `/a/:id` and `/a/list`. As the router ranks them; it does not look at upper and lower case.
 * Where patterns cross in some address (`/a/:id/edit`, `/a/new/:kind`), that matters between remotes
 * only: within one the order of its routes is its own.
 */
function collide(one, other) {
	const [parts, others] = [partsOf(one.path), partsOf(other.path)];
	const mayCross = [other.remote, HOST].includes(one.remote);
	return (
		parts.length === others.length &&
		parts.filter(isParameter).length === others.filter(isParameter).length &&
		parts.every((part, index) => {
			const [is, isOther] = [isParameter(part), isParameter(others[index])];
			return part === others[index] || (mayCross ? is && isOther : is || isOther);
		})
	);
}

/** A redirect has `to`; a page has `route`. */
const placesOf = ({ name: remote, routes, redirects = {} }) => [
	...routes.map((route) => ({ remote, route, path: route.path })),
	...Object.entries(redirects).map(([path, to]) => ({ remote, path, to })),
];

/** Whether a redirect leads back to itself by those that are there. */
function isLoop({ path, to }, redirects) {
	const seen = new Set([path.toLowerCase()]);
	for (let at = to.toLowerCase(); at; at = redirects.get(at)) {
		if (seen.has(at)) return true;
		seen.add(at);
	}
	return false;
}

/**
 * What loses its place: `rival` has it, or, without one, it is a redirect that leads to itself.
 * @param {readonly object[]} manifests in the order of the registry
 */
export function clashesOf(manifests) {
	const taken = [{ remote: HOST, path: `${UNAVAILABLE}/:remote` }];
	const redirects = new Map();
	return manifests.flatMap(placesOf).filter((place) => {
		place.rival = taken.find((other) => collide(other, place));
		if (place.rival || (place.to && isLoop(place, redirects))) return true;
		if (place.to) redirects.set(place.path.toLowerCase(), place.to.toLowerCase());
		taken.push(place);
		return false;
	});
}
