import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchServer, serverEnv } from '../../deploy/local/server.mjs';
import { freePort } from '../../shared/config/ports.mjs';
import { ownerUrlOf, postgresOf } from './owner.mjs';

const READY_WITHIN_MS = 300_000;

/** The built API on its embedded PostgreSQL, in a data folder of its own, to be killed and started. */
export class Server {
	#port = 0;
	/** @type {ReturnType<typeof launchServer> | undefined} */
	#running;
	#output = '';
	/** Further variables, such as those that name a database; none: the embedded one. */
	/** @type {NodeJS.ProcessEnv} */
	#variables = {};
	dataDir = '';

	/** With the demo companies. @param {NodeJS.ProcessEnv} [variables] */
	static async create(variables = {}) {
		const server = new Server();
		server.#variables = variables;
		server.dataDir = await mkdtemp(path.join(tmpdir(), 'borlette-faults-'));
		// As root, PostgreSQL runs as another user, who must get into the folder.
		await chmod(server.dataDir, 0o755);
		server.#port = await freePort();
		await server.start();
		return server;
	}

	/** An API on a database that is there; it has no role that owns the tables. @param {string} url */
	static async on(url) {
		const server = new Server();
		server.dataDir = await mkdtemp(path.join(tmpdir(), 'borlette-faults-'));
		server.#variables = { DATABASE_URL: url, TWO_FACTOR_ROLES: 'none' };
		server.#port = await freePort();
		await server.start();
		return server;
	}

	/** A second process on the database of another; the role it signs in as is its own. @param {Server} other */
	static async beside(other) {
		const server = new Server();
		const owner = new URL(await other.ownerUrl());
		const own = new URL(owner);
		own.username = 'borlette_second';
		own.password = 'only-for-tests';
		server.dataDir = await mkdtemp(path.join(tmpdir(), 'borlette-faults-'));
		server.#variables = { DATABASE_URL: own.href, DATABASE_OWNER_URL: owner.href };
		server.#port = await freePort();
		await server.start();
		return server;
	}

	get url() {
		return `http://127.0.0.1:${this.#port}`;
	}

	/** Of the API's process. */
	get pid() {
		return this.#running?.child.pid;
	}

	/** Resolves when it answers. */
	async start() {
		const { DATABASE_URL: _url, DATABASE_OWNER_URL: _owner, ...env } = process.env;
		const running = launchServer({
			stdio: 'pipe',
			env: serverEnv({
				port: this.#port,
				dataDir: this.dataDir,
				demo: !this.#variables.TWO_FACTOR_ROLES,
				env: {
					...env,
					WEB_DIR: '',
					STORE_DIR: '',
					TRUST_FILE: '',
					HOST: '127.0.0.1',
					LOG_LEVEL: 'fatal',
					DEMO_LIVE: '0',
					...this.#variables,
				},
			}),
		});
		this.#running = running;
		this.#output = '';
		for (const stream of [running.child.stdout, running.child.stderr]) {
			stream?.on('data', (text) => {
				this.#output += text;
			});
		}
		await this.#untilHealthy(running.child);
	}

	/** @param {import('node:child_process').ChildProcess} child */
	async #untilHealthy(child) {
		const deadline = Date.now() + READY_WITHIN_MS;
		while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
			const answer = await fetch(`${this.url}/api/health`).catch(() => undefined);
			if (answer?.ok) return;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		throw new Error(`The API does not come up; it said:\n${this.#output}`);
	}

	/** Resolves once it has said that. @param {string} text */
	async says(text) {
		const deadline = Date.now() + READY_WITHIN_MS;
		while (!this.#output.includes(text)) {
			if (Date.now() > deadline) throw new Error(`It does not say "${text}":\n${this.#output}`);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}

	/** Without a word of warning. PostgreSQL goes on; the next start takes it over. */
	async killApi() {
		this.#running?.child.kill('SIGKILL');
		await this.#running?.ended;
	}

	/** The database's first process, without a word of warning; the API ends by itself. */
	async killDatabase() {
		process.kill((await this.#postgres()).pid, 'SIGKILL');
		await this.#running?.ended;
	}

	/** Connection of the role that owns the tables, for work that no call does. */
	async ownerUrl() {
		return ownerUrlOf(await this.#clusterDir());
	}

	/** Without a word of warning everything that ran on its machine, and its disk with it. */
	async lose() {
		process.kill((await this.#postgres()).pid, 'SIGKILL');
		await this.killApi();
		await rm(this.dataDir, { recursive: true, force: true });
	}

	async #postgres() {
		return postgresOf(await this.#clusterDir());
	}

	/** Elsewhere only where PostgreSQL's user cannot reach the folder, and the start says where. */
	async #clusterDir() {
		const elsewhere = /: the database is in (.+)$/m.exec(this.#output)?.[1];
		return elsewhere ?? path.join(this.dataDir, 'postgres');
	}

	async stop() {
		await this.#running?.stop();
	}

	async remove() {
		await this.stop();
		await rm(this.dataDir, { recursive: true, force: true });
	}
}
