import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES } from './folders.mjs';
import { firstIds, signIn } from './people.mjs';
import { visit } from './visit.mjs';
import { canBeWatched, watch } from './watch.mjs';

/** @import { RemoteManifest } from '../../../shared/src/federation/manifest.ts' */
/** @import { Role } from './people.mjs' */
/** @import { Seen } from './visit.mjs' */
/**
 * @typedef {{ remote: string, id: string, path: string }} Route
 * @typedef {(route: Route) => boolean} Wanted
 * @typedef {Route & Omit<Seen, 'links'> & { role: Role, address: string, errors: string[] }} Visited
 * @typedef {Pick<import('@playwright/test').Browser, 'newContext'>} Browser
 * @typedef {{ url: string, remotesRoot: string, fields?: import('./fields.mjs').Field[], isWanted?: Wanted,
 *   maySave?: boolean }} Mix `maySave`: saves what an edit page shows, as it is
 */

const START = '/dashboard/app';
/** Documents in a row without a shell, after which the rest is as lost. */
const MOST_LOST = 3;
const PATIENCE_MS = 120_000;
/** Title of the page in place of one that a person may not see; the same since the first commit. */
const FORBIDDEN = 'Permission non autorisé';
/** Said of calls that failed, which are noted as calls. */
const SAID_ELSEWHERE = /^Failed to load resource/;

/** Routes of built remotes, with the remote that has them. @param {string} root @returns {Promise<Route[]>} */
async function routesOf(root) {
	const manifests = await Promise.all(
		REMOTES.map((name) => readFile(path.join(root, name, 'dist/remote.json'), 'utf8')),
	);
	return manifests.flatMap((text) => {
		/** @type {RemoteManifest} */
		const { name, routes } = JSON.parse(text);
		return routes.map((route) => ({ remote: name, id: route.id, path: route.path }));
	});
}

/** @param {string} route */
const patternOf = (route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);

/** An address of the route: by the first rows, or by a link that some page showed.
 * @param {string} route @param {Record<string, string>} ids by parameter @param {Set<string>} links */
function addressOf(route, ids, links) {
	const filled = route.replace(/:(\w+)/g, (name, id) => ids[id] ?? name);
	if (!filled.includes('/:')) return filled;
	const pattern = patternOf(route);
	return [...links].find((link) => pattern.test(link) && !/\/(new|list)(\/|$)/.test(link));
}

/**
 * @param {Browser} browser
 * @param {{ url: string, role: Role, token: string, fields: import('./fields.mjs').Field[] }} who
 */
async function openPage(browser, { url, role, token, fields }) {
	const context = await browser.newContext({
		locale: 'fr-FR',
		timezoneId: 'America/Port-au-Prince',
		viewport: { width: 1440, height: 900 },
		reducedMotion: 'reduce',
	});
	const stored = { language: 'fr', accessToken: token, role };
	await context.addInitScript((entries) => {
		for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
	}, stored);
	// Hosts of before the signatures have no such function, and scripts of later remotes ask for it.
	await context.addInitScript(() => {
		Object.assign(globalThis, { borletteIntegrity: () => '' });
	});
	await context.addInitScript(watch, { fields: fields.filter(canBeWatched) });
	const page = await context.newPage();
	/** @type {string[]} */
	const errors = [];
	page.on('pageerror', (error) => errors.push(`${error.message}`));
	page.on('console', (message) => {
		const isError = message.type() === 'error' && !SAID_ELSEWHERE.test(message.text());
		if (isError) errors.push(message.text().slice(0, 500));
	});
	page.on('crash', () => errors.push('the tab crashed'));
	const isThere = () =>
		page.evaluate(() => Boolean(document.querySelector('nav'))).catch(() => false);
	/** @param {string} address */
	const enter = async (address) => {
		await page.goto(new URL(address, url).href, { timeout: PATIENCE_MS });
		await page
			.waitForFunction(() => document.querySelector('main') && document.querySelector('h1'), null, {
				timeout: PATIENCE_MS,
			})
			.catch(() => undefined);
		return isThere();
	};
	return { page, errors, enter, isThere, close: () => context.close() };
}

/** @param {string} at @param {string} alert @returns {Seen} */
const lost = (at, alert) => ({
	at,
	heading: '',
	isDrawn: false,
	alerts: [alert],
	odd: [],
	calls: [],
	reads: [],
	links: [],
});

/** Opens one page; where the shell is gone it tries a new document first, a few times.
 * @param {Awaited<ReturnType<typeof openPage>>} shell @param {{ hasShell: boolean, lostInARow: number }} state
 * @param {{ address: string, maySave: boolean }} where
 */
async function look(shell, state, { address, maySave }) {
	if (!state.hasShell && state.lostInARow < MOST_LOST) {
		state.hasShell = await shell.enter(address);
		state.lostInARow = state.hasShell ? 0 : state.lostInARow + 1;
	}
	if (!state.hasShell) return lost(address, 'the shell is gone');
	const seen = await shell.page
		.evaluate(visit, { path: address, maySave })
		.catch((error) => lost(address, `the page was left: ${error.message.split('\n')[0]}`));
	state.hasShell = await shell.isThere();
	return seen;
}

/** Walks over routes as one person; a page that took the shell with it is followed by a new document.
 * @param {Browser} browser
 * @param {Pick<Required<Mix>, 'url' | 'fields' | 'maySave'> & { role: Role, routes: Route[], links: Set<string> }} how
 */
async function walkAs(browser, { url, role, fields, routes, links, maySave }) {
	const token = await signIn(url, role);
	const ids = await firstIds(url, token);
	const shell = await openPage(browser, { url, role, token, fields });
	const state = { hasShell: await shell.enter(START), lostInARow: 0 };
	/** @type {Visited[]} */
	const pages = [];
	// Addresses that only a link can tell come last: by then pages have shown theirs.
	const inOrder = routes.toSorted(
		(a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')),
	);
	for (const route of inOrder) {
		const address = addressOf(route.path, ids, links);
		if (!address) continue;
		const isEdit = /\.edit$/.test(route.id);
		const { links: shown, ...seen } = await look(shell, state, {
			address,
			maySave: maySave && isEdit,
		});
		for (const link of shown) links.add(link);
		const errors = [...new Set(shell.errors.splice(0))];
		pages.push({ ...route, role, address, ...seen, errors });
	}
	await shell.close();
	return pages;
}

/**
 * Walks over every page of the remotes: as a company's administrator, and where that person may
 * not go, as the provider's superuser.
 * @param {Browser} browser
 * @param {Mix} mix
 */
export async function walk(
	browser,
	{ url, remotesRoot, fields = [], isWanted = () => true, maySave = true },
) {
	const routes = (await routesOf(remotesRoot)).filter(isWanted);
	const shared = { url, fields, links: new Set(), maySave };
	const first = await walkAs(browser, { ...shared, role: 'company', routes });
	/** @param {Visited} page */
	const isForbidden = ({ heading }) => heading === FORBIDDEN;
	const forbidden = new Set(first.filter(isForbidden).map(({ id }) => id));
	const visited = new Set(first.map(({ id }) => id));
	const rest = routes.filter(({ id }) => forbidden.has(id) || !visited.has(id));
	const second = rest.length
		? await walkAs(browser, { ...shared, role: 'superuser', routes: rest })
		: [];
	return [...first.filter((page) => !isForbidden(page)), ...second];
}
