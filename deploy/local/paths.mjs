import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Names of the packages that webpack builds, in the order in which they are begun: the host and the API, which take long, first. */
export function builtPackages(root = ROOT) {
	const remotes = readdirSync(root, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && entry.name.startsWith('remote-'))
		.map((entry) => entry.name)
		.sort();
	return ['host', 'api', ...remotes];
}

/** The release tool also runs outside of this repository, as a package: then it is the folder you are in. */
const HOME = existsSync(path.join(ROOT, 'pnpm-workspace.yaml')) ? ROOT : process.cwd();

/** Folder of the database, the store of published remotes and uploads. */
export const dataDir = (env = process.env) => path.resolve(HOME, env.DATA_DIR || '.data');
