import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../../../deploy/local/paths.mjs';

const run = promisify(execFile);
const MOST_BYTES = 64 * 2 ** 20;

/** @param {string[]} args @returns {Promise<string>} what git prints, without its last line end */
export async function git(...args) {
	const { stdout } = await run('git', args, { cwd: ROOT, maxBuffer: MOST_BYTES });
	return stdout.trimEnd();
}
