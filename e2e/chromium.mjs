import { existsSync } from 'node:fs';
import path from 'node:path';

/** Chromium without its window: half the work of the whole one, whose tab strip is a page too. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
	HEADLESS_SHELL,
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'microsoft-edge',
];

const MAC = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS = [
	'Google\\Chrome\\Application\\chrome.exe',
	'Chromium\\Application\\chrome.exe',
	'Microsoft\\Edge\\Application\\msedge.exe',
];

/** @param {NodeJS.ProcessEnv} env */
function installedAt(env) {
	if (process.platform === 'darwin') return MAC;
	if (process.platform !== 'win32') return [];
	const bases = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
	return bases.flatMap((base) => (base ? WINDOWS.map((file) => path.join(base, file)) : []));
}

/** @param {NodeJS.ProcessEnv} env */
function candidates(env) {
	const folders = (env.PATH ?? '').split(path.delimiter);
	return [
		...(env.CHROME_PATH ? [env.CHROME_PATH] : []),
		...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
		...installedAt(env),
	];
}

/** A browser of its own, for scripts. @param {string} executablePath */
export async function launchChromium(executablePath) {
	const { chromium } = await import('@playwright/test');
	return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/**
 * A Chromium for the tests: CHROME_PATH, one of the system, or the one Playwright downloaded.
 * @returns {Promise<string | undefined>} path of the executable
 */
export async function findChromium(env = process.env) {
	for (const file of candidates(env)) if (existsSync(file)) return file;
	const { chromium } = await import('@playwright/test');
	const own = chromium.executablePath();
	return existsSync(own) ? own : undefined;
}
