import * as schemas from './schema.mjs';

/** @import { Schema } from './check.mjs' */

/** What a text must be, by the pattern that it must have. @type {Record<string, string>} */
const OF_PATTERN = {
	[schemas.NAME.pattern]: 'lower-case words joined by hyphens, such as remote-hello',
	[schemas.ID.pattern]: 'a name such as agent.list',
	[schemas.PATH.pattern]: 'an address below /dashboard, such as /dashboard/hello/:helloId',
	[schemas.TARGET.pattern]: 'an address below /dashboard without parameters',
	[schemas.VERSION.pattern]: 'a version such as 1.4.0',
	[schemas.BUILD.pattern]: 'a hash of six hexadecimal digits or more',
	[schemas.HASH.pattern]: 'sha384-… of its bytes',
	[schemas.FILE.pattern]: 'a file of the build, without .. in its path',
	[schemas.ICON.pattern]: 'the name of a picture of the host, or the address of an SVG file',
	[schemas.PATTERN.pattern]: 'characters, \\d and sets with {n}, {n,m} or ? such as \\d{2}[*]?',
	[schemas.ADDRESS.pattern]: 'an address that ends in /',
};

/** @type {Record<string, string>} */
const PLAIN = { number: 'a number', boolean: 'true or false', object: 'an object', null: 'null' };

/** @param {string} type @param {Schema} schema */
function wordsOfType(type, { pattern, maxLength, minItems, maxItems, maxProperties }) {
	if (type === 'array') return `a list of ${minItems} to ${maxItems}`;
	if (maxProperties) return `an object of at most ${maxProperties} entries`;
	if (type !== 'string') return PLAIN[type];
	return `${OF_PATTERN[pattern ?? ''] ?? 'a text'} (at most ${maxLength} characters)`;
}

/** Completes "must be …". @param {Schema} schema of schema.mjs */
export const wordsOf = (schema) =>
	[schema.type]
		.flat()
		.map((type) => wordsOfType(type, schema))
		.join(' or ');
