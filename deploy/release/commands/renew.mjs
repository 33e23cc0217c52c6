import { Failure } from '../../local/failure.mjs';
import { CHANNEL } from '../arguments.mjs';
import { readChannel } from '../channel.mjs';
import { renewChannel } from '../renew.mjs';

/** For whoever reads the journal, where this revision is of before the last one. */
const RIGHT_CLOCK = 'the revision before was signed with a clock that was ahead';

/** @type {import('../main.mjs').Command} */
export const renew = {
	summary: 'signs the list of a channel anew, before it expires',
	usage: '[<remote> …] [--channel production] [--clock-is-right]',
	takesNames: true,
	help: `A list counts for 30 days after the last release; let a small job run this once a day. Remotes that
are named get their places signed anew with this key too: do that before the key that signed them is
revoked. Which builds run is not changed. A list that was signed with a clock months ahead keeps every later release out, until
this signs it with one that is right.`,
	options: {
		channel: { ...CHANNEL, default: 'production' },
		'clock-is-right': {
			type: 'boolean',
			help: 'the last revision was signed with a clock that was ahead; look at the one here first',
		},
	},
	async run(context) {
		const target = context.signing('channel');
		const before = await readChannel(target);
		if (before.revision === 0)
			throw new Failure(`Nothing was ever published to ${target.channel}.`);
		const isClockRight = Boolean(context.options['clock-is-right']);
		const { revision, expires } = await renewChannel(target, before, context.names, {
			...(isClockRight && { isClockRight, reason: RIGHT_CLOCK }),
		});
		const what = context.names.length > 0 ? ` with ${context.names.join(', ')}` : '';
		context.line(`✓ ${target.channel}${what} counts until ${expires}, revision ${revision}`);
	},
};
