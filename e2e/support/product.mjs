import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '../../deploy/local/publish.mjs';
import { launchServer, serverEnv } from '../../deploy/local/server.mjs';
import { readChannel } from '../../deploy/release/channel.mjs';
import { keyFileOf, readKey, readTrust, trustFileOf } from '../../deploy/release/keys.mjs';
import { freePort } from '../../shared/config/ports.mjs';

/** Ends what hangs; a slow machine is no reason to fail. */
const READY_WITHIN_MS = 300_000;

/** Asks until the API answers, or `ended` tells that it never will. @param {string} url @param {Promise<unknown>} ended */
async function untilHealthy(url, ended) {
	let hasEnded = false;
	void ended.then(() => {
		hasEnded = true;
	});
	const deadline = Date.now() + READY_WITHIN_MS;
	while (!hasEnded && Date.now() < deadline) {
		const answer = await fetch(new URL('/api/health', url)).catch(() => undefined);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error('The API did not begin to answer; it said the above.');
}

/**
 * @typedef {{ url: string, storeDir: string, keyFile: string, pid: number | undefined, mailPort: number,
 *   channel: (name: string) => import('../../deploy/release/channel.mjs').Signing,
 *   registry: () => Promise<import('../../deploy/release/types.ts').ChannelState>,
 *   restart: (env: NodeJS.ProcessEnv) => Promise<void>,
 *   stop: () => Promise<void> }} Product `keyFile`: signs its registry; `restart`: on what it has, with other variables
 */

/**
 * The whole product as `npm start` runs it: embedded PostgreSQL, demo data, built host, published
 * remotes; in a data folder of its own, so nothing that a person keeps is touched.
 * @param {{ webDir?: string, agents?: number }} [options] `webDir`: another built host to serve; `agents`: how many the first
 *   company of the demo has at least
 * @returns {Promise<Product>}
 */
export async function startProduct({ webDir, agents } = {}) {
	const dataDir = await mkdtemp(path.join(tmpdir(), 'borlette e2e '));
	// As root, PostgreSQL runs as another user, who must get into the folder.
	await chmod(dataDir, 0o755);
	const storeDir = path.join(dataDir, 'store');
	await publish({ line() {} }, { storeDir, dataDir });
	const posPackage = path.join(dataDir, 'borlette-pos.apk');
	await writeFile(posPackage, 'the program of the terminals');
	const keyFile = keyFileOf(dataDir);
	const trust = readTrust(trustFileOf(dataDir));
	const port = await freePort();
	const mailPort = await freePort();
	const { DATABASE_URL: _url, DATABASE_OWNER_URL: _owner, ...env } = process.env;
	const variables = {
		...env,
		...(webDir && { WEB_DIR: webDir }),
		HOST: '127.0.0.1',
		LOGIN_ATTEMPTS_PER_MINUTE: '100000',
		LOG_LEVEL: 'warn',
		// Tests count on what they see.
		DEMO_LIVE: env.DEMO_LIVE ?? '0',
		// A code typed at the end of its step arrives in the next one.
		TWO_FACTOR_DRIFT: '1',
		// The tests of mixes bring builds that only dev has.
		DEV_BUILDS: '1',
		// Nobody listens there but a test of what is mailed.
		SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
		MAIL_FROM: 'alertes@lakay.example',
		PUBLIC_URL: `http://127.0.0.1:${port}`,
		POS_PACKAGE: posPackage,
		POS_PACKAGE_VERSION: '2.4.1',
		// Sources of results that tests set up.
		RESULT_SOURCE_HOSTS: '127.0.0.1',
	};
	let output = '';
	/** @param {NodeJS.ProcessEnv} [own] */
	const launch = (own = {}) => {
		const launched = launchServer({
			stdio: 'pipe',
			env: serverEnv({
				port,
				dataDir,
				demo: true,
				...(agents && { agents: String(agents) }),
				env: { ...variables, ...own },
			}),
		});
		for (const stream of [launched.child.stdout, launched.child.stderr]) {
			stream?.on('data', (text) => {
				output += text;
			});
		}
		return launched;
	};
	let server = launch();
	const untilItAnswers = () => untilHealthy(`http://127.0.0.1:${port}`, server.ended);
	/** @type {Product} */
	const product = {
		url: `http://127.0.0.1:${port}`,
		storeDir,
		keyFile,
		pid: server.child.pid,
		mailPort,
		channel: (channel) => ({ storeDir, channel, trust, key: readKey(keyFile) }),
		registry: () => readChannel(product.channel('production')),
		async restart(own) {
			await server.stop();
			server = launch(own);
			product.pid = server.child.pid;
			await untilItAnswers();
		},
		async stop() {
			await server.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
	try {
		await untilItAnswers();
	} catch (error) {
		console.error(output);
		await product.stop();
		throw error;
	}
	return product;
}
