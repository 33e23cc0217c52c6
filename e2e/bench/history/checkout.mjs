import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../deploy/local/paths.mjs';
import { checkoutOf } from './folders.mjs';

const run = promisify(execFile);
const PNPM = 'pnpm@12.21.0';
/** @param {string} folder */
const stampOf = (folder) => path.join(folder, '.installed');

/**
 * Some commits were made before their lock file was: those are installed by their manifests.
 * @param {string} folder @param {string} lockfile
 */
function install(folder, lockfile) {
	const args = ['-y', PNPM, 'install', lockfile, '--prefer-offline', '--prod=false'];
	const env = { ...process.env, CI: 'true', NODE_ENV: 'development' };
	return run('npx', args, { cwd: folder, env, maxBuffer: 64 * 2 ** 20 });
}

/**
 * The sources of a commit in a folder of their own, with their packages installed; made once.
 * @param {string} id of a commit; `<commit>-<word>` is a copy of its own
 * @returns {Promise<string>} the folder
 */
export async function checkout(id) {
	const folder = checkoutOf(id);
	const [commit = ''] = id.split('-');
	if (existsSync(stampOf(folder))) return folder;
	const unfinished = `${folder}.${process.pid}.tmp`;
	await mkdir(unfinished, { recursive: true });
	const tar = path.join(unfinished, 'sources.tar');
	await run('git', ['archive', '--output', tar, commit], { cwd: ROOT });
	await run('tar', ['-xf', tar, '-C', unfinished]);
	await rm(tar);
	await rm(folder, { recursive: true, force: true });
	await rename(unfinished, folder);
	await install(folder, '--frozen-lockfile').catch(() => install(folder, '--no-frozen-lockfile'));
	await writeFile(stampOf(folder), '');
	return folder;
}
