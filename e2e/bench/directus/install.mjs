import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../../deploy/local/paths.mjs';
import { runTool } from '../../../deploy/local/processes.mjs';

const DIRECTUS = '12.4.0';
/** Directus wants a newer Node than the project: npm has it as a package too, with what modules are compiled against. */
const NODE = `node-${process.platform}-${process.arch}`;
const NODE_VERSION = '22.23.3';

/** Packages whose install scripts build or fetch what Directus can't begin without. */
const SCRIPTS = ['isolated-vm', 'argon2', 'sharp'];

/**
 * Directus, installed beside the project and never in its lock; the second time it is there.
 * @returns {Promise<{ node: string, cli: string, version: string }>} the Node that runs it, and its command
 */
export async function installedDirectus() {
	const folder = path.join(ROOT, '.cache', `directus-${DIRECTUS}`);
	const nodeDir = path.join(folder, 'node_modules', NODE);
	const node = path.join(nodeDir, 'bin/node');
	const cli = path.join(folder, 'node_modules/directus/cli.js');
	if (!existsSync(cli)) {
		console.log(`Installing Directus ${DIRECTUS}: some minutes, 850 MB …`);
		await mkdir(folder, { recursive: true });
		const allowScripts = Object.fromEntries(SCRIPTS.map((name) => [name, true]));
		await writeFile(
			path.join(folder, 'package.json'),
			JSON.stringify({ private: true, allowScripts }),
		);
		await npmInstall(`${NODE}@${NODE_VERSION}`, folder, process.env);
		// Its own Node installs it: what is built there is built for it.
		const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
		const env = { ...process.env, PATH, npm_config_nodedir: nodeDir };
		await npmInstall(`directus@${DIRECTUS}`, folder, env);
	}
	return { node, cli, version: DIRECTUS };
}

/** @param {string} name @param {string} cwd @param {NodeJS.ProcessEnv} env */
async function npmInstall(name, cwd, env) {
	const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', name];
	const { code, output } = await runTool('npm', args, { cwd, env });
	if (code !== 0) throw new Error(`${name} can't be installed:\n${output}`);
}
