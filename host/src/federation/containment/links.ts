import { isScriptAddress, OF_NOTHING } from '../integrity/integrity.ts';
import type { Declaration } from './declaration.ts';
import { apply } from './natural.ts';

const SHEET = /(^|\s)stylesheet(\s|$)/i;
const { setAttribute } = Element.prototype;

/**
 * A sheet that no build brings was made for a page of its own: it would style menu, bar and all that comes later, since React
 * keeps what a page draws of them. It is refused as a changed file is, so that who waits for it hears that it does not come.
 */
export const links: Declaration = {
	kind: HTMLLinkElement,
	said: { rel: 'rel', href: 'href' },
	told(read) {
		const href = read('href');
		if (!href || !SHEET.test(read('rel') ?? '') || isScriptAddress(href)) return undefined;
		return `a sheet that is of no build (${href}) was not loaded: import it`;
	},
	silence(element) {
		apply(setAttribute, element, ['crossorigin', 'anonymous']);
		apply(setAttribute, element, ['integrity', OF_NOTHING]);
		return true;
	},
};
