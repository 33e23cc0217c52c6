import { Failure } from '../../local/failure.mjs';
import { API_OPTION, FROM, REASON, TO, URL_OPTION } from '../arguments.mjs';
import { withBuilds } from '../changes.mjs';
import { change, changeOf } from '../channel.mjs';
import { differences } from '../differences.mjs';
import { ANYWAY, refuseUnsafe } from '../guard.mjs';
import { probe } from '../probe.mjs';
import { refuseCollisions, refuseKilled } from '../refusals.mjs';
import { nameOf, storedBuild } from '../store.mjs';

export const promote = {
	summary: 'gives the builds of one channel to another',
	usage: '[<remote> …] --from staging --to production [--url https://…]',
	help: `Without names: every remote in which the channels differ, but none that was taken out of the
second one. Each build is read from the store and
checked first. A promotion that \`plan\` calls unsafe is refused, unless --anyway is given.`,
	options: {
		from: FROM,
		to: TO,
		url: URL_OPTION,
		api: API_OPTION,
		anyway: ANYWAY,
		reason: REASON,
	},
	async run(context) {
		const source = await context.read(context.channel('from'));
		const target = context.signing('to');
		const before = await context.read(target);
		const names = wantedNames(context.names, source, before);
		const { url } = context.options;
		const builds = [];
		for (const name of names) {
			const stored = await storedBuild(context.storeDir, source.remotes[name]);
			builds.push(stored);
			if (url) context.line(`  ${await probe(url, stored)} files of ${name} come from ${url}`);
		}
		const next = builds.map(({ ref, manifest }) => [manifest.name, { ...ref, manifest }]);
		let changed = [];
		const { revision, remotes } = await change(target, before, async (registry) => {
			await refuseUnsafe(context, registry, Object.fromEntries(next), 'Nothing was promoted');
			const after = withBuilds(registry, builds);
			changed = after.changed;
			if (changed.length === 0) return undefined;
			await refuseKilled(target, builds, changed);
			refuseCollisions(registry, after.remotes);
			const { reason } = context.options;
			const done = changeOf('promote', changed, after.remotes, reason);
			return { remotes: after.remotes, change: { ...done, from: source.channel } };
		});
		if (changed.length === 0) {
			context.line(`✓ ${target.channel} has these builds already, at revision ${revision}`);
		}
		for (const name of changed) {
			const build = nameOf(remotes[name]);
			context.line(`✓ ${name} ${build} is in ${target.channel}, revision ${revision}`);
		}
	},
};

/** @throws {Failure} for a remote that the source does not have */
export function wantedNames(names, source, target) {
	const unknown = names.find((name) => !source.remotes[name]);
	if (unknown) {
		throw new Failure(
			`${source.channel} has no remote ${unknown}; it has: ${Object.keys(source.remotes).join(', ') || 'none'}.`,
			{ why: 'unknown_remote' },
		);
	}
	if (names.length > 0) return names;
	return differences(source, target)
		.map(({ name }) => name)
		.filter((name) => source.remotes[name] && !target.removed?.[name]);
}
