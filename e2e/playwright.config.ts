import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { findProgram } from './programs.mjs';

const executablePath = await findChromium();
const isRoot = process.getuid?.() === 0;
/** They take a minute and more: begun first, none of them is the last one at work. */
const LONGEST = /\/(todo|house|backups|outside|rotation|history)\.spec\.ts$/;
const nginx = findProgram('nginx') ? [] : [/nginx[^/]*\.spec\.ts$/];

export default defineConfig({
	testDir: 'specs',
	projects: [
		{ name: 'longest', testMatch: LONGEST },
		{ name: 'others', testMatch: /\.spec\.ts$/, testIgnore: [LONGEST, ...nginx] },
	],
	outputDir: '../test-results',
	globalSetup: './support/start-product.ts',
	fullyParallel: true,
	// Two of them leave half a core idle: a good part of a test is waiting, for a build, a day, a patience.
	workers: 3,
	retries: 0,
	forbidOnly: Boolean(process.env.CI),
	// They end what hangs; a slow machine is no reason to fail.
	timeout: 900_000,
	expect: { timeout: 120_000 },
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
		? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }]]
		: [['list']],
	use: {
		// Without it a button that does not come is waited for until the test has no time left.
		actionTimeout: 120_000,
		navigationTimeout: 120_000,
		// Set by the global setup, before any worker begins.
		baseURL: process.env.PRODUCT_URL,
		launchOptions: {
			executablePath,
			// Chromium refuses its sandbox to root.
			chromiumSandbox: !isRoot,
			// What makes code fast that runs for long: a page of a test is left before that pays (docs/code-in-numbers.md).
			args: ['--js-flags=--no-turbofan,--no-maglev'],
		},
		locale: 'fr-FR',
		timezoneId: 'America/Port-au-Prince',
		viewport: { width: 1440, height: 900 },
		contextOptions: { reducedMotion: 'reduce' },
		// Requests that a worker answers or makes are seen by no test; offline.spec.ts is about those.
		serviceWorkers: 'block',
		// A trace makes every test half as long again; `--trace on` asks for one.
		trace: 'off',
		screenshot: 'only-on-failure',
	},
});
