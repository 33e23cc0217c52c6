/**
 * What of a parsed text is looked at (`MessageFormatElement` of the parser).
 * @typedef {{ type: number, value?: unknown, children?: Element[], options?: Record<string, { value: Element[] }> }} Element
 */

/** Numbers of the parser's element types (`TYPE` of @formatjs/icu-messageformat-parser). */
const LITERAL = 0;
const POUND = 7;
const KINDS = ['', 'argument', 'number', 'date', 'time', 'select', 'plural', '', 'tag'];

/**
 * Names and kinds of the values that a parsed text takes, sorted: `count:plural name:argument`.
 * Two texts with the same answer can stand for one another.
 * @param {Element[]} elements
 */
export function placeholders(elements) {
	return [...new Set(collect(elements))].sort().join(' ');
}

/** @param {Element[]} elements @returns {Generator<string>} */
function* collect(elements) {
	for (const element of elements) {
		if (element.type === LITERAL || element.type === POUND) continue;
		yield `${element.value}:${KINDS[element.type]}`;
		yield* collect(element.children ?? []);
		for (const option of Object.values(element.options ?? {})) yield* collect(option.value);
	}
}
