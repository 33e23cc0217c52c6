import { Failure } from '../../local/failure.mjs';
import { CHANNEL } from '../arguments.mjs';
import { entryIn, withoutRemote } from '../changes.mjs';
import { change } from '../channel.mjs';
import { refuseLinks } from '../refusals.mjs';
import { nameOf } from '../store.mjs';

/** @type {import('../main.mjs').Command} */
export const remove = {
	summary: 'takes a remote out of a channel: its pages and menu entries are no more',
	usage: '<remote> --reason "…" [--channel production] [--anyway]',
	takesNames: true,
	help: `For a remote that is given up. Hosts show nothing of it from their next look at the registry on; a
page of it that is open says why. Refused while another remote of the channel links to its screens.
Publishing or promoting it by name puts it in again; builds that were killed stay so.`,
	options: {
		channel: { ...CHANNEL, default: 'production' },
		reason: { type: 'string', help: 'why, for open pages and the journal' },
		anyway: { type: 'boolean', help: 'take it out although others link to its screens' },
	},
	async run(context) {
		const name = context.oneName('the remote to take out');
		const reason = context.options.reason?.trim();
		if (!reason) throw new Failure('Say why with --reason "…": open pages show it.');
		const target = context.signing('channel');
		const before = await context.read(target);
		const why = { reason, at: new Date().toISOString() };
		const was = entryIn(before, name);
		const { anyway } = context.options;
		const { revision } = await change(target, before, (registry) => {
			if (!anyway) refuseLinks(registry, name);
			const done = { action: 'remove', remotes: [name], reason, ...(anyway && { anyway }) };
			return { ...withoutRemote(registry, name, why), change: done };
		});
		context.line(`✓ ${name} ${nameOf(was)} is out of ${target.channel}, revision ${revision}`);
	},
};
