import { Failure } from '../../local/failure.mjs';
import { builtPackages, ROOT } from '../../local/paths.mjs';
import {
	buildAgain,
	checkOut,
	commitIn,
	differingFiles,
	differingHostFiles,
	refuseUnknown,
} from '../again.mjs';
import { CHANNEL } from '../arguments.mjs';
import { readChannel } from '../channel.mjs';
import { keptHost, readHost } from '../kept-hosts.mjs';
import { nameOf, readBuild, storedBuild } from '../store.mjs';

/** @type {import('../main.mjs').Command} */
export const verify = {
	summary: 'builds a commit again, and compares it with what is published',
	usage: '<commit> [remote … | host] [--channel production]',
	takesNames: true,
	help: `Builds the remotes of this repository and its host as they are at a commit, in a folder of their own, and
compares each with the build that the channel runs; without names all that the channel has, the host where it is kept.
Exit code 1 when one differs; every file that does is named.`,
	options: { channel: { ...CHANNEL, default: 'production' } },
	async run(context) {
		const [commit = '', ...wanted] = context.someNames('the commit to build');
		const hash = await commitIn(ROOT, commit);
		const target = context.channel('channel');
		const published = await publishedIn(target);
		refuseUnknown(wanted, [...published.keys()]);
		const names = wanted.length > 0 ? wanted : [...published.keys()];
		const compare = /** @param {string} name @param {string} dist */ async (name, dist) => {
			const { title, differing } = /** @type {Published} */ (published.get(name));
			return { title, files: await differing(dist) };
		};
		const put = /** @param {string} folder */ (folder) => checkOut(ROOT, hash, folder);
		const found = [...(await buildAgain(put, names, context.progress, compare)).values()];
		for (const { title, files } of found) {
			if (files.length === 0) context.line(`✓ ${title} is what ${commit} gives, to the byte`);
		}
		const problems = found.filter(({ files }) => files.length > 0);
		if (problems.length === 0) return;
		const { channel } = target;
		throw new Failure(`${channel} does not run what ${commit} gives. These files differ:`, {
			output: problems.map(({ title, files }) => `  ${title}: ${files.join(', ')}`).join('\n'),
		});
	},
};

/**
 * What a channel runs of this repository's packages.
 * @typedef {{ title: string, differing: (dist: string) => Promise<string[]> }} Published `differing`: files in
 *   which another build is not the same
 * @param {import('../channel.mjs').Channel} target
 * @returns {Promise<Map<string, Published>>} by package; the host where one is kept
 */
async function publishedIn(target) {
	const { remotes, host } = await readChannel(target);
	/** @type {Map<string, Published>} */
	const published = new Map();
	for (const name of builtPackages()) {
		const { [name]: entry } = remotes;
		if (!entry) continue;
		published.set(name, {
			title: `${name} ${nameOf(entry)}`,
			differing: async (dist) =>
				differingFiles(await readBuild(dist), await storedBuild(target.storeDir, entry)),
		});
	}
	const kept = host && (await keptHost(target, host));
	if (kept) {
		published.set('host', {
			title: `host ${host}`,
			differing: async (dist) => differingHostFiles(await readHost(dist), kept),
		});
	}
	return published;
}
