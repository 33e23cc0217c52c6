import { storeAt } from './stores/store-at.mjs';

/** @import { JournalEntry } from './types.ts' */

/**
 * Not below `registry/`: web servers hide folders with a dot, and names of people are in it.
 * @param {string} channel
 */
const journalOf = (channel) => `.release/${channel}.journal.jsonl`;

/**
 * @param {string} storeDir
 * @param {string} channel
 * @returns {Promise<JournalEntry[]>} oldest first; a last line that was cut off is left out
 */
export async function readJournal(storeDir, channel) {
	const text = String((await storeAt(storeDir).read(journalOf(channel))) ?? '');
	return text.split('\n').flatMap((line) => {
		try {
			return line ? [JSON.parse(line)] : [];
		} catch {
			return [];
		}
	});
}

/** @param {string} storeDir @param {string} channel @param {JournalEntry} entry */
export const appendToJournal = (storeDir, channel, entry) =>
	storeAt(storeDir).append(journalOf(channel), JSON.stringify(entry));
