import { watch } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../shared/config/ports.mjs';
import { buildOutdated } from './build.mjs';
import { Failure, messageOf } from './failure.mjs';
import { launchServer, serverEnv } from './server.mjs';

/** Editors write a file in several steps. */
const QUIET_MS = 200;
const SOURCES = ['api/src', 'api/database', 'shared/src/contract', 'deploy/release'];

/** The API on the data of `npm start`; built and started again when its sources change. */
export class DevelopedApi {
	#parts;
	#port = 0;
	/** @type {ReturnType<typeof launchServer> | undefined} */
	#server;
	/** @type {NodeJS.Timeout | undefined} */
	#timer;
	#work = Promise.resolve();
	/** @type {import('node:fs').FSWatcher[]} */
	#watchers = [];
	#isStopped = false;

	/** @param {{ root: string, progress: import('./progress.mjs').Progress, dataDir: string }} parts */
	constructor(parts) {
		this.#parts = parts;
	}

	/** @returns {Promise<string>} its address */
	async start() {
		this.#port = await freePort();
		await buildOutdated(this.#parts.root, this.#parts.progress, { names: ['api'] });
		this.#launch();
		for (const folder of SOURCES) {
			const full = path.join(this.#parts.root, folder);
			this.#watchers.push(watch(full, { recursive: true }, () => this.#changed()));
		}
		return `http://127.0.0.1:${this.#port}`;
	}

	#launch() {
		const { dataDir, root } = this.#parts;
		const env = { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
		this.#server = launchServer({
			root,
			// Pages and remotes come from webpack.
			env: {
				...serverEnv({ port: this.#port, dataDir, demo: true, env, root }),
				...{ WEB_DIR: '', STORE_DIR: '', TRUST_FILE: '', RELEASE_KEY: '', WATCH_KEY: '' },
			},
		});
	}

	#changed() {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			this.#work = this.#work.then(() => this.#again());
		}, QUIET_MS);
	}

	async #again() {
		const { root, progress } = this.#parts;
		try {
			const built = await buildOutdated(root, progress, { names: ['api'] });
			if (built.length === 0 || this.#isStopped) return;
			await this.#server?.stop();
			if (!this.#isStopped) this.#launch();
		} catch (error) {
			// What runs goes on until the next change.
			const output = error instanceof Failure ? error.output : '';
			progress.line(`${messageOf(error)}\n${output}`);
		}
	}

	async stop() {
		this.#isStopped = true;
		clearTimeout(this.#timer);
		for (const watcher of this.#watchers) watcher.close();
		await this.#server?.stop();
	}
}
