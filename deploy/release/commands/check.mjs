import { Failure } from '../../local/failure.mjs';
import { CHANNEL, URL_OPTION } from '../arguments.mjs';
import { readChannel } from '../channel.mjs';
import { probe } from '../probe.mjs';
import { nameOf, storedBuild } from '../store.mjs';

export const check = {
	summary: 'finds out whether the registry and every stored build are as they were signed',
	usage: '[--channel production] [--url https://…]',
	help: `Reads the registry with its signature, then every build that the channel runs or could go back
to, and compares its metadata with the schema and each of its files with the signed hash.`,
	options: { channel: { ...CHANNEL, default: 'production' }, url: URL_OPTION },
	async run(context) {
		const target = context.channel('channel');
		const registry = await readChannel(target);
		const problems = [];
		let good = 0;
		for (const [name, entry] of Object.entries(registry.remotes)) {
			for (const ref of [entry, ...entry.earlier]) {
				try {
					const stored = await storedBuild(context.storeDir, ref);
					if (context.options.url && ref === entry) await probe(context.options.url, stored);
					good++;
				} catch (error) {
					if (!(error instanceof Failure)) throw error;
					problems.push(`  ${name} ${nameOf(ref)}: ${error.message}`, error.output);
				}
			}
		}
		if (problems.length > 0) {
			throw new Failure(`${target.channel} revision ${registry.revision} is damaged:`, {
				output: problems.filter(Boolean).join('\n'),
			});
		}
		context.line(
			`✓ ${target.channel} revision ${registry.revision} is as it was signed, and ${good} builds are`,
		);
	},
};
