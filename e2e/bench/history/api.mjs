import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchServer } from '../../../deploy/local/server.mjs';
import { freePort } from '../../../shared/config/ports.mjs';

const READY_WITHIN_MS = 600_000;
const ASK_EVERY_MS = 200;

/** @param {string} url @param {import('node:child_process').ChildProcess} child */
async function untilHealthy(url, child) {
	const deadline = Date.now() + READY_WITHIN_MS;
	while (child.exitCode === null && Date.now() < deadline) {
		const answer = await fetch(new URL('/api/health', url)).catch(() => undefined);
		if (answer?.ok) return true;
		await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
	}
	return false;
}

/** Each process of one run writes its database, pictures and program of the terminals here. */
async function dataFolder() {
	const folder = await mkdtemp(path.join(tmpdir(), 'borlette-history-'));
	// As root, PostgreSQL runs as another user, who must get into the folder.
	await chmod(folder, 0o755);
	// The registry and the remotes come from elsewhere (front.mjs), but without a store it does not start.
	await mkdir(path.join(folder, 'store'));
	await writeFile(path.join(folder, 'trust.json'), '{"keys":[]}');
	await writeFile(path.join(folder, 'borlette-pos.apk'), 'the program of the terminals');
	return folder;
}

/**
 * Starts a commit's built API with its host and the demo's data, in a data folder of its own.
 * @param {string} root the checkout
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {Error} with what it said, when it does not begin to answer
 */
export async function startApi(root) {
	const dataDir = await dataFolder();
	const port = await freePort();
	const { DATABASE_URL: _url, DATABASE_OWNER_URL: _owner, ...env } = process.env;
	const server = launchServer({
		root,
		stdio: 'pipe',
		env: {
			...env,
			NODE_ENV: 'production',
			HOST: '127.0.0.1',
			PORT: String(port),
			DATA_DIR: dataDir,
			STORE_DIR: path.join(dataDir, 'store'),
			WEB_DIR: path.join(root, 'host/dist'),
			TRUST_FILE: path.join(dataDir, 'trust.json'),
			DEMO: '1',
			DEMO_LIVE: '0',
			LOGIN_ATTEMPTS_PER_MINUTE: '100000',
			LOG_LEVEL: 'warn',
			POS_PACKAGE: path.join(dataDir, 'borlette-pos.apk'),
			POS_PACKAGE_VERSION: '2.4.1',
		},
	});
	let said = '';
	for (const stream of [server.child.stdout, server.child.stderr]) {
		stream?.on('data', (text) => {
			said = `${said}${text}`.slice(-20_000);
		});
	}
	const stop = async () => {
		await server.stop();
		await rm(dataDir, { recursive: true, force: true });
	};
	const url = `http://127.0.0.1:${port}`;
	if (await untilHealthy(url, server.child)) return { url, stop };
	await stop();
	throw new Error(`The API of ${root} did not begin to answer; it said:\n${said}`);
}
