import { chromium } from '@playwright/test';
import { findChromium } from '../../chromium.mjs';
import { authApi, callAt } from '../../support/contract.mjs';
import { verdict } from './machine.mjs';

/** @import { Browser, CDPSession, Page } from '@playwright/test' */

export const HOME = '/dashboard/app';

export const launchBrowser = async () =>
	chromium.launch({
		executablePath: await findChromium(),
		chromiumSandbox: process.getuid?.() !== 0,
	});

/** Waits until nothing in the page is being loaded. @param {Page} page */
export const drawn = (page) =>
	page.waitForFunction(
		() => document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]'),
	);

/** A tab of the demo's admin, at the dashboard, drawn; with the codes that they hold. @param {Browser} browser @param {string} url */
export async function openTab(browser, url) {
	const context = await browser.newContext({
		locale: 'fr-FR',
		viewport: { width: 1440, height: 900 },
	});
	const { accessToken, role, user } = await callAt(url, authApi.login, {
		body: { username: 'admin', password: 'borlette2026' },
	});
	await context.addInitScript(
		(one) => {
			localStorage.setItem('accessToken', one.accessToken);
			localStorage.setItem('role', one.role);
		},
		{ accessToken, role },
	);
	const page = await context.newPage();
	await page.goto(`${url}${HOME}`);
	await drawn(page);
	/** @type {Set<string>} */
	const codes = new Set(user.perms.map(({ codename }) => codename));
	return { context, page, codes, session: await context.newCDPSession(page) };
}

/** @param {CDPSession} session @returns {Promise<number>} bytes that are still in use */
export async function used(session) {
	await session.send('HeapProfiler.collectGarbage');
	return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Prints a figure beside its goal. @param {string} what @param {number} is @param {number} most @param {string} [unit] */
export function tell(what, is, most, unit = 'ms') {
	const [shown, goal] = unit === '%' ? [is * 100, most * 100] : [is, most];
	console.log(
		`${what.padEnd(64)}${`${shown.toFixed(0)} ${unit}`.padStart(10)}  goal ≤ ${goal} ${unit}: ${verdict(is <= most)}`,
	);
}
