import { apply } from './natural.ts';
import { noteContained } from './notes.ts';
import { presentRemote } from './stays.ts';

/** What is said of the whole document: how it is laid out and coloured, what others are told, and what it may load. */
const OF_DOCUMENT = /^(viewport|color-scheme|theme-color|referrer)$/i;
const Meta = HTMLMetaElement;
const { getAttribute, hasAttribute, removeAttribute } = Element.prototype;

/**
 * A `<meta>` that says something of the whole document says nothing where it is put in later: a policy stays in force after it
 * is taken out, a refresh leaves the page. React puts what a page draws of them into the head itself, so it would be the shell's;
 * the shell has none but those of its first page.
 */
export function disarmMeta(node: unknown): void {
	if (!(node instanceof Meta)) return;
	const name = apply(getAttribute, node, ['name']) ?? '';
	const isHeader = apply(hasAttribute, node, ['http-equiv']);
	if (!isHeader && !OF_DOCUMENT.test(name)) return;
	const what = isHeader ? apply(getAttribute, node, ['http-equiv']) : name;
	for (const key of ['name', 'http-equiv']) apply(removeAttribute, node, [key]);
	noteContained(presentRemote() ?? 'a remote', `<meta> of ${what} says nothing`);
}
