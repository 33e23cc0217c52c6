import type { Declaration } from './declaration.ts';
import { apply } from './natural.ts';

/** What is said of the whole document: how it is laid out and coloured, what others are told, and what it may load. */
const OF_DOCUMENT = /^(viewport|color-scheme|theme-color|referrer)$/i;
const { removeAttribute } = Element.prototype;

/** A policy stays in force after its `<meta>` is taken out, a refresh leaves the page. */
export const metas: Declaration = {
	kind: HTMLMetaElement,
	said: { name: 'name', httpEquiv: 'http-equiv' },
	told(read) {
		const name = read('name') ?? '';
		const what = read('http-equiv') ?? (OF_DOCUMENT.test(name) ? name : undefined);
		return what === undefined ? undefined : `<meta> of ${what} says nothing`;
	},
	silence(element) {
		apply(removeAttribute, element, ['name']);
		apply(removeAttribute, element, ['http-equiv']);
		return false;
	},
};
