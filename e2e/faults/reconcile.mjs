import path from 'node:path';
import { startProcess } from '../../deploy/local/processes.mjs';

const RECONCILE = path.resolve(import.meta.dirname, '../../api/dist/reconcile.js');

/**
 * What the independent check finds in the embedded database of a data folder, or in one that variables name.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} [variables]
 * @returns {Promise<{ differences: number, named: object[] }>}
 */
export async function reconcile(dataDir, variables = {}) {
	const { DATABASE_URL: _url, DATABASE_OWNER_URL: _owner, ...env } = process.env;
	const { stdout } = await startProcess(process.execPath, [RECONCILE, '--json'], {
		env: { ...env, ...variables, DATA_DIR: dataDir },
		stdio: ['ignore', 'pipe', 'inherit'],
	}).ended;
	return JSON.parse(stdout);
}
