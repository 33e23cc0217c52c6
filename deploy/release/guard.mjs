import { Failure } from '../local/failure.mjs';
import { mixesOf } from './canary.mjs';
import { newTexts } from './collisions.mjs';
import { comparedAll } from './fit.mjs';
import { notesOn } from './notes.mjs';
import { planLines, planPromotion } from './plan.mjs';
import { notePlatform, platformOf } from './platform.mjs';
import { storeAt } from './stores/store-at.mjs';

/** @import { ChannelState, Entry } from './types.ts' */

/**
 * @import { Context } from './context.mjs'
 * @typedef {Pick<Context, 'storeDir' | 'options' | 'line'>} Asked
 */

/** Option of commands that refuse what `plan` calls unsafe. @type {import('./arguments.mjs').Option} */
export const ANYWAY = {
	type: 'boolean',
	help: 'although the plan says that it breaks a live mix, or cannot say',
};

/**
 * Lets builds into a channel only where `plan` finds no live mix that they break.
 * @param {Asked} context with the options `url`, `api` and `anyway`
 * @param {ChannelState} registry of the channel, before
 * @param {Readonly<Record<string, Entry>>} builds by remote
 * @param {string} done what did not happen: "Nothing was published"
 * @throws {Failure} with the pair that must not meet, or how to make known what to compare with
 */
export async function refuseUnsafe(context, registry, builds, done) {
	// Who keeps the store compares by itself, with what it knows of the channel.
	if (storeAt(context.storeDir).isGuarded) return;
	const known = await knownPlatform(context, registry, done);
	if (!known) return;
	const { platform, from } = known;
	const next = await comparedAll(context.storeDir, builds);
	// With canaries several mixes are live at once: none of them may break.
	const plans = await Promise.all(
		mixesOf(registry.remotes).map(async (mix) => {
			const current = await comparedAll(context.storeDir, mix);
			return planPromotion({ current, next, platform });
		}),
	);
	const plan = plans.find(({ isSafe }) => !isSafe) ?? plans[0];
	if (!plan) return;
	context.line(`  compared with ${from}`);
	for (const note of [...plan.notes, ...notesOn(next, platform)]) context.line(`  note: ${note}`);
	const taken = newTexts(registry.remotes, builds, platform.host.messages);
	const lines = [...taken, ...(plan.isSafe ? [] : planLines({ ...plan, notes: [] }))];
	if (lines.length === 0) return;
	if (!context.options.anyway) {
		const output = lines.join('\n');
		throw new Failure(`${done}, because it would break a live mix:`, { output, why: 'unsafe' });
	}
	for (const line of lines) context.line(`  ${line}`);
}

/**
 * What the channel runs on, kept for the next time; undefined where nobody knows and it goes anyway.
 * @param {Asked} context
 * @param {ChannelState} registry
 * @param {string} done
 */
async function knownPlatform(context, registry, done) {
	const { url, api, anyway } = context.options;
	const channel = { storeDir: context.storeDir, channel: registry.channel };
	try {
		const known = await platformOf(channel, { url, api });
		if (url) await notePlatform(channel, known);
		return known;
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		if (!anyway) {
			const message = `${done}. ${error.message} With --anyway it goes uncompared.`;
			throw new Failure(message, { why: 'uncompared' });
		}
		context.line(`  not compared: ${error.message}`);
		return undefined;
	}
}
