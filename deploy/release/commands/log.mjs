import { Failure } from '../../local/failure.mjs';
import { CHANNEL } from '../arguments.mjs';
import { describe, readChannel, readHistory, UNKNOWN, unwrittenIn } from '../channel.mjs';
import { readJournal } from '../journal.mjs';
import { storeAt } from '../stores/store-at.mjs';

/** In place of a channel: what was removed from the store. */
const STORE = 'store';

/**
 * With what a tool that was cut off did not note. Of a store behind a server only what its registry says: who did it, the
 * server knows.
 * @param {string} storeDir
 * @param {string} channel
 * @returns {Promise<import('../types.ts').JournalEntry[]>}
 */
async function entriesOf(storeDir, channel) {
	if (!storeAt(storeDir).isGuarded || channel === STORE) {
		const journal = await readJournal(storeDir, channel);
		if (channel === STORE) return journal;
		return [...journal, ...(await unwrittenIn({ storeDir, channel }, journal))];
	}
	const revisions = await readHistory({ storeDir, channel });
	return revisions.map(({ revision, signedAt: at, change = UNKNOWN }) => ({
		...{ revision, at, ...change },
	}));
}

/** @param {string | undefined} text @throws {Failure} */
function countIn(text) {
	const count = Number(text);
	if (Number.isInteger(count) && count >= 1) return count;
	throw new Failure(`--count is ${text}: say a number of lines, 1 or more.`);
}

/** @param {import('../types.ts').JournalEntry} entry @param {number} [now] the revision that hosts see */
function lineOf(entry, now) {
	const mark = now && entry.revision === now ? '*' : ' ';
	const isCutOff = now !== undefined && Number(entry.revision) > now;
	const more = [
		entry.canary && `for ${entry.canary} %`,
		entry.from && `from ${entry.from}`,
		entry.uncommitted && `sources of ${entry.uncommitted.join(', ')} not committed`,
		entry.reason && `"${entry.reason}"`,
		entry.by && `by ${entry.by}`,
		isCutOff && 'cut off: the next change to the channel brings it',
	].filter(Boolean);
	return `${mark} ${String(entry.revision ?? '').padStart(4)}  ${entry.at}  ${[describe(entry), ...more].join(' · ')}`;
}

/** @type {import('../main.mjs').Command} */
export const log = {
	summary: 'tells what was done to a channel, newest first',
	usage: '[--channel production] [--count 20]',
	help: 'The journal of the channel, one line a revision; with --channel store, what `retire` removed.',
	options: {
		channel: { ...CHANNEL, default: 'production' },
		count: { type: 'string', default: '20', help: 'lines at most' },
	},
	async run(context) {
		const count = countIn(context.options.count);
		const isStore = context.options.channel === STORE;
		const channel = isStore ? STORE : context.channel('channel').channel;
		const { revision } = isStore ? {} : await readChannel(context.channel('channel'));
		const entries = await entriesOf(context.storeDir, channel);
		if (entries.length === 0) {
			context.line(
				isStore ? 'No build was ever removed.' : `Nothing was ever published to ${channel}.`,
			);
		}
		for (const entry of entries.slice(-count).reverse()) context.line(lineOf(entry, revision));
	},
};
