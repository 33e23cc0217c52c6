import { Failure } from '../local/failure.mjs';
import { comparedAll } from './fit.mjs';
import { planLines, planPromotion } from './plan.mjs';
import { platformKnown } from './platform.mjs';

/** Option of commands that refuse what `plan` calls unsafe. */
export const ANYWAY = {
	type: 'boolean',
	help: 'although the plan says that it breaks a live mix',
};

/**
 * Lets builds into a channel only where `plan` finds no live mix that they break.
 * @param {import('./context.mjs').Context} context with the options `url`, `api` and `anyway`
 * @param {object} registry of the channel, before
 * @param {Record<string, { url: string, manifest: object }>} builds by remote
 * @param {string} done what did not happen: "Nothing was published"
 * @throws {Failure} with the pair that must not meet
 */
export async function refuseUnsafe(context, registry, builds, done) {
	const { url, api, anyway } = context.options;
	const platform = await platformKnown(url, api);
	if (!platform) {
		context.line('  not compared: no --url of a host was given, and none is built here');
		return;
	}
	const plan = planPromotion({
		current: await comparedAll(context.storeDir, registry.remotes),
		next: await comparedAll(context.storeDir, builds),
		platform,
	});
	if (plan.isSafe) return;
	const output = planLines(plan).join('\n');
	if (!anyway) throw new Failure(`${done}, because it would break a live mix:`, { output });
	for (const line of output.split('\n')) context.line(`  ${line}`);
}
