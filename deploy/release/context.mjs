import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { dataDir } from '../local/paths.mjs';
import { describe, readChannel } from './channel.mjs';
import { CHANNELS } from './channels.mjs';
import { putGrants } from './grants.mjs';
import {
	keyFileOf,
	readKey,
	readNamed,
	readRoot,
	readTrust,
	rootFileOf,
	trustFileBeside,
} from './keys.mjs';
import { movedOn } from './revisions.mjs';
import { isElsewhere, storeAt } from './stores/store-at.mjs';

/**
 * @import { Options } from './types.ts'
 * @typedef {import('../local/progress.mjs').Lines & import('../local/progress.mjs').Steps} Progressing
 * @typedef {{ names: string[], options: Options, progress: Progressing, by?: string,
 *   seen?: Record<string, number> }} Given `by`: on whose behalf; `seen`: channel → revision that made the place of
 *   the one remote which that person has before them, 0 where there was none
 */

/** What a command is given: names and options of the command line, and where things are. */
export class Context {
	/**
	 * @param {Given} given `by`: on whose behalf; `seen`: channel → revision that made the
	 *   place of the one remote which that person has before them, 0 where there was none
	 */
	constructor({ names, options, progress, by, seen = {} }) {
		this.by = by;
		this.seen = seen;
		this.names = names;
		this.options = options;
		this.progress = progress;
		const { STORE_DIR, RELEASE_KEY, RELEASE_ROOT, TRUST_FILE } = process.env;
		/** @param {(string | undefined)[]} choices */
		const place = (...choices) => path.resolve(choices.find(Boolean) ?? '');
		const store = options.store ?? STORE_DIR ?? '';
		this.storeDir = isElsewhere(store) ? store : place(store, path.join(dataDir(), 'store'));
		this.keyFile = place(options.key, RELEASE_KEY, keyFileOf(dataDir()));
		this.rootFile = place(options.root, RELEASE_ROOT, rootFileOf(dataDir()));
		storeAt(this.storeDir).say = (line) => this.line(`  ${line}`);
		this.trustFile = place(options.trust, TRUST_FILE, trustFileBeside(this.keyFile));
	}

	/** @param {string} text */
	line(text) {
		this.progress.line(text);
	}

	/** Whose grants are believed. */
	get trust() {
		return readTrust(this.trustFile);
	}

	/**
	 * The channel that an option names, to be read.
	 * @param {keyof Options} option
	 * @returns {import('./channel.mjs').Channel}
	 */
	channel(option) {
		const channel = this.options[option];
		if (typeof channel !== 'string' || !CHANNELS.includes(channel)) {
			const said = channel ? `--${option} is ${channel}` : `--${option} is missing`;
			throw new Failure(`${said}: name one of ${CHANNELS.join(', ')}.`);
		}
		if (option === 'to' && this.options.from === channel) {
			throw new Failure(`--from and --to are both ${channel}: name two channels.`);
		}
		return { storeDir: this.storeDir, channel, trust: this.trust };
	}

	/** The channel that an option names, to be changed. @param {keyof Options} option */
	signing(option) {
		// First: where it is missing, so is the trust.json that is looked for beside it.
		const key = readKey(this.keyFile);
		return { ...this.channel(option), key, by: this.by };
	}

	/**
	 * The channel as it is.
	 * @param {import('./channel.mjs').Channel} target
	 * @throws {Failure} when somebody has changed the remote since the person looked
	 */
	async read(target) {
		const state = await readChannel(target);
		const { [target.channel]: seen } = this.seen;
		const [name] = this.names;
		const is = (name && state.about[name]?.revision) || 0;
		if (seen === undefined || seen === is) return state;
		const now = `it is at revision ${state.revision} (${describe(state.change)})`;
		throw movedOn(`${name} in ${target.channel}`, seen, now);
	}

	/** The grants of the store, to be changed. */
	granting() {
		return { storeDir: this.storeDir, trust: this.trust, root: readRoot(this.rootFile) };
	}

	/** For a service that brings the rights along, as who holds the root key signed them. */
	async takeGrants() {
		const file = process.env.RELEASE_GRANTS;
		if (file) await putGrants(this.storeDir, this.trust, readNamed(file));
	}

	/** The names given. @param {string} what @throws {Failure} when there is none */
	someNames(what) {
		if (this.names.length > 0) return this.names;
		throw new Failure(`Name ${what}.`);
	}

	/** The one name given. @param {string} what @throws {Failure} when there is none or more */
	oneName(what) {
		const [name, ...more] = this.names;
		if (name && more.length === 0) return name;
		throw new Failure(`Name ${what}, and only one.`);
	}
}
