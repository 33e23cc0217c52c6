import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { CHANNELS, readHistory } from './channel.mjs';
import { unfinished } from './files.mjs';

const DAY_MS = 24 * 60 * 60_000;

/** Addresses of every build that a registry refers to. */
const namedIn = ({ remotes }) =>
	Object.values(remotes).flatMap((entry) =>
		[entry, entry.canary, entry.lastKnownGood, ...entry.earlier].flatMap((ref) => ref?.url ?? []),
	);

/**
 * Until when each build was named by a channel; Infinity for what one names now.
 * @returns {Promise<Map<string, number>>} address → ms since 1970
 */
async function namedUntil(storeDir) {
	const until = new Map();
	for (const channel of CHANNELS) {
		const revisions = await readHistory({ storeDir, channel });
		for (const [index, registry] of revisions.entries()) {
			const next = revisions[index + 1];
			const end = next ? Date.parse(next.signedAt) : Number.POSITIVE_INFINITY;
			for (const url of namedIn(registry)) until.set(url, Math.max(until.get(url) ?? 0, end));
		}
	}
	return until;
}

async function storedBuilds(storeDir) {
	const root = path.join(storeDir, 'remotes');
	const foldersIn = async (folder) =>
		(await readdir(folder, { withFileTypes: true }).catch(() => []))
			.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
			.map((entry) => entry.name);
	const builds = [];
	for (const remote of await foldersIn(root)) {
		for (const build of await foldersIn(path.join(root, remote))) {
			const folder = path.join(root, remote, build);
			const { mtimeMs } = await stat(folder);
			builds.push({ remote, build, folder, url: `/remotes/${remote}/${build}/`, mtimeMs });
		}
	}
	return builds;
}

/**
 * Builds of the store that no channel names and that nobody can be using: named by one, or stored,
 * longer ago than the days given.
 * @param {{ storeDir: string, days: number }} options
 * @returns {Promise<{ remote: string, build: string, folder: string, mtimeMs: number }[]>}
 */
export async function retirable({ storeDir, days }) {
	const before = Date.now() - days * DAY_MS;
	const until = await namedUntil(storeDir);
	const builds = await storedBuilds(storeDir);
	// Publishing a build again touches its folder, so it counts as new.
	return builds.filter(({ url, mtimeMs }) => Math.max(until.get(url) ?? 0, mtimeMs) < before);
}

/**
 * Takes a build out of the store, whole; back again when somebody published it at this moment.
 * @returns {Promise<boolean>} whether it is gone
 */
export async function retireBuild({ folder, mtimeMs }) {
	const taken = unfinished(folder);
	await rename(folder, taken);
	if ((await stat(taken)).mtimeMs > mtimeMs) {
		await rename(taken, folder);
		return false;
	}
	await rm(taken, { recursive: true, force: true });
	return true;
}
