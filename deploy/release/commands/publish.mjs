import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildOutdated } from '../../local/build.mjs';
import { Failure } from '../../local/failure.mjs';
import { builtPackages, ROOT } from '../../local/paths.mjs';
import { API_OPTION, REASON, TO, URL_OPTION } from '../arguments.mjs';
import { everNamed, readChannel } from '../channel.mjs';
import { CALM_OPTION, refuseBeforeClosing } from '../closing.mjs';
import { ANYWAY, refuseUnsafe } from '../guard.mjs';
import { distOf, publishBuilds } from '../publish.mjs';
import { isOvertaken } from '../revisions.mjs';
import { nameOf, readBuild } from '../store.mjs';
import { storeAt } from '../stores/store-at.mjs';
import { committedOf, sourcesHere, sourcesOf, UNCOMMITTED } from '../uncommitted.mjs';

/** @import { Signing } from '../channel.mjs' */
/** @import { Context } from '../context.mjs' */
/** @import { ChannelState } from '../types.ts' */

/** As many services as may publish at the same moment; each try lets at least one of them win. */
const MOST_TRIES = 50;

/** @type {import('../main.mjs').Command} */
export const publish = {
	summary: 'builds remotes, stores them and names them in a channel',
	usage: '<remote | folder of a build> … [--to dev] [--url https://…]',
	takesNames: true,
	help: `A remote of this repository is built when its sources changed since its last build; nothing else
is. A folder that holds a remote.json is published as it is. What \`plan\` calls unsafe is refused, and what
goes to production shortly before a draw closes, unless --reason says why. Sources that no commit has do not
go to production without --uncommitted, and are told of elsewhere.`,
	options: {
		to: { ...TO, default: 'dev' },
		url: URL_OPTION,
		takeover: {
			type: 'boolean',
			help: 'let the build take the place of a remote that another package published',
		},
		api: API_OPTION,
		anyway: ANYWAY,
		calm: CALM_OPTION,
		reason: REASON,
		uncommitted: UNCOMMITTED,
		once: {
			type: 'boolean',
			help: 'for a service that may start again: leaves alone what the channel had before, so that it undoes no rollback, and waits its turn',
		},
	},
	async run(context) {
		const target = context.signing('to');
		await context.takeGrants();
		const names = context.someNames('the remotes to publish, e.g. remote-admin');
		// Before the build: whoever publishes in the meantime wins, and this one is told.
		const before = await readChannel(target);
		const sources = await committedOf(context, target.channel, await sourcesIn(names));
		const folders = await foldersOf(names, context.progress);
		if (context.options.once) await publishOnce(context, target, folders, sources);
		else await publishFolders(context, target, folders, before, sources);
	},
};

/**
 * @typedef {{ committed: string[], uncommitted: string[] }} Sources names of remotes
 * @param {Context} context @param {Signing} target @param {string[]} folders @param {Sources} sources
 */
async function publishOnce(context, target, folders, sources) {
	for (let left = MOST_TRIES; ; left--) {
		const before = await readChannel(target);
		const fresh = [];
		for (const folder of folders) {
			const built = await readBuild(folder);
			const named = await everNamed(target, built);
			if (named) {
				const { name } = built.manifest;
				context.line(
					`✓ ${target.channel} had ${name} ${nameOf(named)} before: it is left as it is`,
				);
			} else fresh.push(folder);
		}
		if (fresh.length === 0) return;
		try {
			await publishFolders(context, target, fresh, before, sources);
			return;
		} catch (error) {
			if (!isOvertaken(error) || left === 0) throw error;
			context.line('  somebody else was faster: once more');
		}
	}
}

/** @param {Context} context @param {Signing} target @param {string[]} folders @param {ChannelState} before @param {Sources} sources */
async function publishFolders(context, target, folders, before, sources) {
	const { anyway, takeover, reason } = context.options;
	const { revision, builds, changed, again } = await publishBuilds(target, folders, {
		before,
		url: context.options.url,
		mayTakeOver: takeover,
		reason,
		...sources,
		permits: { ...(anyway && { anyway }), ...(takeover && { takeover }) },
		async guard(registry, builds) {
			await refuseBeforeClosing(context, registry.channel, 'Nothing was published');
			await refuseUnsafe(context, registry, builds, 'Nothing was published');
		},
		log: (text) => context.line(`  ${text}`),
	});
	for (const name of again) {
		context.line(
			`✓ the sources of ${name} are committed now: ${target.channel} notes it, revision ${revision}`,
		);
	}
	if (changed.length === 0) {
		if (again.length > 0) return;
		context.line(`✓ ${target.channel} has these builds already, at revision ${revision}`);
		return;
	}
	const { isGuarded } = storeAt(target.storeDir);
	if (!context.options.url && !isGuarded) {
		context.line('  not probed: no --url of a server was given');
	}
	for (const { manifest } of builds) {
		const { name, version, build } = manifest;
		context.line(`✓ ${name} ${version}-${build} is in ${target.channel}, revision ${revision}`);
	}
}

const remotesHere = () => builtPackages().filter((name) => name.startsWith('remote-'));

/** Also as a shell completes it, `remote-admin/`. @param {string} name */
const ownAs = (name) =>
	remotesHere().find((each) => each === name || path.join(ROOT, each) === path.resolve(name)) ??
	name;

/** Those of this repository. @param {string[]} given */
const ownOf = (given) => given.map(ownAs).filter((name) => remotesHere().includes(name));

/** @param {string[]} given @returns {Promise<import('../uncommitted.mjs').Sources[]>} */
async function sourcesIn(given) {
	const own = ownOf(given);
	const sources = own.map((name) => sourcesHere(name));
	for (const folder of given.map(ownAs).filter((name) => !own.includes(name))) {
		// What is no build is told of where it is read.
		const built = await readBuild(path.resolve(folder)).catch(() => undefined);
		if (built) sources.push(sourcesOf(built.manifest.name, path.resolve(folder)));
	}
	return sources;
}

/**
 * @param {string[]} given
 * @param {Context['progress']} progress
 */
async function foldersOf(given, progress) {
	const remotes = remotesHere();
	const names = given.map(ownAs);
	const own = ownOf(names);
	for (const name of names) {
		if (own.includes(name) || existsSync(path.resolve(name, 'remote.json'))) continue;
		const here = `neither a remote of this repository (${remotes.join(', ')}) nor`;
		const what = remotes.length > 0 ? here : 'not';
		throw new Failure(`${name} is ${what} a folder with a remote.json: build the remote first.`);
	}
	if (own.length > 0) {
		const built = await buildOutdated(ROOT, progress, { names: own });
		for (const name of own.filter((each) => !built.includes(each))) {
			progress.line(`✓ ${name} did not change since its last build`);
		}
	}
	return names.map((name) => (own.includes(name) ? distOf(name) : path.resolve(name)));
}
