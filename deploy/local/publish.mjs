import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../shared/config/folders.mjs';
import { expiryOf } from '../../shared/config/trust/freshness.mjs';
import { readChannel, START } from '../release/channel.mjs';
import { CHANNELS } from '../release/channels.mjs';
import { keepHost, keptIn } from '../release/kept-hosts.mjs';
import { ownKeys } from '../release/own-keys.mjs';
import { builtPlatform, notePlatform } from '../release/platform.mjs';
import { distOf, publishBuilds } from '../release/publish.mjs';
import { killedWhere } from '../release/refusals.mjs';
import { renewChannel } from '../release/renew.mjs';
import { Failure, messageOf } from './failure.mjs';
import { builtPackages } from './paths.mjs';

/**
 * @import { Signing } from '../release/channel.mjs'
 * @import { StoredBuild } from '../release/store.mjs'
 * @import { ChannelState } from '../release/types.ts'
 * @import { Lines } from './progress.mjs'
 * @typedef {Omit<Signing, 'storeDir' | 'channel'>} Keys
 */

/**
 * Publishes the built remotes into the store of a data folder, as `pnpm release publish` does, with keys
 * that it makes for itself. What a person released, took back or killed there stays as it is.
 * @param {Lines} progress
 * @param {{ storeDir: string, dataDir: string, channels?: string[], keys?: Keys }} places `keys`: of the store that was
 *   opened before
 * @param {{ folders?: string[], platform?: typeof builtPlatform, host?: string | null }} [builds] of the remotes, what they
 *   run on, and folder of the host that is kept with them, null for none; else those of this repository
 */
export async function publish(
	progress,
	{ storeDir, dataDir, channels = ['production'], keys: opened },
	{ folders = ownBuilds(), platform = builtPlatform, host = distOf('host') } = {},
) {
	const keys = opened ?? (await openStore(progress, { storeDir, dataDir }));
	for (const channel of channels) {
		const target = { storeDir, channel, ...keys };
		// This host and this API are what the channel runs on from now on.
		await notePlatform(target, { platform: await platform(), from: 'npm start' });
		const keep = keptIn(process.env.HOSTS_KEPT || undefined);
		const kept = host ? await keepHost(target, host, keep) : undefined;
		await publishInto(target, folders, progress, kept);
	}
	await renewAll(progress, { storeDir, ...keys });
}

/** @param {string[]} channels that are to be served @throws {Failure} */
export function refuseUnknown(channels) {
	const unknown = channels.find((channel) => !CHANNELS.includes(channel));
	if (unknown) throw new Failure(`CHANNEL is ${unknown}: name one of ${CHANNELS.join(', ')}.`);
}

/**
 * The store and its keys, made where there are none: what an API that is to serve it has to find.
 * @param {Lines} progress
 * @param {{ storeDir: string, dataDir: string }} places
 * @returns {Promise<Keys>}
 */
export async function openStore(progress, { storeDir, dataDir }) {
	makeFolder(storeDir);
	forgetUnsigned(path.join(storeDir, 'registry', 'production.json'), progress);
	const { migrated, ...keys } = await ownKeys({ storeDir, dataDir });
	for (const channel of migrated) progress.line(`  ${channel} is carried over to keys of teams`);
	return keys;
}

/** @param {Signing} target @param {string[]} folders @param {Lines} progress @param {string | undefined} host */
async function publishInto(target, folders, progress, host) {
	/** @type {Map<string, string>} */
	const left = new Map();
	const { changed, revision } = await publishBuilds(target, folders, {
		by: START,
		host,
		async leave(registry, stored) {
			const why = await whyLeft(target, registry, stored);
			if (why) left.set(stored.manifest.name, why);
			return Boolean(why);
		},
	});
	const where = target.channel === 'production' ? '' : ` in ${target.channel}`;
	for (const name of changed) progress.line(`  published ${name}${where}, revision ${revision}`);
	for (const [name, why] of left) progress.line(`  ${name} was left as it is${where}: ${why}`);
}

const ownBuilds = () =>
	builtPackages()
		.filter((name) => name.startsWith('remote-'))
		.map(distOf);

/** Why a start does not publish a build that is not the channel's already.
 * @param {Signing} target @param {ChannelState} registry @param {StoredBuild} stored
 */
async function whyLeft(target, registry, stored) {
	const { name } = stored.manifest;
	if (registry.remotes[name]?.url === stored.ref.url) return undefined;
	if ((await killedWhere(target, stored)).length > 0) return 'this build was killed';
	const about = registry.about[name];
	const isPersons = about && about.by !== START;
	return isPersons
		? `a person released it; to take the build made here: pnpm release publish ${name} --to ${registry.channel}`
		: undefined;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Renews the lists of a data folder day by day, for a product that runs for weeks.
 * @param {Lines} progress
 * @param {{ storeDir: string, dataDir: string }} places
 * @returns {() => void} ends it
 */
export function keepRenewed(progress, places) {
	const timer = setInterval(async () => {
		try {
			const { migrated: _, ...keys } = await ownKeys(places);
			await renewAll(progress, { storeDir: places.storeDir, ...keys });
		} catch (error) {
			// It is tried again tomorrow, and people are told a week before the end.
			progress.line(`  The lists could not be renewed: ${messageOf(error)}`);
		}
	}, DAY_MS);
	return () => clearInterval(timer);
}

/** The lists of this machine are nobody else's to renew. @param {Lines} progress @param {Omit<Signing, 'channel'>} target */
async function renewAll(progress, target) {
	for (const channel of CHANNELS) {
		const before = await readChannel({ ...target, channel });
		if (before.revision === 0 || !expiryOf(before, Date.now())) continue;
		const { revision } = await renewChannel({ ...target, channel }, before, [], { by: START });
		progress.line(`  renewed the list of ${channel}, revision ${revision}`);
	}
}

/** The first version signed nothing; what it published is published again from the builds at hand. @param {string} file @param {Lines} progress */
function forgetUnsigned(file, progress) {
	/** @type {{ remotes?: unknown, payload?: unknown }} */
	let registry;
	try {
		registry = JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return;
	}
	if (!registry.remotes || registry.payload) return;
	rmSync(file);
	progress.line('  The registry of an earlier version was not signed: it is made anew');
}
