import { fits, partsOf } from './check.mjs';
import { wordsOf } from './words.mjs';

/**
 * @import { Schema } from './check.mjs'
 * @typedef {{ readonly at: string, readonly problem: string }} Problem `at`: where, from the whole
 *   (`routes[2].title.fr`); `problem`: what it must be, in English, for the details of a page and for whoever
 *   releases
 */

/** @param {string} at @param {string | number} name */
const join = (at, name) => {
	if (typeof name === 'number') return `${at}[${name}]`;
	if (!/^[A-Za-z]\w*$/.test(name)) return `${at}['${name.slice(0, 80)}']`;
	return at ? `${at}.${name}` : name;
};

/**
 * Where a value is wrong, from the whole (`routes[2].title.fr`), and what it must be.
 * @param {Schema} schema of schema.mjs @param {unknown} value @param {string} [at]
 * @returns {Problem[]}
 */
export function problemsOf(schema, value, at = '') {
	if (!fits(schema, value)) {
		const said = value === undefined ? 'is missing; it must be' : 'must be';
		return [{ at, problem: `${said} ${wordsOf(schema)}` }];
	}
	return [...partsOf(schema, value)].flatMap(([inner, part, name]) =>
		problemsOf(inner, part, join(at, name)),
	);
}
