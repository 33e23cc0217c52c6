import { once } from 'node:events';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { startTool } from './processes.mjs';

/** The other side of it. */
const PROCESS = path.join(import.meta.dirname, 'builder-process.mjs');

/**
 * Builds packages, one after the other, in one process: a third of a build goes to loading webpack and what is added to
 * it, and to the time until the engine has compiled both, and is spent once. What comes out is the same, byte for byte.
 */
export class Builder {
	#started = startTool(process.execPath, [PROCESS], {
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});

	/** @param {string} root @param {string} name its folder in there @returns {Promise<void>} */
	async build(root, name) {
		const { child, ended } = this.#started;
		child.send({ dir: path.join(root, name) });
		const gone = ended.then(({ output, code, signal }) => [
			{ output: output || `The process ended (${signal ?? code}).` },
		]);
		const [{ output }] = await Promise.race([once(child, 'message'), gone]);
		if (output) throw new Failure(`${name} could not be built; webpack said:`, { output });
	}

	/** Lets the process end. */
	end() {
		const { child } = this.#started;
		if (child.connected) child.disconnect();
	}
}
