import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../deploy/local/failure.mjs';
import { runTool } from '../deploy/local/processes.mjs';
import { findChromium, HEADLESS_SHELL } from '../e2e/chromium.mjs';
import { tool } from './stages/tool.mjs';

/**
 * The browser for the tests: Debian's headless shell, which is fetched as root where there is none;
 * else any that is there, else Playwright's own.
 * @param {string} root @param {import('../deploy/local/progress.mjs').Lines} progress
 * @returns {Promise<string>} path of the executable
 */
export async function findOrInstallChromium(root, progress) {
	const found = await findChromium();
	const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
	if (found && (!mayInstall || process.env.CHROME_PATH || found.endsWith(HEADLESS_SHELL))) {
		return found;
	}
	if (mayInstall) {
		progress.line('  installing the headless Chromium with apt-get');
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		/** @param {string[]} args */
		const apt = (...args) => runTool('apt-get', ['-y', '-qq', ...args], { cwd: root, env });
		await apt('update');
		const { code } = await apt('install', '--no-install-recommends', HEADLESS_SHELL);
		// Distributions before 2024 have the whole one only.
		if (code !== 0 && !found) await apt('install', '--no-install-recommends', 'chromium');
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
