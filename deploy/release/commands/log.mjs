import { CHANNEL } from '../arguments.mjs';
import { describe, readChannel } from '../channel.mjs';
import { readJournal } from '../journal.mjs';

export const log = {
	summary: 'tells what was done to a channel, newest first',
	usage: '[--channel production] [--count 20]',
	help: 'The journal of the channel, one line a revision.',
	options: {
		channel: { ...CHANNEL, default: 'production' },
		count: { type: 'string', default: '20', help: 'lines at most' },
	},
	async run(context) {
		const target = context.channel('channel');
		const { revision } = await readChannel(target);
		const entries = await readJournal(context.storeDir, target.channel);
		if (entries.length === 0) context.line(`Nothing was ever published to ${target.channel}.`);
		for (const entry of entries.slice(-Number(context.options.count)).reverse()) {
			const mark = entry.revision === revision ? '*' : ' ';
			const more = [
				entry.from && `from ${entry.from}`,
				entry.reason && `"${entry.reason}"`,
				entry.by && `by ${entry.by}`,
			].filter(Boolean);
			context.line(
				`${mark} ${String(entry.revision).padStart(4)}  ${entry.at}  ${[describe(entry), ...more].join(' · ')}`,
			);
		}
	},
};
