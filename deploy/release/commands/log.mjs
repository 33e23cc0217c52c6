import { CHANNEL } from '../arguments.mjs';
import { describe, readChannel } from '../channel.mjs';
import { readJournal } from '../journal.mjs';

/** In place of a channel: what was removed from the store. */
const STORE = 'store';

export const log = {
	summary: 'tells what was done to a channel, newest first',
	usage: '[--channel production] [--count 20]',
	help: 'The journal of the channel, one line a revision; with --channel store, what `retire` removed.',
	options: {
		channel: { ...CHANNEL, default: 'production' },
		count: { type: 'string', default: '20', help: 'lines at most' },
	},
	async run(context) {
		const isStore = context.options.channel === STORE;
		const channel = isStore ? STORE : context.channel('channel').channel;
		const { revision } = isStore ? {} : await readChannel(context.channel('channel'));
		const entries = await readJournal(context.storeDir, channel);
		if (entries.length === 0) {
			context.line(
				isStore ? 'No build was ever removed.' : `Nothing was ever published to ${channel}.`,
			);
		}
		for (const entry of entries.slice(-Number(context.options.count)).reverse()) {
			const mark = revision && entry.revision === revision ? '*' : ' ';
			const more = [
				entry.canary && `for ${entry.canary} %`,
				entry.from && `from ${entry.from}`,
				entry.reason && `"${entry.reason}"`,
				entry.by && `by ${entry.by}`,
			].filter(Boolean);
			context.line(
				`${mark} ${String(entry.revision ?? '').padStart(4)}  ${entry.at}  ${[describe(entry), ...more].join(' · ')}`,
			);
		}
	},
};
