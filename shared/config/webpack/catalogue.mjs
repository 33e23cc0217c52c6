import { parse } from '@formatjs/icu-messageformat-parser';
import { typeset } from '../typeset.mjs';

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** First words of ids, sorted: of `agent.list` it is `agent`. @param {string[]} ids */
export const firstWords = (ids) => [...new Set(ids.map((id) => id.split('.', 1)[0] ?? ''))].sort();

/**
 * @param {Record<string, string>} texts by id
 * @param {string} place named when a text is not valid ICU
 * @returns the parsed messages by id
 */
export function compileCatalogue(texts, place) {
	return Object.fromEntries(
		Object.entries(texts).map(([id, text]) => {
			try {
				return [id, parse(typeset(text))];
			} catch (error) {
				throw new Error(
					`${place}: "${id}" is not a valid ICU message (${messageOf(error)}): ${text}`,
				);
			}
		}),
	);
}
