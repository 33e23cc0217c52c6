import path from 'node:path';
import { Failure } from '../../local/failure.mjs';
import { TO } from '../arguments.mjs';
import { HOSTS_KEPT, keepHost, keptIn, nameHost } from '../kept-hosts.mjs';
import { distOf } from '../publish.mjs';

/** @type {import('../main.mjs').Command} */
export const host = {
	summary: 'keeps the host that a channel runs on, so that its revisions open with it later',
	usage: '[<folder of the built host>] [--to production] [--keep 10]',
	takesNames: true,
	help: `Say it when another host was put in place; without a folder it is the one built here. Its page is signed,
its files are copied into the store, and the channel's list names it from then on: whoever opens a
revision of that time (?revision=17) gets this host with it. The oldest beyond --keep are removed,
and their revisions open with the host of the day. The key needs a right for borlette-host.`,
	options: {
		to: { ...TO, default: 'production', help: 'channel that it is served for' },
		keep: {
			type: 'string',
			default: process.env.HOSTS_KEPT || HOSTS_KEPT,
			help: 'hosts of the channel that are kept; also HOSTS_KEPT',
		},
	},
	async run(context) {
		const target = context.signing('to');
		await context.takeGrants();
		const [folder = distOf('host'), ...more] = context.names;
		if (more.length > 0) throw new Failure('Name one folder, that of the built host.');
		const build = await keepHost(target, path.resolve(folder), keptIn(context.options.keep));
		const { revision } = await nameHost(target, build);
		context.line(`✓ the host ${build} is kept for ${target.channel}, revision ${revision}`);
	},
};
