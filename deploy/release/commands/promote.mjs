import { codeOf, Failure } from '../../local/failure.mjs';
import { API_OPTION, FROM, REASON, TO, URL_OPTION } from '../arguments.mjs';
import { saltsOf, shareIn, withCanaries } from '../canary.mjs';
import { entryIn, withBuilds } from '../changes.mjs';
import { change, changeOf } from '../channel.mjs';
import { CALM_OPTION, refuseBeforeClosing } from '../closing.mjs';
import { ANYWAY, refuseUnsafe } from '../guard.mjs';
import { readNamed } from '../keys.mjs';
import { probe } from '../probe.mjs';
import { allKillsElsewhere, refuseCollisions, refuseKilled } from '../refusals.mjs';
import { MOVED_ON } from '../revisions.mjs';
import { nameOf, storedBuild } from '../store.mjs';
import { refuseUncommitted, UNCOMMITTED, uncommittedIn } from '../uncommitted.mjs';
import { wantedNames } from '../wanted.mjs';

/** @import { Options, Placed } from '../types.ts' @type {import('../main.mjs').Command} */

export const promote = {
	summary: 'gives the builds of one channel to another',
	usage: '[<remote> …] --from staging --to production [--url https://…]',
	takesNames: true,
	help: `Without names: every remote in which the channels differ, but none that was taken out of the
second one, and no build that it had before: that was rolled back there, or overtaken. Each build is read from the store and
checked first. A promotion that \`plan\` calls unsafe is refused, unless --anyway is given; one to
production shortly before a draw closes, unless --reason says why; and one to production of builds whose sources no
commit had when they were published, unless --uncommitted is given. With --canary 5 that share of the
operators gets the builds, the same ones each time: again with --canary 25 raises it, without --canary
everybody gets them, and \`rollback\` ends it.`,
	options: {
		from: FROM,
		to: TO,
		url: URL_OPTION,
		api: API_OPTION,
		anyway: ANYWAY,
		build: {
			type: 'string',
			help: 'promote this build of the remote or nothing: its hash in remote.json, or 1.4.0-3fa9c1…',
		},
		canary: { type: 'string', help: 'percent of the operators who get the builds' },
		salt: { type: 'string', help: 'decides who they are; without it others for each build' },
		among: {
			type: 'string',
			help: 'file with the ids of the operators, one a line: of these no more than the share get the builds',
		},
		calm: CALM_OPTION,
		reason: REASON,
		uncommitted: UNCOMMITTED,
	},
	async run(context) {
		const source = await context.read(context.channel('from'));
		const target = context.signing('to');
		const before = await context.read(target);
		const { names, isSame } = await wantedNames(context, source, target, before);
		refuseOtherBuild(context, source);
		await refuseBeforeClosing(context, target.channel, 'Nothing was promoted');
		const { place, share } = placing(context.options);
		const { url, anyway } = context.options;
		/** @type {Placed[]} */
		const builds = [];
		for (const name of names) {
			const stored = await storedBuild(context.storeDir, entryIn(source, name));
			builds.push(stored);
			if (url) context.line(`  ${await probe(url, stored)} files of ${name} come from ${url}`);
		}
		const next = builds.map(({ ref, manifest }) => [manifest.name, { ...ref, manifest }]);
		const refs = builds.map(({ ref, manifest }) => [manifest.name, ref]);
		const noted = await uncommittedIn(
			{ ...target, channel: source.channel },
			Object.fromEntries(refs),
		);
		/** @type {string[]} */
		let changed = [];
		const { revision, remotes } = await change(target, before, async (registry) => {
			await refuseUnsafe(context, registry, Object.fromEntries(next), 'Nothing was promoted');
			const after = place(registry, builds, await allKillsElsewhere(target, names));
			changed = after.changed;
			if (changed.length === 0) return undefined;
			await refuseKilled(registry, target, builds, changed);
			refuseCollisions(registry, after.remotes);
			const uncommitted = noted.filter((name) => changed.includes(name));
			refuseUncommitted(context, { from: source.channel, to: target.channel }, uncommitted);
			const { reason } = context.options;
			const done = {
				...changeOf('promote', changed, { ...after.remotes, ...Object.fromEntries(next) }, reason),
				...(share && { canary: share }),
				...(anyway && { anyway }),
				...(uncommitted.length > 0 && { uncommitted }),
			};
			return { remotes: after.remotes, change: { ...done, from: source.channel } };
		});
		if (changed.length === 0 && (isSame || names.length > 0)) {
			context.line(`✓ ${target.channel} has these builds already, at revision ${revision}`);
		}
		for (const name of changed) {
			const { canary, ...entry } = entryIn({ channel: target.channel, remotes }, name);
			const build = nameOf((share && canary) || entry);
			const whose = share ? ` for ${share} % of the operators` : '';
			context.line(`✓ ${name} ${build} is in ${target.channel}${whose}, revision ${revision}`);
		}
	},
};

/**
 * Between the look at a channel and the promotion somebody may have released there.
 * @param {import('../context.mjs').Context} context @param {import('../types.ts').ChannelState} source
 * @throws {Failure}
 */
function refuseOtherBuild(context, source) {
	const { build: wanted } = context.options;
	if (wanted === undefined) return;
	const name = context.oneName('the remote whose build --build is');
	const ref = entryIn(source, name);
	if ([ref.build, nameOf(ref)].includes(wanted)) return;
	throw new Failure(
		`Nothing was promoted: ${source.channel} has ${name} ${nameOf(ref)}, and not ${wanted}. Promote that one once it was looked at, or publish yours to ${source.channel} again.`,
		{ code: MOVED_ON, why: 'overtaken' },
	);
}

/**
 * How builds take their places: everybody's, or beside them as a canary's.
 * @param {Options} options
 * @returns {{ share?: number, place: typeof withBuilds }}
 */
function placing({ canary, salt, among }) {
	if (canary === undefined) return { place: withBuilds };
	const share = shareIn(canary);
	const operators = among ? operatorsIn(among) : undefined;
	const since = new Date().toISOString();
	const given = { share, saltOf: saltsOf({ salt, operators, share }), since };
	return { share, place: (registry, builds) => withCanaries(registry, builds, given) };
}

/** @param {string} file @returns {string[]} their ids @throws {Failure} */
function operatorsIn(file) {
	try {
		return readNamed(file).split(/\s+/).filter(Boolean);
	} catch (error) {
		throw new Failure(`--among is ${file}, which cannot be read (${codeOf(error)}).`);
	}
}
