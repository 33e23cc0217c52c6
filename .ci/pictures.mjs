import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from '../deploy/local/prepare.mjs';
import { Progress } from '../deploy/local/progress.mjs';
import { readScript } from '../deploy/local/script.mjs';
import { launchChromium } from '../e2e/chromium.mjs';
import { startProduct } from '../e2e/support/product.mjs';
import { findOrInstallChromium } from './chromium.mjs';

/** `npm run pictures`: renews the screenshots of the landing page (docs/how-to/renew-pictures.md). */
readScript(import.meta.filename);

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = path.join(ROOT, 'host/src/pages/landing/pictures');
/** Of the demo data. */
const PERSON = { username: 'admin', password: 'borlette2026' };
/**
 * CSS pixels, and pixels of the picture for each; a phone shows its picture in full size and sharply. `above`: the bar at the
 * top, and where there is room for it the line over the day's figures.
 */
const SCREENS = [
	{ name: 'wide', width: 1440, height: 900, above: 147, scale: 1 },
	{ name: 'phone', width: 390, height: 640, above: 78, scale: 2 },
];
const LOOKS = ['light', 'dark'];
/** How the picture's parts are called in each language; the words of the sign-in are the same in all. */
const LANGUAGES = {
	fr: { exposure: 'Exposition', figures: 'Chiffres du jour' },
	en: { exposure: 'Exposure', figures: 'Today’s figures' },
	de: { exposure: 'Risiko', figures: 'Zahlen von heute' },
};
const QUALITY = 82;
const MAX_BYTES = 80 * 1024;

/**
 * @typedef {Awaited<ReturnType<typeof launchChromium>>} Browser
 * @typedef {typeof SCREENS[number]} Screen
 * @typedef {{ language: keyof typeof LANGUAGES, look: string, screen: Screen }} Picture
 */

/** @param {Browser} browser @param {string} url @param {Picture} picture */
async function open(browser, url, { language, look, screen: { width, height, above } }) {
	const named = LANGUAGES[language];
	const context = await browser.newContext({
		locale: language,
		timezoneId: 'America/Port-au-Prince',
		viewport: { width, height },
		reducedMotion: 'reduce',
	});
	await context.addInitScript(
		([mode, spoken]) => {
			const settings = JSON.parse(localStorage.getItem('settings') ?? '{}');
			localStorage.setItem('settings', JSON.stringify({ ...settings, themeMode: mode }));
			localStorage.setItem('language', spoken);
		},
		/** @type {const} */ ([look, language]),
	);
	const page = await context.newPage();
	await page.goto(`${url}/auth/login`);
	await page.getByLabel('Pseudoname').fill(PERSON.username);
	await page.getByLabel('Mot de passe', { exact: true }).fill(PERSON.password);
	await page.getByRole('button', { name: 'Se Connecter' }).click();
	await page.waitForURL('**/dashboard/app');
	// Without the note that the login succeeded.
	await page.goto(`${url}/dashboard/app`);
	await page.getByRole('region', { name: named.exposure }).getByRole('listitem').first().waitFor();
	await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
	const figures = page.getByRole('region', { name: named.figures });
	// What is to be done is another thing each day: the picture is of what stays below it.
	await figures.evaluate((region, top) => {
		window.scrollBy(0, region.getBoundingClientRect().top - top);
	}, above);
	return { context, page };
}

/** @param {Browser} browser @param {string} url @param {Picture} picture */
async function take(browser, url, picture) {
	const { context, page } = await open(browser, url, picture);
	const { language, look, screen } = picture;
	const session = await context.newCDPSession(page);
	const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
	const { width, height, scale } = screen;
	const { data } = await session.send('Page.captureScreenshot', {
		format: 'webp',
		quality: QUALITY,
		clip: { x: 0, y: cssVisualViewport.pageY, width, height, scale },
	});
	await context.close();
	const bytes = Buffer.from(data, 'base64');
	const file = `dashboard-${screen.name}-${look}-${language}.webp`;
	if (bytes.length > MAX_BYTES) {
		throw new Error(`${file} has ${bytes.length} bytes, more than ${MAX_BYTES}: lower QUALITY.`);
	}
	await writeFile(path.join(FOLDER, file), bytes);
	return `✓ ${file}, ${bytes.length} bytes`;
}

const progress = new Progress();
await prepare(progress);
const executablePath = await findOrInstallChromium(ROOT, progress);
const browser = await launchChromium(executablePath);
const product = await startProduct();
try {
	const languages = /** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES));
	for (const language of languages) {
		for (const look of LOOKS) {
			for (const screen of SCREENS) {
				progress.line(await take(browser, product.url, { language, look, screen }));
			}
		}
	}
} finally {
	await browser.close();
	await product.stop();
}
