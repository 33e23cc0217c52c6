import { spawn } from 'node:child_process';
import { withoutSecrets } from './environment.mjs';
import { Failure, messageOf } from './failure.mjs';

/**
 * @import { ChildProcess, SpawnOptions } from 'node:child_process'
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, output: string, stdout: string }} Ended
 *   `output`: both streams in the order they were written
 * @typedef {{ child: ChildProcess, output: string, ended: Promise<Ended> }} Started `output`: so far;
 *   `ended`: rejects when it could not be started
 */

const isWindows = process.platform === 'win32';
const KILL_AFTER_MS = 5_000;
/** @type {Set<ChildProcess>} */
const tools = new Set();
let isEnding = false;

/**
 * Starts a process whose output is kept.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options] where nothing is said of `stdio`, it gets no input
 * @returns {Started}
 */
export function startProcess(command, args, options = {}) {
	const stdio = options.stdio ?? ['ignore', 'pipe', 'pipe'];
	const child = spawn(command, args, { windowsHide: true, ...options, stdio });
	const written = { output: '', stdout: '' };
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (text) => {
			written.output += text;
			if (stream === child.stdout) written.stdout += text;
		});
	}
	/** @type {Promise<Ended>} */
	const ended = new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code, signal) => resolve({ code, signal, ...written }));
	});
	return {
		child,
		ended,
		get output() {
			return written.output;
		},
	};
}

/**
 * Starts a tool. It gets a process group of its own, so that Ctrl-C reaches it only through `endTools`
 * and what it started ends with it. Of what the house is told in confidence it learns nothing.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} options
 */
export function startTool(command, args, options) {
	if (isEnding) throw new Failure('Stopped.', { code: 130 });
	const shell = isWindows && command.endsWith('.cmd');
	const env = withoutSecrets(options.env ?? process.env);
	const started = startProcess(command, args, { ...options, env, detached: !isWindows, shell });
	const { child, ended } = started;
	tools.add(child);
	const forget = () => tools.delete(child);
	ended.then(forget, forget);
	return started;
}

/**
 * Runs a tool to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>} both streams in the order they were written
 */
export async function runTool(command, args, options) {
	const { ended } = startTool(command, args, options);
	try {
		const { code, output } = await ended;
		return { code: code ?? 1, output };
	} catch (error) {
		throw new Failure(`${command} could not be started: ${messageOf(error)}`);
	}
}

/**
 * Ends every running tool with all it started, and lets no other begin.
 * @param {NodeJS.Signals} [signal] SIGKILL where nobody is there any more to wait for them
 */
export function endTools(signal = 'SIGTERM') {
	isEnding = true;
	for (const child of tools) signalGroup(child, signal);
	const hard = setTimeout(() => {
		for (const child of tools) signalGroup(child, 'SIGKILL');
	}, KILL_AFTER_MS);
	hard.unref();
}

/**
 * Windows has neither groups nor signals: taskkill ends the tree.
 * @param {ChildProcess} child @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
	if (!child.pid) return;
	if (isWindows) {
		spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
		return;
	}
	try {
		process.kill(-child.pid, signal);
	} catch {
		// It ended by itself in the meantime.
	}
}
