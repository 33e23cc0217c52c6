import { existsSync } from 'node:fs';
import { Failure } from '../deploy/local/failure.mjs';
import { runTool } from '../deploy/local/processes.mjs';
import { findProgram } from '../e2e/programs.mjs';

/**
 * The web server of the containers, for the tests of its file: one that is there, else Debian's (as
 * root). Elsewhere those tests are left out, and this says so; CI does not go on without it.
 * @param {string} root @param {import('../deploy/local/progress.mjs').Lines} progress
 */
export async function installNginx(root, progress) {
	if (findProgram('nginx')) return;
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		progress.line('  no nginx found: installing it with apt-get');
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		/** @param {string[]} args */
		const apt = (...args) => runTool('apt-get', ['-y', '-qq', ...args], { cwd: root, env });
		await apt('update');
		await apt('install', '--no-install-recommends', 'nginx-light');
		if (findProgram('nginx')) return;
	}
	if (process.env.CI) {
		throw new Failure(
			'The tests of the web server need nginx: install it (nginx-light on Debian).',
		);
	}
	progress.line('  nginx is not installed: the tests of its file (nginx*.spec.ts) are left out');
}
