/**
 * Prints what tasks of a day take in a house of 2,000 agents: clicks, keys, and the seconds of a practised person by
 * the keystroke-level model, without what the page itself takes. Each ends when the page shows that it is done.
 * Run: npm run demo -- --agents 2000, and beside it
 *      pnpm --filter ./e2e bench:tasks --at http://localhost:<port> [--only <part of a task's name>]
 */
import { chromium } from '@playwright/test';
import { readScript } from '../../deploy/local/script.mjs';
import { findChromium } from '../chromium.mjs';
import { authApi, callAt } from '../support/contract.mjs';
import { Hands } from './tasks/hands.mjs';
import { TASKS } from './tasks/tasks.mjs';

/** @import { InputOf, Endpoint, OutputOf } from '@borlette/shared/contract' */

const options = /** @type {const} */ ({
	at: { type: 'string', default: 'http://localhost:3000' },
	only: { type: 'string', default: '' },
});
const { values } = readScript(import.meta.filename, { options });
const { at = '', only = '' } = values;
const DESK = { width: 1440, height: 900 };
const PASSWORD = 'borlette2026';

const browser = await chromium.launch({
	executablePath: await findChromium(),
	chromiumSandbox: process.getuid?.() !== 0,
});

/** Somebody of the house at the dashboard. @param {string} username @param {{ width: number, height: number }} viewport */
async function signedIn(username, viewport) {
	const { accessToken, role } = await callAt(at, authApi.login, {
		body: { username, password: PASSWORD },
	});
	const context = await browser.newContext({ locale: 'fr-FR', viewport, acceptDownloads: true });
	await context.addInitScript(
		(one) => {
			for (const [name, value] of Object.entries(one)) localStorage.setItem(name, value);
		},
		{ accessToken, role, language: 'fr' },
	);
	const page = await context.newPage();
	await page.goto(`${at}/dashboard/app`);
	await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
	return { page, token: accessToken };
}

let failed = 0;
try {
	console.log(`${'task'.padEnd(60)}${'clicks'.padStart(7)}${'keys'.padStart(6)}${'s'.padStart(6)}`);
	for (const { name, who = 'admin', viewport = DESK, steps } of TASKS) {
		if (!name.includes(only)) continue;
		const { page, token } = await signedIn(who, viewport);
		const hands = new Hands(page);
		try {
			await steps({
				page,
				hands,
				other: (username) => signedIn(username, DESK).then((one) => one.page),
				api: (endpoint, input) => callAt(at, endpoint, input, { token }),
			});
			const figures = [hands.clicks, hands.keys, hands.seconds.toFixed(0)];
			console.log(name.padEnd(60) + figures.map((one) => String(one).padStart(6)).join(' '));
		} catch (error) {
			failed += 1;
			console.log(
				`${name.padEnd(60)}  NOT DONE: ${error instanceof Error ? error.message : error}`,
			);
		}
		await page.context().close();
	}
} finally {
	await browser.close();
}
process.exitCode = failed > 0 ? 1 : 0;
