import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../deploy/local/failure.mjs';
import { runTool } from '../deploy/local/processes.mjs';
import { findChromium } from '../e2e/chromium.mjs';
import { tool } from './stages/tool.mjs';

/**
 * The browser for the tests: one that is there, else Debian's (as root), else Playwright's own.
 * @returns {Promise<string>} path of the executable
 */
export async function findOrInstallChromium(root, progress) {
	const found = await findChromium();
	if (found) return found;
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		progress.line('  no browser found: installing Chromium with apt-get');
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		const apt = (...args) => runTool('apt-get', ['-y', '-qq', ...args], { cwd: root, env });
		await apt('update');
		await apt('install', '--no-install-recommends', 'chromium');
	} else {
		progress.line("  no browser found: fetching Playwright's Chromium");
		await tool(path.join(root, 'e2e'), '@playwright/test', 'playwright', ['install', 'chromium']);
	}
	const installed = await findChromium();
	if (installed) return installed;
	throw new Failure(
		'The browser tests need Chromium: install Chromium or Chrome, or set CHROME_PATH to one.',
		{ output: '' },
	);
}
