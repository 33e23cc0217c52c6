import { readChannel } from './channel.mjs';
import { kill } from './commands/kill.mjs';
import { promote } from './commands/promote.mjs';
import { remove } from './commands/remove.mjs';
import { rollback } from './commands/rollback.mjs';
import { Context } from './context.mjs';
import { readTrust } from './keys.mjs';
import { nameOf } from './store.mjs';

// The door for a server that releases on behalf of persons: the very commands of `pnpm release`.

export { Failure } from '../local/failure.mjs';
export { CHANNELS } from './channels.mjs';
export { CALM_MINUTES } from './closing.mjs';
export { endsIn } from './ends.mjs';
export { readJournal } from './journal.mjs';
export { keptPage } from './kept-hosts.mjs';
export { readTrust } from './keys.mjs';
export { overview, signerOf } from './overview.mjs';
export { putBack, trialsIn, WATCH } from './watch.mjs';

const ACTS = { promote, rollback, kill, remove };

/**
 * Where a server's store, key and trust are.
 * @typedef {{ storeDir: string, keyFile: string, trustFile: string }} Place
 */

/**
 * The build of a remote in a channel, as people call it.
 * @param {Omit<Place, 'keyFile'>} place @param {string} channel @param {string} remote
 * @returns {Promise<string | null>} null: it has none there
 */
export async function buildIn({ storeDir, trustFile }, channel, remote) {
	const { remotes } = await readChannel({ storeDir, channel, trust: readTrust(trustFile) });
	const entry = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
	return entry ? nameOf(entry) : null;
}

/**
 * Runs one command of the tool for a person.
 * @param {Place} place
 * @param {'promote' | 'rollback' | 'kill' | 'remove'} name
 * @param {{ remote: string, by: string, seen: Record<string, number>, options: import('./types.ts').Options }} given `by`: the person, for the journal; `seen`:
 *   channel → revision of the remote's place that the person has before them; `options`: of the command
 * @returns {Promise<string[]>} what the command says of what it did
 * @throws {import('../local/failure.mjs').Failure} when it is refused; `why` names the reason
 */
export async function act({ storeDir, keyFile, trustFile }, name, { remote, by, seen, options }) {
	/** @type {string[]} */
	const lines = [];
	const given = {
		names: [remote],
		options: { ...options, store: storeDir, key: keyFile, trust: trustFile },
		progress: {
			/** @param {string} text */
			line: (text) => void lines.push(text.trim()),
			/** @type {import('../local/progress.mjs').Steps['step']} */
			step: (_label, work) => work(),
		},
		by,
		seen,
	};
	await ACTS[name].run(new Context(given));
	return lines;
}
