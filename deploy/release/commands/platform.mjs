import { API_OPTION, CHANNEL } from '../arguments.mjs';
import { readChannel } from '../channel.mjs';
import { comparedAll, problemsOf, titleOf } from '../fit.mjs';
import { hostProblems } from '../host.mjs';
import { notesOn } from '../notes.mjs';
import { builtPlatform, deployedPlatform, notePlatform } from '../platform.mjs';

/** @type {import('../main.mjs').Command} */
export const platform = {
	summary: 'notes what host and API a channel runs on, for releases without a server at hand',
	usage: '[--channel production] [--url https://…] [--api https://…]',
	help: `Say it when another host or API was put in place. Without --url: those built here, as \`npm start\` does.
publish, promote and rollback compare with what was noted where they have no --url, and note what
they see where they have one. Names what of the channel does not fit. Exit code 1 then.`,
	options: {
		channel: { ...CHANNEL, default: 'production' },
		url: { type: 'string', help: 'host that the channel runs on now, else the one built here' },
		api: API_OPTION,
	},
	async run(context) {
		const { url, api } = context.options;
		const target = context.channel('channel');
		const known = url
			? { platform: await deployedPlatform(url, api), from: url }
			: { platform: await builtPlatform(), from: 'what is built here' };
		const registry = await readChannel(target);
		await notePlatform(target, known);
		const { host, api: offered } = known.platform;
		context.line(
			`✓ ${target.channel} runs on host ${host.digest} and API ${offered.digest} of ${known.from}`,
		);
		const builds = await comparedAll(context.storeDir, registry.remotes);
		for (const note of notesOn(builds, known.platform)) context.line(`  note: ${note}`);
		const problems = [
			...hostProblems(known.platform).map((problem) => `  the host: ${problem}`),
			...Object.values(builds).flatMap((build) =>
				problemsOf(build, known.platform).map(({ problem }) => `  ${titleOf(build)}: ${problem}`),
			),
		];
		for (const problem of problems) context.line(problem);
		return problems.length > 0 ? 1 : 0;
	},
};
