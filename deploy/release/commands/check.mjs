import { expiryOf } from '../../../shared/config/trust/freshness.mjs';
import { Failure } from '../../local/failure.mjs';
import { CHANNEL } from '../arguments.mjs';
import { readChannel } from '../channel.mjs';
import { probe } from '../probe.mjs';
import { nameOf, storedBuild } from '../store.mjs';

/** @import { BuildRef, RegistryEntry } from '../../../shared/src/federation/manifest.ts' */
/** @import { Context } from '../context.mjs' */
/** @import { ChannelState } from '../types.ts' @type {import('../main.mjs').Command} */

export const check = {
	summary: 'finds out whether the registry and every stored build are as they were signed',
	usage: '[--channel production] [--url https://…]',
	help: `Reads the registry with its signature, then every build that the channel runs, also for a share
of the operators, or could go back to, and compares its metadata with the schema and each of its files with the signed hash. Exit code 1 when
something is wrong, nothing was ever published there, or the list expires within a week.`,
	options: {
		channel: { ...CHANNEL, default: 'production' },
		url: {
			type: 'string',
			help: 'server of the store: what runs now is asked for there, file by file',
		},
	},
	async run(context) {
		const target = context.channel('channel');
		const registry = await readChannel(target);
		// A job that looks at the wrong store hears of it.
		if (registry.revision === 0) {
			throw new Failure(
				`Nothing was ever published to ${target.channel} in ${context.storeDir}: is it the right store?`,
			);
		}
		const { good, problems } = await checkBuilds(context, registry);
		problems.unshift(...unbelieved(registry));
		if (problems.some(Boolean)) {
			throw new Failure(`${target.channel} revision ${registry.revision} is damaged:`, {
				output: problems.filter(Boolean).join('\n'),
			});
		}
		context.line(
			`✓ ${target.channel} revision ${registry.revision} is as it was signed, and ${good} builds are`,
		);
		if (!expiryOf(registry, Date.now())) return 0;
		context.line(`  its list counts until ${registry.expires} only: pnpm release renew`);
		return 1;
	},
};

/** What hosts take as it was before, and how it goes on. @param {ChannelState} state */
function unbelieved({ channel, problem, refused }) {
	const names = Object.keys(refused);
	return [
		...(problem
			? [
					`  its list is not believed: ${problem}`,
					`    sign it anew with a key that may: pnpm release renew --channel ${channel}`,
				]
			: []),
		...Object.entries(refused).map(([name, why]) => `  ${name}: its place is not believed: ${why}`),
		...(names.length > 0
			? [
					`    what ran before runs there, where it is believed. Publish anew with a key that may: pnpm release publish ${names.join(' ')} --to ${channel}`,
				]
			: []),
	];
}

/**
 * @param {RegistryEntry} entry
 * @returns {{ ref: BuildRef, isLive: boolean }[]} `isLive`: somebody gets it now
 */
const buildsOf = (entry) => [
	{ ref: entry, isLive: true },
	...(entry.canary ? [{ ref: entry.canary, isLive: true }] : []),
	...entry.earlier.map((ref) => ({ ref, isLive: false })),
];

/** @param {Context} context @param {ChannelState} state */
async function checkBuilds({ storeDir, options: { url } }, { remotes }) {
	/** @type {string[]} */
	const problems = [];
	let good = 0;
	for (const [name, entry] of Object.entries(remotes)) {
		for (const { ref, isLive } of buildsOf(entry)) {
			try {
				const stored = await storedBuild(storeDir, ref);
				if (url && isLive) await probe(url, stored);
				good++;
			} catch (error) {
				if (!(error instanceof Failure)) throw error;
				problems.push(`  ${name} ${nameOf(ref)}: ${error.message}`, error.output);
			}
		}
	}
	return { good, problems };
}
