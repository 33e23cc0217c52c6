/**
 * Walks every page of the demo's admin in WebKit, the engine of Safari and of every browser of an iPhone, and prints what is wrong
 * with it: a page without its heading, an answer that is refused, a report of what the policy refused. Each page is loaded anew,
 * through the service worker. Needs WebKitWebDriver and Xvfb (Debian: webkit2gtk-driver, xvfb) and a build.
 * Run: pnpm --filter ./e2e safari
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Builder, By, Capabilities, until } from 'selenium-webdriver';
import { readScript } from '../deploy/local/script.mjs';
import { freePort } from '../shared/config/ports.mjs';
import { findProgram } from './programs.mjs';
import { startFront } from './support/front.mjs';
import { startProduct } from './support/product.mjs';

/** @import { WebDriver } from 'selenium-webdriver' */

readScript(import.meta.filename);

const WITHIN_MS = 60_000;
const NO_PAGE = 'no page';

/** Debian's packages put it beside its library: `/usr/lib/<machine>/webkit2gtk-<version>/MiniBrowser`. */
function findBrowser() {
	const inFolder = (/** @type {string} */ folder, /** @type {RegExp} */ name) =>
		(existsSync(folder) ? readdirSync(folder) : [])
			.filter((each) => name.test(each))
			.map((each) => path.join(folder, each));
	return inFolder('/usr/lib', /-linux-gnu$/)
		.flatMap((folder) => inFolder(folder, /^webkit2gtk-/))
		.map((folder) => path.join(folder, 'MiniBrowser'))
		.find((file) => existsSync(file));
}

/** @param {WebDriver} driver @param {string} url */
async function signIn(driver, url) {
	await driver.get(`${url}/auth/login`);
	const [name, password] = await driver.wait(
		until.elementsLocated(By.css('form input')),
		WITHIN_MS,
	);
	await name?.sendKeys('admin');
	await password?.sendKeys('borlette2026');
	await driver.findElement(By.css('form button[type=submit]')).click();
	await driver.wait(until.urlContains('/dashboard/app'), WITHIN_MS);
}

/** The heading of the page that is open, once it has all that it asked for. @param {WebDriver} driver */
const headingOf = (driver) =>
	driver.wait(
		() =>
			driver.executeScript(`return document.querySelector('[aria-busy="true"]') ? '' :
				(document.querySelector('main h1')?.textContent ?? (document.contentType === 'text/html' ? '' : '${NO_PAGE}'))`),
		WITHIN_MS,
	);

/** A screen that nobody sees; answers its name. */
async function openScreen() {
	const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const [number] = await once(/** @type {NodeJS.ReadableStream} */ (screen.stdio[3]), 'data');
	return { screen, display: `:${String(number).trim()}` };
}

const binary = findBrowser();
if (!binary || !findProgram('WebKitWebDriver') || !findProgram('Xvfb')) {
	console.error('There is no WebKit here: install webkit2gtk-driver and xvfb (Debian).');
	process.exit(1);
}
const product = await startProduct();
/** @type {string[]} */
const wrong = [];
const front = await startFront(product.url, (address, status) => {
	if (address === '/api/browser-reports' || status >= 400) wrong.push(`${status} ${address}`);
});
const { screen, display } = await openScreen();
const port = await freePort();
const service = spawn('WebKitWebDriver', [`--port=${port}`], {
	stdio: 'ignore',
	env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
});
try {
	const driver = await new Builder()
		.usingServer(`http://127.0.0.1:${port}`)
		.withCapabilities(
			new Capabilities({
				browserName: 'MiniBrowser',
				'webkitgtk:browserOptions': { binary, args: ['--automation'] },
			}),
		)
		.build();
	try {
		await signIn(driver, front.url);
		const { remotes } = await product.registry();
		const routes = Object.values(remotes).flatMap(({ manifest }) => manifest.routes);
		const pages = routes.map((route) => route.path).filter((page) => !page.includes(':'));
		for (const page of pages) {
			const before = wrong.length;
			await driver.get(front.url + page);
			const heading = await headingOf(driver);
			const found = [...wrong.slice(before), ...(heading === NO_PAGE ? [NO_PAGE] : [])];
			if (found.length > 0) process.exitCode = 1;
			console.log(`${page.padEnd(64)}${found.join(', ') || heading}`);
		}
	} finally {
		await driver.quit();
	}
} finally {
	service.kill();
	screen.kill();
	await front.stop();
	await product.stop();
}
