import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, Failure } from '../../local/failure.mjs';
import { filesBelow } from './files.mjs';

const ANSWER_WITHIN_MS = 60_000;
/** Of a build as a whole: over a slow line, with everything that the server compares. */
export const UPLOAD_WITHIN_MS = 10 * 60_000;
/** Whoever listens on the way could keep a registry back. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** @param {unknown} error @returns {Failure} */
const asFailure = (error) => {
	if (error instanceof Failure) return error;
	throw error;
};

/** Of what may be asked twice. */
const AGAIN = ': check --store, then run this again';
const AT_THE_STORE = 'does this where the store is, not over the network.';

/**
 * A store behind its server (`pnpm release serve`), which checks every build and every change before it
 * takes them. Nothing private is sent: a change is signed here, and so is the word that a build comes.
 * @import { Store } from './store-at.mjs'
 * @implements {Store}
 */
export class WebStore {
	isGuarded = true;
	hasLocks = false;
	/** Told what the server has to say of a change that it took. */
	say = (/** @type {string} */ _line) => {};

	/** @param {string} address */
	constructor(address) {
		this.url = new URL(address.endsWith('/') ? address : `${address}/`);
		if (this.url.protocol === 'https:' || LOCAL.includes(this.url.hostname)) return;
		throw new Failure(`The store ${address} must be asked over https://.`);
	}

	/** @param {string} file */
	placeOf(file) {
		return new URL(file, this.url).href;
	}

	/** @param {string} address @param {RequestInit} [init] @param {number} [within] @param {string} [remedy] */
	async #ask(address, init = {}, within = ANSWER_WITHIN_MS, remedy = AGAIN) {
		const url = this.placeOf(address);
		try {
			return await fetch(url, { signal: AbortSignal.timeout(within), ...init });
		} catch (error) {
			const why = codeOf(error);
			throw new Failure(`The store at ${this.url} does not answer (${why})${remedy}.`);
		}
	}

	/** In its words; what stands in front of it may have others. @param {Response} answer */
	async #refused(answer) {
		const { message, output, code } = (await answer.json().catch(() => undefined)) ?? {};
		const isSaid = typeof message === 'string' && message !== '';
		return new Failure(isSaid ? message : `The store at ${this.url} answered ${answer.status}.`, {
			...(typeof output === 'string' && { output }),
			...(Number.isInteger(code) && code > 0 && code < 256 && { code }),
		});
	}

	/** @param {string} file */
	async read(file) {
		// What hosts never see stays with the server.
		if (file.startsWith('.')) return undefined;
		const answer = await this.#ask(file);
		// 204: of a channel that nothing was released into, where a web server stands in front.
		if (answer.status === 404 || answer.status === 204) return undefined;
		if (!answer.ok) throw await this.#refused(answer);
		return Buffer.from(await answer.arrayBuffer());
	}

	/** @param {string} what @returns {Promise<any[]>} */
	async #list(what) {
		const answer = await this.#ask(`release/${what}`);
		if (!answer.ok) throw await this.#refused(answer);
		return answer.json();
	}

	/** @param {string} folder @returns {Promise<string[]>} */
	list(folder) {
		return this.#list(`files?folder=${encodeURIComponent(folder)}`);
	}

	/** @param {string} [remote] @returns {Promise<import('./store-at.mjs').StoredFolder[]>} */
	builds(remote = '') {
		return this.#list(`builds?remote=${encodeURIComponent(remote)}`);
	}

	/** @param {string} file @param {string} content */
	async create(file, content) {
		const headers = { 'content-type': 'application/json' };
		const init = { method: 'PUT', headers, body: content };
		const answer = await this.#ask(`release/${file}`, init, UPLOAD_WITHIN_MS, '').catch(asFailure);
		if (answer instanceof Failure) return this.#isMade(file, content, answer);
		const refusal = answer.ok ? undefined : await this.#refused(answer);
		// What stands in front of the server does not know what became of it.
		if (refusal && answer.status > 500) return this.#isMade(file, content, refusal);
		if (refusal) throw refusal;
		const told = await answer.json().catch(() => undefined);
		for (const line of told?.lines ?? []) this.say(line);
		return true;
	}

	/**
	 * What is lost on the way may be the answer alone: a rollback that is run again then goes one build further back.
	 * @param {string} file @param {string} content of the change @param {Failure} failure why nobody says whether it was made
	 * @returns {Promise<boolean>} false: another change was made in its place
	 * @throws {Failure} where the store does not have it, or not yet
	 */
	async #isMade(file, content, { message }) {
		const now = await this.read(file).catch(asFailure);
		if (now && !(now instanceof Failure)) return String(now) === content;
		const [, name] = file.split('/');
		const look = name === 'grants' ? 'key list' : `log --channel ${name}`;
		throw new Failure(
			`It is not known whether the change was made: look with \`pnpm release ${look}\` before you run it again. ${message}`,
		);
	}

	/**
	 * @param {string} folder
	 * @param {string} from
	 * @param {Record<string, string>} texts
	 * @param {import('./store-at.mjs').Sign} sign
	 */
	async addFolder(folder, from, texts, sign) {
		if (await this.read(`${folder}/remote.json`)) return false;
		const word = sign({ folder, at: new Date().toISOString() });
		const form = new FormData();
		for (const file of await filesBelow(from)) {
			const content = texts[file] ?? (await readFile(path.join(from, ...file.split('/'))));
			form.append('file', new Blob([content]), file);
		}
		const headers = {
			authorization: `Release ${Buffer.from(JSON.stringify(word)).toString('base64')}`,
		};
		const init = { method: 'POST', headers, body: form };
		const answer = await this.#ask('release/builds', init, UPLOAD_WITHIN_MS);
		if (!answer.ok) throw await this.#refused(answer);
		return true;
	}

	/** The server brought its file to the revision that it took. */
	swap() {
		return Promise.resolve(true);
	}

	/** The server keeps the journal. */
	append() {
		return Promise.resolve();
	}

	/** The server touches the builds that a change names. */
	touch() {
		return Promise.resolve();
	}

	/** @returns {Promise<never>} */
	put() {
		return Promise.reject(new Failure(`This command ${AT_THE_STORE}`));
	}

	/** @returns {Promise<never>} */
	remove() {
		return this.put();
	}

	/** @returns {Promise<never>} */
	removeBuild() {
		return this.put();
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
