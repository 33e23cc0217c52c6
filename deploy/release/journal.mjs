import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Not below `registry/`: web servers hide folders with a dot, and names of people are in it. */
export const journalFileOf = (storeDir, channel) =>
	path.join(storeDir, '.release', `${channel}.journal.jsonl`);

/**
 * @returns {Promise<object[]>} oldest first; a last line that was cut off is left out
 */
export async function readJournal(storeDir, channel) {
	const text = await readFile(journalFileOf(storeDir, channel), 'utf8').catch(() => '');
	return text.split('\n').flatMap((line) => {
		try {
			return line ? [JSON.parse(line)] : [];
		} catch {
			return [];
		}
	});
}

/** One line in one write; a line that was cut off before is closed first. */
export async function appendToJournal(storeDir, channel, entry) {
	const file = journalFileOf(storeDir, channel);
	await mkdir(path.dirname(file), { recursive: true });
	const before = await readFile(file, 'utf8').catch(() => '');
	const opening = before && !before.endsWith('\n') ? '\n' : '';
	await appendFile(file, `${opening}${JSON.stringify(entry)}\n`);
}
