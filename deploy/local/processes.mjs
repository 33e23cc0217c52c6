import { spawn } from 'node:child_process';
import { Failure } from './failure.mjs';

const isWindows = process.platform === 'win32';
const KILL_AFTER_MS = 5_000;
/** @type {Set<import('node:child_process').ChildProcess>} */
const tools = new Set();
let isEnding = false;

/**
 * Runs a tool to its end. It gets a process group of its own, so that Ctrl-C reaches it only
 * through `endTools` and what it started ends with it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>} both streams in the order they were written
 */
export function runTool(command, args, { cwd, env = process.env }) {
	if (isEnding) return Promise.reject(new Failure('Stopped.', { code: 130 }));
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd,
			env,
			detached: !isWindows,
			windowsHide: true,
			stdio: ['ignore', 'pipe', 'pipe'],
			shell: isWindows && command.endsWith('.cmd'),
		});
		tools.add(child);
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text) => {
				output += text;
			});
		}
		child.on('error', (error) => {
			tools.delete(child);
			reject(new Failure(`${command} could not be started: ${error.message}`));
		});
		child.on('close', (code) => {
			tools.delete(child);
			resolve({ code: code ?? 1, output });
		});
	});
}

/** Ends every running tool with all it started, and lets no other begin. */
export function endTools() {
	isEnding = true;
	for (const child of tools) signalGroup(child, 'SIGTERM');
	const hard = setTimeout(() => {
		for (const child of tools) signalGroup(child, 'SIGKILL');
	}, KILL_AFTER_MS);
	hard.unref();
}

/** Windows has neither groups nor signals: taskkill ends the tree. */
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
