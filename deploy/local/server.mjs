import { spawn } from 'node:child_process';
import path from 'node:path';
import { consoleFileOf, trustFileOf, watchFileOf } from '../release/keys.mjs';
import { ROOT } from './paths.mjs';

const isWindows = process.platform === 'win32';

/**
 * Starts the built API, which also serves the host and the store. It gets a session of its own and
 * is told to stop once, by us: a second Ctrl-C cannot cut off a database that is being closed. When
 * we vanish the channel closes, and the API ends by itself.
 * @param {{ env: NodeJS.ProcessEnv, stdio?: 'inherit' | 'pipe', root?: string, isPatient?: boolean }} options
 *   `isPatient`: it gets ready, and listens when `listen` is called
 */
export function launchServer({ env, stdio = 'inherit', root = ROOT, isPatient = false }) {
	const file = path.join(root, 'api', 'dist', 'server.js');
	const child = spawn(process.execPath, [file, ...(isPatient ? ['--patient'] : [])], {
		cwd: root,
		env,
		detached: !isWindows,
		windowsHide: true,
		stdio: ['ignore', stdio, stdio, 'ipc'],
	});
	/** @type {Promise<number>} */
	const ended = new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
	});
	// Whoever waits for it learns why; nobody may wait yet, while the store is looked through.
	ended.catch(() => undefined);
	/** Whether its database is open; false: it ended before, and has said why. @type {Promise<boolean>} */
	const opened = new Promise((resolve) => {
		child.on('message', (message) => message === 'opened' && resolve(true));
		for (const end of ['exit', 'error']) child.once(end, () => resolve(false));
	});
	let isStopping = false;
	const stop = () => {
		if (isStopping || child.exitCode !== null) return ended;
		isStopping = true;
		// Windows knows no signal that can be answered, so the channel carries the word there.
		if (isWindows && child.connected) child.send('stop');
		else child.kill('SIGTERM');
		return ended;
	};
	/** One that has ended meanwhile has said why. */
	const listen = () => child.connected && child.send('listen');
	return { child, ended, opened, listen, stop };
}

/** What the API is told of the built product; what the person set wins.
 * @param {{ port: number, stagingPort?: number | undefined, dataDir: string, demo: boolean, agents?: string | undefined,
 *   env?: NodeJS.ProcessEnv, root?: string }} options
 * @returns {NodeJS.ProcessEnv & { STORE_DIR: string, DATA_DIR: string }}
 */
export function serverEnv({
	port,
	stagingPort,
	dataDir,
	demo,
	agents,
	env = process.env,
	root = ROOT,
}) {
	return {
		...env,
		NODE_ENV: env.NODE_ENV ?? 'production',
		PORT: String(port),
		STAGING_PORT: stagingPort ? String(stagingPort) : '',
		DATA_DIR: dataDir,
		WEB_DIR: env.WEB_DIR ?? path.join(root, 'host', 'dist'),
		STORE_DIR: env.STORE_DIR ?? path.join(dataDir, 'store'),
		TRUST_FILE: env.TRUST_FILE ?? trustFileOf(dataDir),
		RELEASE_KEY: env.RELEASE_KEY ?? consoleFileOf(dataDir),
		WATCH_KEY: env.WATCH_KEY ?? watchFileOf(dataDir),
		DEMO: demo ? (env.DEMO ?? '1') : '0',
		DEMO_AGENTS: agents ?? env.DEMO_AGENTS ?? '',
	};
}
