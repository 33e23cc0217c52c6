import { API_OPTION, FROM, TO } from '../arguments.mjs';
import { entryIn } from '../changes.mjs';
import { readChannel } from '../channel.mjs';
import { newCollisions, newTexts } from '../collisions.mjs';
import { comparedAll } from '../fit.mjs';
import { notesOn } from '../notes.mjs';
import { planLines, planPromotion } from '../plan.mjs';
import { deployedApi, deployedPlatform, platformOf } from '../platform.mjs';
import { nameOf } from '../store.mjs';
import { uncommittedIn, uncommittedWords } from '../uncommitted.mjs';
import { changeBetween, changeWords } from '../versions.mjs';
import { wantedNames } from '../wanted.mjs';

/** @import { Platform } from '../types.ts' @type {import('../main.mjs').Command} */

export const plan = {
	summary: 'tells whether a promotion breaks a live mix, and the order that is safe',
	usage: '[<remote> …] --from staging --to production [--url …] [--next-url …] [--next-api …]',
	takesNames: true,
	help: `Nothing is changed. Compares what each build uses (exports of doors, calls with the parts that it reads and
sends, icons, menu slots, permissions, libraries) with what host and API offer: those deployed at --url, else those
noted for the channel, else those built here; the calls that the host makes itself with the API's;
and the screens that it links to with those that the channel's remotes declare. Names what two remotes would both want
(addresses, redirects, positions in the menu, ids of texts). With
--next-url or --next-api, those there are about to be deployed in the same go. Exit code 1 when it is unsafe.`,
	options: {
		from: FROM,
		to: TO,
		url: { type: 'string', help: 'host that the channel runs on now' },
		api: API_OPTION,
		'next-url': { type: 'string', help: 'host that comes next' },
		'next-api': { type: 'string', help: "API that comes next, where it is not that host's" },
	},
	async run(context) {
		const source = await readChannel(context.channel('from'));
		const to = context.channel('to');
		const target = await readChannel(to);
		const { names, isSame } = await wantedNames(context, source, to, target);
		if (isSame) {
			context.line(`${target.channel} has the builds of ${source.channel} already.`);
		}
		const wanted = Object.fromEntries(names.map((name) => [name, entryIn(source, name)]));
		const current = await comparedAll(context.storeDir, target.remotes);
		const next = await comparedAll(context.storeDir, wanted);
		for (const [name, build] of Object.entries(next)) {
			const before = target.remotes[name];
			const was = before ? nameOf(before) : 'none';
			const change = changeWords(changeBetween(current[name], build));
			context.line(`  ${name}: ${was} → ${nameOf(entryIn(source, name))} (${change})`);
		}
		const { url, api, 'next-url': nextUrl, 'next-api': nextApi } = context.options;
		const { platform, from } = await platformOf(to, { url, api });
		context.line(`Compared with ${from}`);
		const nextPlatform = await nextOf(platform, { nextUrl, nextApi });
		// Another API means something for those that stay, too.
		const judged = nextPlatform ? { ...current, ...next } : next;
		for (const note of notesOn(judged, nextPlatform ?? platform)) context.line(`Note: ${note}`);
		const uncommitted = await uncommittedIn({ ...to, channel: source.channel }, wanted);
		if (uncommitted.length > 0) {
			context.line(`Note: ${uncommittedWords(source.channel, uncommitted)}`);
		}
		const collisions = [
			...newCollisions(target.remotes, { ...target.remotes, ...wanted }),
			...newTexts(target.remotes, wanted, platform.host.messages),
		];
		if (collisions.length > 0) context.line('Unsafe: two would want the same:');
		for (const line of collisions) context.line(line);
		const result = planPromotion({ current, next, platform, nextPlatform });
		for (const line of planLines(result)) context.line(line);
		return result.isSafe && collisions.length === 0 ? 0 : 1;
	},
};

/**
 * What stays of host and API is as it is now.
 * @param {Platform} platform
 * @param {{ nextUrl: string | undefined, nextApi: string | undefined }} addresses
 * @returns {Promise<Platform | undefined>}
 */
async function nextOf(platform, { nextUrl, nextApi }) {
	if (nextUrl) return deployedPlatform(nextUrl, nextApi);
	return nextApi ? { ...platform, api: await deployedApi(nextApi) } : undefined;
}
