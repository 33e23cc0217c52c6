import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, Failure } from '../../local/failure.mjs';
import { filesBelow } from './files.mjs';

const AT_ONCE = 6;
const MARK = 'remote.json';
/** A bucket behind a web address is served as it is stored. @type {Record<string, string>} */
const TYPES = {
	...{ js: 'text/javascript', css: 'text/css', json: 'application/json', map: 'application/json' },
	...{ svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp', avif: 'image/avif' },
	...{
		jpg: 'image/jpeg',
		jpeg: 'image/jpeg',
		gif: 'image/gif',
		woff: 'font/woff',
		woff2: 'font/woff2',
	},
};
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The condition of a write was not met; 409: another write of the same is under way. */
const LOST = [409, 412];
/** @typedef {Error & { status?: number, serviceCode?: string }} BucketError */
/** @param {unknown} error */
const isLost = (error) => LOST.includes(/** @type {BucketError} */ (error).status ?? 0);

/**
 * A bucket with the protocol of S3 that knows conditional writes (If-Match, If-None-Match: AWS since 2024,
 * MinIO, R2 and others). Who and where are named by AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and
 * AWS_ENDPOINT_URL_S3.
 * @import { S3mini } from 's3mini'
 * @import { Store, StoredFolder } from './store-at.mjs'
 * @implements {Store}
 */
export class BucketStore {
	isGuarded = false;
	hasLocks = false;
	/** @type {Promise<S3mini> | undefined} */
	#client;

	/** @param {string} address `s3://bucket/prefix` */
	constructor(address) {
		const { hostname, pathname } = new URL(address);
		this.bucket = hostname;
		this.prefix = pathname.replace(/^\/|\/$/g, '');
		this.address = address.replace(/\/$/, '');
	}

	/** @param {string} file */
	placeOf(file) {
		return `${this.address}/${file}`;
	}

	/** @param {string} file */
	#key(file) {
		return [this.prefix, file].filter(Boolean).join('/');
	}

	/** Made when it is first used: without a bucket nobody needs the package. */
	#open() {
		this.#client ??= import('s3mini').then(({ S3mini }) => new S3mini(this.#access()));
		return this.#client;
	}

	#access() {
		const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL_S3 } =
			process.env;
		if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
			throw new Failure(
				`To use ${this.address}, say who you are: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
			);
		}
		const region = AWS_REGION ?? 'us-east-1';
		const endpoint = AWS_ENDPOINT_URL_S3 ?? `https://s3.${region}.amazonaws.com`;
		return {
			accessKeyId: AWS_ACCESS_KEY_ID,
			secretAccessKey: AWS_SECRET_ACCESS_KEY,
			region,
			endpoint: `${endpoint.replace(/\/$/, '')}/${this.bucket}`,
		};
	}

	/** @template T @param {(client: S3mini) => Promise<T>} work @returns {Promise<T>} */
	async #do(work) {
		const client = await this.#open();
		try {
			return await work(client);
		} catch (error) {
			if (error instanceof Failure || isLost(error)) throw error;
			const { status, serviceCode } = /** @type {BucketError} */ (error);
			const why = [status, serviceCode, codeOf(error)].filter(Boolean).join(' ');
			throw new Failure(
				`The bucket of ${this.address} refuses or does not answer (${why}): check its name, AWS_ENDPOINT_URL_S3 and the rights of the key.`,
			);
		}
	}

	/** @param {string} file */
	async #readWithTag(file) {
		const { data, etag } = await this.#do((client) => client.getObjectWithETag(this.#key(file)));
		return data && { content: Buffer.from(data), etag };
	}

	/** @param {string} file */
	async read(file) {
		return (await this.#readWithTag(file))?.content;
	}

	/** @param {string} folder */
	async #objects(folder) {
		const from = `${this.#key(folder)}/`;
		const found = await this.#do((client) => client.listObjects('/', from));
		return (found ?? []).map(({ Key, LastModified }) => ({
			file: Key.slice(from.length),
			modified: new Date(LastModified).getTime(),
		}));
	}

	/** @param {string} folder */
	async list(folder) {
		return (await this.#objects(folder)).map(({ file }) => file);
	}

	/**
	 * @param {string} file @param {string | Buffer} content @param {Record<string, string>} [condition]
	 * @returns {Promise<boolean>} false: the condition is not met
	 */
	async #write(file, content, condition = {}) {
		const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
		const isLasting = /^(remotes|hosts\/assets)\//.test(file);
		const headers = { 'cache-control': isLasting ? FOR_EVER : 'no-cache', ...condition };
		try {
			await this.#do((client) =>
				client.putObject(this.#key(file), Buffer.from(content), type, undefined, headers),
			);
			return true;
		} catch (error) {
			if (isLost(error)) return false;
			throw error;
		}
	}

	/** @param {string} file @param {string | Buffer} content */
	create(file, content) {
		return this.#write(file, content, { 'if-none-match': '*' });
	}

	/** @param {string} file @param {string | undefined} before @param {string} after */
	async swap(file, before, after) {
		const now = await this.#readWithTag(file);
		if (now?.content.toString() !== before) return false;
		return this.#write(
			file,
			after,
			now ? { 'if-match': `"${now.etag}"` } : { 'if-none-match': '*' },
		);
	}

	/** @param {string} file @param {string | Buffer} content */
	async put(file, content) {
		await this.#write(file, content);
	}

	/** @param {string} file */
	async remove(file) {
		await this.#do((client) => client.deleteObject(this.#key(file)));
	}

	/** @param {string} file @param {string} line */
	async append(file, line) {
		for (;;) {
			const before = (await this.read(file))?.toString();
			if (await this.swap(file, before, `${before ?? ''}${line}\n`)) return;
		}
	}

	/** @param {string} [remote] @returns {Promise<StoredFolder[]>} */
	async builds(remote) {
		const folder = remote ? `remotes/${remote}` : 'remotes';
		return (await this.#objects(folder))
			.filter(({ file }) => file.endsWith(`/${MARK}`))
			.map(({ file, modified }) => {
				const whole = `${folder}/${file.slice(0, -MARK.length - 1)}`;
				const [, name = '', build = ''] = whole.split('/');
				return { remote: name, build, folder: whole, modified };
			});
	}

	/**
	 * What names the others comes last: without it there is no build.
	 * @param {string} folder
	 * @param {string} from
	 * @param {Record<string, string>} texts
	 */
	async addFolder(folder, from, texts) {
		const mark = texts[MARK] === undefined ? 'index.html' : MARK;
		if (await this.read(`${folder}/${mark}`)) return false;
		const files = await filesBelow(from);
		/** @param {string} file */
		const contentOf = async (file) =>
			texts[file] ?? (await readFile(path.join(from, ...file.split('/'))));
		const waiting = files.filter((file) => file !== mark);
		const worker = async () => {
			for (let file = waiting.shift(); file; file = waiting.shift()) {
				await this.#write(`${folder}/${file}`, await contentOf(file)).catch((error) => {
					waiting.length = 0;
					throw error;
				});
			}
		};
		try {
			const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
			const failed = done.find((each) => each.status === 'rejected');
			if (failed) throw failed.reason;
			// False: another one was faster with the same.
			return await this.create(`${folder}/${mark}`, await contentOf(mark));
		} catch (error) {
			await this.#clear(folder, mark).catch(() => undefined);
			throw error;
		}
	}

	/** Removes what is left of a folder that is no build; where another one has made it one meanwhile, it stays. @param {string} folder @param {string} mark */
	async #clear(folder, mark) {
		const files = await this.list(folder);
		if (files.includes(mark)) return;
		const keys = files.map((file) => this.#key(`${folder}/${file}`));
		if (keys.length > 0) await this.#do((client) => client.deleteObjects(keys));
	}

	/** @param {string} folder */
	async touch(folder) {
		const mark = `${folder}/${MARK}`;
		const content = await this.read(mark);
		if (content) await this.put(mark, content);
	}

	/** @param {StoredFolder} build */
	async removeBuild({ remote, folder, modified }) {
		const now = (await this.builds(remote)).find((each) => each.folder === folder);
		if (!now || now.modified > modified) return false;
		// Without it there is no build, whatever of the others is still there.
		await this.#do((client) => client.deleteObject(this.#key(`${folder}/${MARK}`)));
		await this.#clear(folder, MARK);
		return true;
	}

	/** @template T @param {string} _name @param {() => Promise<T>} work */
	alone(_name, work) {
		return work();
	}

	/** @template T @param {() => Promise<T>} work */
	withRoom(work) {
		return work();
	}
}
