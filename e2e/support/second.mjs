import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '../../deploy/local/processes.mjs';
import { postgresOf } from './owner.mjs';

const DIST = path.resolve(import.meta.dirname, '../../api/dist');
const { DATABASE_URL: _url, DATABASE_OWNER_URL: _owner, ...ENV } = process.env;
const FOLLOWS_WITHIN_MS = 300_000;

/**
 * A command of the built API, to its end.
 * @param {string[]} line
 * @param {NodeJS.ProcessEnv} env
 */
async function command([name = '', ...args], env) {
	const file = path.join(DIST, `${name}.js`);
	const started = startProcess(process.execPath, [file, ...args], { env: { ...ENV, ...env } });
	const { code, output } = await started.ended;
	if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output}`);
	return output;
}

/** A machine whose embedded PostgreSQL follows that of another, in a data folder of its own. */
export class Second {
	/** @type {import('../../deploy/local/processes.mjs').Started | undefined} */
	#running;
	dataDir = '';
	address = '';

	/**
	 * Laid down anew; resolves when it follows.
	 * @param {{ of: { dataDir: string, address: string }, address: string, env?: NodeJS.ProcessEnv }} options
	 */
	static async follow({ of, address, env = {} }) {
		const second = new Second();
		const folder = await mkdtemp(path.join(tmpdir(), 'borlette-second-'));
		await chmod(folder, 0o755);
		second.dataDir = path.join(folder, 'data');
		second.address = address;
		const file = path.join(folder, 'invitation');
		const first = { DATA_DIR: of.dataDir, DATABASE_LISTEN: of.address, STORE_DIR: '' };
		await command(['second', '--invite', file], first);
		second.#running = startProcess(
			process.execPath,
			[path.join(DIST, 'second.js'), '--with', file],
			{ env: { ...ENV, DATA_DIR: second.dataDir, DATABASE_LISTEN: address, ...env } },
		);
		await second.says('Follows\n');
		return second;
	}

	/** Resolves once it has said that. @param {string} text */
	async says(text) {
		const deadline = Date.now() + FOLLOWS_WITHIN_MS;
		const { child } = /** @type {import('../../deploy/local/processes.mjs').Started} */ (
			this.#running
		);
		while (!this.#running?.output.includes(text)) {
			if (child.exitCode !== null || Date.now() > deadline)
				throw new Error(`The second server does not say "${text}":\n${this.#running?.output}`);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}

	promote() {
		return command(['promote'], { DATA_DIR: this.dataDir });
	}

	/** Without a word of warning everything that ran on its machine, and its disk with it. */
	async lose() {
		process.kill((await postgresOf(path.join(this.dataDir, 'postgres'))).pid, 'SIGKILL');
		this.#running?.child.kill('SIGKILL');
		await this.#running?.ended;
		await this.#removeFolder();
	}

	async remove() {
		this.#running?.child.kill('SIGTERM');
		await this.#running?.ended;
		await this.#removeFolder();
	}

	#removeFolder() {
		return rm(path.dirname(this.dataDir), { recursive: true, force: true });
	}
}

/**
 * Connection of the application to whichever of two servers is written.
 * @param {string} dataDir of one of them
 * @param {string[]} addresses
 */
export async function appUrlOf(dataDir, addresses) {
	const password = await readFile(path.join(dataDir, 'postgres', 'app.password'), 'utf8');
	return `postgres://borlette_app:${encodeURIComponent(password)}@${addresses.join()}/borlette`;
}
