import { FROM, TO } from '../arguments.mjs';
import { readChannel } from '../channel.mjs';
import { differences } from '../differences.mjs';

/** @type {import('../main.mjs').Command} */
export const diff = {
	summary: 'tells in which builds two channels differ',
	usage: '--from staging --to production',
	help: 'Remotes whose builds differ, with both builds.',
	options: { from: FROM, to: TO },
	async run(context) {
		const from = await readChannel(context.channel('from'));
		const to = await readChannel(context.channel('to'));
		const found = differences(from, to);
		context.line(
			`${from.channel} revision ${from.revision}, ${to.channel} revision ${to.revision}`,
		);
		if (found.length === 0) context.line('They run the same builds.');
		for (const { name, is, was } of found) {
			context.line(`  ${name}: ${from.channel} ${is ?? 'none'}, ${to.channel} ${was ?? 'none'}`);
		}
	},
};
