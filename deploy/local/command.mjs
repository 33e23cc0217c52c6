import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildOutdated } from './build.mjs';
import { installDependencies } from './dependencies.mjs';
import { ROOT } from './paths.mjs';
import { Progress } from './progress.mjs';
import { report } from './report.mjs';

/**
 * Runs a command of the built API (`pnpm reconcile`), built first where its sources changed. Its
 * standard output is the command's alone.
 * @param {string[]} line name of the command's file in api/dist, and what it is told
 */
export async function runCommand([name, ...args]) {
	try {
		const progress = new Progress(process.stderr);
		await installDependencies(ROOT, progress);
		await buildOutdated(ROOT, progress, { names: ['api'] });
	} catch (error) {
		report(error);
		return;
	}
	const child = spawn(process.execPath, [path.join(ROOT, 'api', 'dist', `${name}.js`), ...args], {
		stdio: 'inherit',
		env: process.env,
	});
	// Ctrl-C reaches the command too, which ends in its own way; a kill from elsewhere is passed on.
	process.on('SIGINT', () => undefined);
	process.on('SIGTERM', () => child.kill('SIGTERM'));
	const [code] = await once(child, 'exit');
	process.exitCode = code ?? 1;
}
