import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const CHANNEL = 'production';

const exists = (file) => stat(file).then(Boolean, () => false);
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

async function builtRemotes() {
	const folders = (await readdir(PROJECT)).filter((name) => name.startsWith('remote-')).sort();
	return Promise.all(
		folders.map(async (name) => {
			const dist = path.join(PROJECT, name, 'dist');
			const manifest = await readJson(path.join(dist, 'remote.json')).catch(() => {
				throw new Error(`${name} is not built: pnpm --filter ./${name} build`);
			});
			return { dist, manifest };
		}),
	);
}

/** Copies a build into its own folder, which is never written again; whole or not at all. */
async function store(dist, folder) {
	if (await exists(folder)) return;
	const unfinished = `${folder}.${process.pid}.unfinished`;
	await mkdir(path.dirname(folder), { recursive: true });
	await cp(dist, unfinished, { recursive: true });
	await rename(unfinished, folder).catch(async (error) => {
		await rm(unfinished, { recursive: true, force: true });
		// Another publish of the same build was faster; Windows says EPERM.
		if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error;
	});
}

/** Replaces a file at once: a reader sees the old one or the new one. */
async function replace(file, text) {
	const unfinished = `${file}.${process.pid}.unfinished`;
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(unfinished, text);
	await rename(unfinished, file);
}

/**
 * Puts the built remotes into the store and names them in the channel's registry
 * (`Registry` in shared/src/federation/manifest.ts).
 * @param {{ storeDir: string, log?: (line: string) => void }} options
 * @returns {Promise<{ revision: number, changed: string[] }>} names of the remotes that are new
 */
export async function publishLocal({ storeDir, log = () => {} }) {
	const file = path.join(storeDir, 'registry', `${CHANNEL}.json`);
	const before = (await exists(file)) ? await readJson(file) : { revision: 0, remotes: {} };
	const remotes = {};
	const changed = [];
	for (const { dist, manifest } of await builtRemotes()) {
		const url = `/remotes/${manifest.name}/${manifest.version}-${manifest.build}/`;
		await store(dist, path.resolve(storeDir, `.${url}`));
		remotes[manifest.name] = { url, manifest };
		if (before.remotes[manifest.name]?.url !== url) changed.push(manifest.name);
	}
	const isSame =
		changed.length === 0 && Object.keys(before.remotes).length === Object.keys(remotes).length;
	if (isSame) return { revision: before.revision, changed };
	const registry = {
		channel: CHANNEL,
		revision: before.revision + 1,
		previous: before.revision || null,
		publishedAt: new Date().toISOString(),
		remotes,
	};
	await replace(file, `${JSON.stringify(registry, null, '\t')}\n`);
	for (const name of changed)
		log(`published ${name} ${remotes[name].manifest.version}-${remotes[name].manifest.build}`);
	return { revision: registry.revision, changed };
}
