import { MARK } from './mark.ts';

const places = new Map<string, HTMLElement>();
/** Of the theme: above `sticky` and `banner`, below `modal`. */
const LAYER = 'var(--b-z-index-overlay)';

/**
 * Where a remote puts what it opens above its page: once for each, beside the page. It is above menu and bar, and below
 * what the host opens, whatever a remote gives it of `z-index`.
 */
export function placeAbove(remote: string): HTMLElement {
	const known = places.get(remote);
	if (known) return known;
	const place = document.createElement('div');
	place.setAttribute(MARK, remote);
	// As wide as the page, so that what is placed in it is measured as in the body, and without height: it covers nothing.
	Object.assign(place.style, { position: 'absolute', inset: '0 0 auto', zIndex: LAYER });
	document.body.append(place);
	places.set(remote, place);
	return place;
}
