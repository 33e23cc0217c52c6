import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureKey, keyFileOf, readKey, trustFileOf } from '../release/keys.mjs';
import { builtPlatform, notePlatform } from '../release/platform.mjs';
import { distOf, publishBuilds } from '../release/publish.mjs';
import { buildOutdated } from './build.mjs';
import { installDependencies } from './dependencies.mjs';
import { builtPackages, ROOT } from './paths.mjs';

/**
 * Packages installed and everything built, as `npm start` and `npm test` need it.
 * @param {import('./progress.mjs').Progress} progress
 */
export async function prepare(progress, root = ROOT) {
	await installDependencies(root, progress);
	const built = await buildOutdated(root, progress);
	if (built.length === 0) progress.line('✓ Nothing changed since the last build');
}

/**
 * Publishes the built remotes into the store of a data folder, as `pnpm release publish` does, and
 * makes the key that signs its registry.
 * @param {import('./progress.mjs').Progress} progress
 * @param {{ storeDir: string, dataDir: string }} folders
 */
export async function publish(progress, { storeDir, dataDir }) {
	mkdirSync(storeDir, { recursive: true });
	forgetUnsigned(path.join(storeDir, 'registry', 'production.json'), progress);
	ensureKey(keyFileOf(dataDir), trustFileOf(dataDir));
	const channel = { storeDir, channel: 'production', key: readKey(keyFileOf(dataDir)) };
	// This host and this API are what the channel runs on from now on.
	await notePlatform(channel, { platform: await builtPlatform(), from: 'npm start' });
	const remotes = builtPackages().filter((name) => name.startsWith('remote-'));
	const { changed, revision, killed } = await publishBuilds(channel, remotes.map(distOf), {
		leaveKilled: true,
	});
	for (const name of changed) progress.line(`  published ${name}, revision ${revision}`);
	for (const name of killed) progress.line(`  ${name} was left as it is: this build was killed`);
}

/** The first version signed nothing; what it published is published again from the builds at hand. */
function forgetUnsigned(file, progress) {
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
