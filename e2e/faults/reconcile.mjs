import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const RECONCILE = path.resolve(import.meta.dirname, '../../api/dist/reconcile.js');

/** What the independent check finds in the embedded database of a data folder. */
export async function reconcile(dataDir) {
	const { DATABASE_URL: _url, DATABASE_OWNER_URL: _owner, ...env } = process.env;
	const child = spawn(process.execPath, [RECONCILE, '--json'], {
		env: { ...env, DATA_DIR: dataDir },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let output = '';
	child.stdout.on('data', (text) => {
		output += text;
	});
	await once(child, 'close');
	return JSON.parse(output);
}
