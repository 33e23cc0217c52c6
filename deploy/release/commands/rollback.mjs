import { API_OPTION, CHANNEL, REASON } from '../arguments.mjs';
import { withoutCanary } from '../canary.mjs';
import { buildBefore, entryIn, withRollback } from '../changes.mjs';
import { change, changeOf } from '../channel.mjs';
import { ANYWAY, refuseUnsafe } from '../guard.mjs';
import { killsElsewhere, refuseCollisions, refuseKilled } from '../refusals.mjs';
import { nameOf, storedBuild } from '../store.mjs';

/** @import { Signing } from '../channel.mjs' */
/** @import { Context } from '../context.mjs' */
/** @import { ChannelState } from '../types.ts' */

/**
 * Everybody goes on with the build that most have.
 * @param {Context} context
 * @param {Signing} target
 * @param {ChannelState} before
 * @param {string} name
 */
async function endCanary(context, target, before, name) {
	const { canary } = entryIn(before, name);
	const was = canary ? nameOf(canary) : 'none';
	const { revision } = await change(target, before, (registry) => {
		const remotes = { ...registry.remotes, [name]: withoutCanary(entryIn(registry, name)) };
		refuseCollisions(registry, remotes);
		return { remotes, change: changeOf('rollback', [name], remotes, context.options.reason) };
	});
	context.line(
		`✓ the canary of ${name} (${was}) is ended in ${target.channel}, revision ${revision}`,
	);
}

/** @type {import('../main.mjs').Command} */
export const rollback = {
	summary: 'gives a remote the build that it had before',
	usage: '<remote> [--channel production] [--url https://…]',
	takesNames: true,
	help: `Ends the canary of the remote where there is one. Else the build before is read from the store and
checked, nothing is built; killed ones are passed over. Again: one build further back. A build that \`plan\` calls unsafe is refused.`,
	options: {
		channel: { ...CHANNEL, default: 'production' },
		url: {
			type: 'string',
			help: 'host that the channel runs on: needs are compared there, else with what was noted for it',
		},
		api: API_OPTION,
		anyway: ANYWAY,
		reason: REASON,
	},
	async run(context) {
		const name = context.oneName('the remote to roll back');
		const { anyway } = context.options;
		const target = context.signing('channel');
		const before = await context.read(target);
		if (before.remotes[name]?.canary) return endCanary(context, target, before, name);
		const elsewhere = await killsElsewhere(target, name);
		const stored = await storedBuild(context.storeDir, buildBefore(before, name, elsewhere));
		const build = { ...stored.ref, manifest: stored.manifest };
		const { revision } = await change(target, before, async (registry) => {
			await refuseUnsafe(context, registry, { [name]: build }, 'Nothing was rolled back');
			await refuseKilled(registry, target, [stored], [name]);
			const remotes = withRollback(registry, stored, elsewhere);
			refuseCollisions(registry, remotes);
			const done = {
				...changeOf('rollback', [name], remotes, context.options.reason),
				...(anyway && { anyway }),
			};
			return { remotes, change: done };
		});
		const [was, is] = [entryIn(before, name), stored.ref].map(nameOf);
		context.line(
			`✓ ${name} is back from ${was} to ${is} in ${target.channel}, revision ${revision}`,
		);
	},
};
