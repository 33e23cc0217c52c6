import { Failure } from '../../local/failure.mjs';
import { CHANNEL } from '../arguments.mjs';
import { entryIn, isNamedIn, withKilled } from '../changes.mjs';
import { change, namedBuilds } from '../channel.mjs';
import { killsElsewhere } from '../refusals.mjs';
import { nameOf } from '../store.mjs';

/** @import { RegistryEntry } from '../../../shared/src/federation/manifest.ts' */

/** @param {Readonly<Record<string, RegistryEntry>>} remotes @param {string} name */
function lastKilled(remotes, name) {
	const killed = remotes[name]?.killed.at(-1);
	return killed ? nameOf(killed) : '';
}

/** @type {import('../main.mjs').Command} */
export const kill = {
	summary: 'forbids a build for ever: the host runs the last good one instead',
	usage: '<remote> --reason "…" [--build 1.4.0-3fa9c1…] [--channel production]',
	takesNames: true,
	help: `For a build that does harm. Hosts refuse it from their next look at the registry on, wherever it
comes from, and run the newest earlier build that was not killed; where there is none, the page says
so. With --build also one that was rolled back: pages that are open run it until then. For a build that merely is not wanted, rollback is enough.`,
	options: {
		channel: { ...CHANNEL, default: 'production' },
		build: {
			type: 'string',
			help: "version-build to forbid; without it the channel's current one",
		},
		reason: { type: 'string', help: 'why, for the page and the journal' },
	},
	async run(context) {
		const name = context.oneName('the remote to kill a build of');
		const { build, reason } = context.options;
		if (!reason?.trim()) throw new Failure('Say why with --reason "…": the page shows it.');
		const target = context.signing('channel');
		const before = await context.read(target);
		const at = new Date().toISOString();
		const elsewhere = await killsElsewhere(target, name);
		const isFormer = build && !isNamedIn(before, name, build);
		const former = isFormer ? await namedBuilds(target, name) : [];
		const { revision, remotes } = await change(target, before, (registry) => {
			const after = withKilled(
				registry,
				name,
				build,
				{ reason: reason.trim(), at },
				elsewhere,
				former,
			);
			const builds = { [name]: lastKilled(after, name) };
			const done = { action: 'kill', remotes: [name], builds, reason: reason.trim() };
			return { remotes: after, change: done };
		});
		const { lastKnownGood, ...current } = entryIn({ channel: target.channel, remotes }, name);
		const killed = lastKilled(remotes, name);
		context.line(`✓ ${name} ${killed} is killed in ${target.channel}, revision ${revision}`);
		if (killed !== nameOf(current)) return;
		context.line(
			lastKnownGood
				? `  hosts run ${nameOf(lastKnownGood)} instead`
				: '  there is no earlier build: its pages say that they are not available',
		);
	},
};
