import { Failure } from '../local/failure.mjs';
import { namedBuilds } from './channel.mjs';
import { differences } from './differences.mjs';
import { nameOf } from './store.mjs';

/** @import { ChannelState } from './types.ts' */

/**
 * The remotes that go from one channel to the next: those that are named, else all in which the two differ and whose
 * build the next one never had. What it had and has no more was taken back there, or overtaken by what could not wait:
 * whoever promotes another team's remote along with theirs does not undo that.
 * @param {import('./context.mjs').Context} context with the names
 * @param {ChannelState} source
 * @param {import('./channel.mjs').Channel} target
 * @param {ChannelState} before the target as it is
 * @returns {Promise<{ names: string[], isSame: boolean }>} `isSame`: the target has all of them; those that are left are told
 * @throws {Failure} for a remote that the source does not have, and where it has none
 */
export async function wantedNames(context, source, target, before) {
	const { names } = context;
	const unknown = names.find((name) => !Object.hasOwn(source.remotes, name));
	if (unknown) {
		throw new Failure(
			`${source.channel} has no remote ${unknown}; it has: ${Object.keys(source.remotes).join(', ') || 'none'}.`,
			{ why: 'unknown_remote' },
		);
	}
	if (names.length > 0) return { names, isSame: false };
	if (Object.keys(source.remotes).length === 0) {
		throw new Failure(
			`${source.channel} has no remotes: publish there first (pnpm release publish remote-… --to ${source.channel}).`,
			{ why: 'unknown_remote' },
		);
	}
	const differing = differences(source, before)
		.map(({ name }) => name)
		.filter((name) => source.remotes[name] && !before.removed?.[name]);
	/** @type {string[]} */
	const wanted = [];
	for (const name of differing) {
		const build = source.remotes[name];
		if (!build || !(await wasLeft(target, before, name, build.url))) wanted.push(name);
		else {
			const { channel } = target;
			context.line(
				`  ${name} ${nameOf(build)} is left: ${channel} had it before; name ${name} to promote it`,
			);
		}
	}
	return { names: wanted, isSame: differing.length === 0 };
}

/**
 * Whether a channel had a build and goes on without it. What some have as a canary is on its way to all; one that it killed
 * is refused, and not merely left.
 * @param {import('./channel.mjs').Channel} target @param {ChannelState} now @param {string} name @param {string} url
 */
async function wasLeft(target, now, name, url) {
	const entry = now.remotes[name];
	if (!entry || entry.canary?.url === url) return false;
	const former = (await namedBuilds(target, name)).find((each) => each.url === url);
	return former !== undefined && !entry.killed.some(({ build }) => build === former.build);
}
