import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startApi } from './api.mjs';
import { built } from './build.mjs';

/** APIs that stay up while nobody uses them: the next pair often needs one of them. */
const KEPT = 6;

/** Hash of a built API with the database's files: commits that share it need one process only. @param {string} root */
function apiOf(root) {
	const hash = createHash('sha256');
	const folder = path.join(root, 'api/dist');
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
	for (const name of names.filter((each) => /\.(js|sql)$/.test(each))) {
		hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
	}
	return hash.digest('hex');
}

/** The APIs of commits, each with its database: started when first used. */
export class ApiPool {
	/** API → how many use it, and what it will be once it is up; the one used last comes last.
	 * @type {Map<string, { users: number, api: ReturnType<typeof startApi> }>} */
	#running = new Map();

	/**
	 * @template T
	 * @param {string} commit
	 * @param {(url: string) => Promise<T>} work
	 */
	async using(commit, work) {
		const root = await built(commit, ['api']);
		const key = apiOf(root);
		const entry = this.#running.get(key) ?? { users: 0, api: startApi(root) };
		this.#running.delete(key);
		this.#running.set(key, entry);
		entry.users += 1;
		// One that did not come up is tried again by the next who needs it.
		entry.api.catch(() => this.#running.delete(key));
		try {
			return await work((await entry.api).url);
		} finally {
			entry.users -= 1;
			await this.#stopOldest();
		}
	}

	async #stopOldest() {
		const idle = [...this.#running].filter(([, { users }]) => users === 0);
		for (const [key, { api }] of idle.slice(0, Math.max(0, idle.length - KEPT))) {
			this.#running.delete(key);
			await api.then(({ stop }) => stop()).catch(() => undefined);
		}
	}

	async stop() {
		const all = [...this.#running.values()];
		this.#running.clear();
		await Promise.all(all.map(({ api }) => api.then(({ stop }) => stop()).catch(() => undefined)));
	}
}
