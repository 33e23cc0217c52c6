import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { installDependencies } from './dependencies.mjs';
import { DevelopedApi } from './dev-api.mjs';
import { HELP, readDevOptions } from './dev-options.mjs';
import { withoutSecrets } from './environment.mjs';
import { codeOf, Failure } from './failure.mjs';
import { dataDir, ROOT } from './paths.mjs';
import { portToTake } from './port.mjs';
import { endTools } from './processes.mjs';
import { Progress } from './progress.mjs';
import { report } from './report.mjs';
import { onStop } from './stopping.mjs';

const ANSWER_WITHIN_MS = 10_000;

/** `pnpm dev`. @param {string[]} args */
export async function dev(args) {
	/** @type {Array<() => unknown>} */
	const running = [];
	onStop((code) => {
		process.exitCode = code;
		endTools();
		for (const stop of running) stop();
	});
	try {
		const { help, remotes, host } = readDevOptions(args);
		if (help) return console.log(HELP);
		if (host) await refuseAway(host);
		const progress = new Progress();
		const port = await portToTake(process.env.PORT, '127.0.0.1');
		await installDependencies(ROOT, progress);
		const api = new DevelopedApi({ root: ROOT, progress, dataDir: dataDir() });
		running.push(() => api.stop());
		const target = host ?? (await api.start());
		const child = serve({ remotes, target, isDeployed: Boolean(host), port });
		running.push(() => child.kill('SIGTERM'));
		await once(child, 'exit');
		await api.stop();
	} catch (error) {
		for (const stop of running) await stop();
		report(error);
	}
}

/**
 * Else every call of the page would fail, and nobody would say why.
 * @param {string} host @throws {Failure}
 */
async function refuseAway(host) {
	await fetch(host, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch((error) => {
		throw new Failure(
			`${host} does not answer (${codeOf(error)}): name a host that runs with --host.`,
		);
	});
}

/**
 * Serves host and remotes in a process of their own: host/development.mjs.
 * @param {{ remotes: string[], target: string, isDeployed: boolean, port: number }} parts `remotes`:
 *   names, or folders of packages elsewhere
 * @param {'inherit' | 'ignore'} [stdio]
 * @returns {import('node:child_process').ChildProcess} it sends `{ url }` once everything was built
 */
export function serve({ remotes, target, isDeployed, port }, stdio = 'inherit') {
	return spawn(process.execPath, [path.join(ROOT, 'host/development.mjs')], {
		stdio: ['ignore', stdio, stdio, 'ipc'],
		env: {
			...withoutSecrets(process.env),
			NODE_ENV: 'development',
			DEV_REMOTES: remotes.map((name) => path.resolve(ROOT, name)).join(path.delimiter),
			DEV_TARGET: target,
			DEV_DEPLOYED: isDeployed ? '1' : '0',
			DEV_PORT: String(port),
		},
	});
}
