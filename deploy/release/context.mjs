import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { dataDir } from '../local/paths.mjs';
import { CHANNELS } from './channel.mjs';
import { keyFileOf, readKey } from './keys.mjs';

/** What a command is given: names and options of the command line, and where things are. */
export class Context {
	/** @param {{ names: string[], options: object, progress: import('../local/progress.mjs').Progress }} given */
	constructor({ names, options, progress }) {
		this.names = names;
		this.options = options;
		this.progress = progress;
		this.storeDir = path.resolve(
			options.store || process.env.STORE_DIR || path.join(dataDir(), 'store'),
		);
		this.keyFile = path.resolve(options.key || process.env.RELEASE_KEY || keyFileOf(dataDir()));
	}

	line(text) {
		this.progress.line(text);
	}

	/**
	 * The channel that an option names.
	 * @returns {import('./channel.mjs').Channel}
	 */
	channel(option) {
		const channel = this.options[option];
		if (!CHANNELS.includes(channel)) {
			const said = channel ? `--${option} is ${channel}` : `--${option} is missing`;
			throw new Failure(`${said}: name one of ${CHANNELS.join(', ')}.`);
		}
		return { storeDir: this.storeDir, channel, key: readKey(this.keyFile) };
	}

	/** The names given. @throws {Failure} when there is none */
	someNames(what) {
		if (this.names.length > 0) return this.names;
		throw new Failure(`Name ${what}.`);
	}

	/** The one name given. @throws {Failure} when there is none or more */
	oneName(what) {
		if (this.names.length === 1) return this.names[0];
		throw new Failure(`Name ${what}, and only one.`);
	}
}
