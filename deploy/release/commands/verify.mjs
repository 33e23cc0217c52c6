import { Failure } from '../../local/failure.mjs';
import { builtPackages, ROOT } from '../../local/paths.mjs';
import { runTool } from '../../local/processes.mjs';
import { buildAgain, differingFiles, refuseUnknown } from '../again.mjs';
import { CHANNEL } from '../arguments.mjs';
import { readChannel } from '../channel.mjs';
import { nameOf, storedBuild } from '../store.mjs';

/** @type {import('../main.mjs').Command} */
export const verify = {
	summary: 'builds a commit again, and compares it with what is published',
	usage: '<commit> [remote …] [--channel production]',
	help: `Builds the remotes of this repository as they are at a commit, in a folder of their own, and compares
each with the build that the channel runs. Without remotes all that the channel has. Exit code 1 when one differs;
every file that does is named.`,
	options: { channel: { ...CHANNEL, default: 'production' } },
	async run(context) {
		const [commit, ...wanted] = context.someNames('the commit to build');
		const { channel, ...target } = context.channel('channel');
		const { remotes } = await readChannel({ channel, ...target });
		const known = builtPackages().filter((name) => Object.hasOwn(remotes, name));
		refuseUnknown(wanted, known);
		const names = wanted.length > 0 ? wanted : known;
		const builds = await buildAgain((folder) => checkOut(commit, folder), names, context.progress);
		/** @type {string[]} */
		const problems = [];
		for (const [name, again] of builds) {
			const entry = remotes[name];
			if (!entry) continue;
			const published = await storedBuild(context.storeDir, entry);
			const files = differingFiles(again, published);
			const title = `${name} ${nameOf(entry)}`;
			if (files.length === 0) context.line(`✓ ${title} is what ${commit} gives, to the byte`);
			else problems.push(`  ${title}: ${files.join(', ')}`);
		}
		if (problems.length === 0) return;
		throw new Failure(`${channel} does not run what ${commit} gives. These files differ:`, {
			output: problems.join('\n'),
		});
	},
};

/** @param {string | undefined} commit @param {string} folder */
async function checkOut(commit = '', folder) {
	for (const args of [
		['clone', '--quiet', '--shared', '--no-checkout', ROOT, folder],
		['-C', folder, 'checkout', '--quiet', '--detach', commit, '--'],
	]) {
		const { code, output } = await runTool('git', args, { cwd: ROOT });
		if (code !== 0) {
			throw new Failure(`${commit} could not be taken out of the repository; git said:`, {
				output,
			});
		}
	}
}
