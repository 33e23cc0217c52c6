import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../deploy/local/paths.mjs';
import { startProcess } from '../../deploy/local/processes.mjs';
import { packedOf } from '../../deploy/release/packed.mjs';
import { distOf } from '../../deploy/release/publish.mjs';
import { MOVED_ON } from '../../deploy/release/revisions.mjs';
import { integrityOf } from '../../deploy/release/store.mjs';

/**
 * What of a `remote.json` is changed here.
 * @typedef {{ version: string, build: string, entry: string, assets: Record<string, string>,
 *   routes: { title: { fr: string } }[], uses: object }} Draft
 * @typedef {{ storeDir: string, keyFile: string }} Store
 */

/**
 * A build of before: the same code under an earlier version and another hash, that says so when it
 * runs, and whose pages have another title.
 * @param {string} name @param {string} folder
 * @param {(manifest: Draft) => object} [change] of its manifest
 * @returns {Promise<string>} `0.9.0-3fa9c1…`
 */
async function makePrevious(name, folder, change = () => ({})) {
	// Packed is what the files were before the change.
	await cp(distOf(name), folder, { recursive: true, filter: (file) => !packedOf(file) });
	const file = path.join(folder, 'remote.json');
	/** @type {Draft} */
	const current = JSON.parse(await readFile(file, 'utf8'));
	/** @type {Draft} */
	const manifest = { ...current, version: '0.9.0', ...change(current) };
	const entry = path.join(folder, manifest.entry);
	await appendFile(entry, `\n;(globalThis.previousBuilds ??= []).push(${JSON.stringify(name)});`);
	manifest.build = integrityOf(manifest.build + manifest.version)
		.replace(/[^0-9a-f]/g, '')
		.padEnd(12, '0')
		.slice(0, 12);
	manifest.assets[manifest.entry] = integrityOf(await readFile(entry));
	for (const { title } of manifest.routes) title.fr = `Avant : ${title.fr}`;
	await writeFile(file, JSON.stringify(manifest));
	return `${manifest.version}-${manifest.build}`;
}

/** @param {string[]} args @param {Store} store */
async function release(args, { storeDir, keyFile }) {
	const tool = path.join(ROOT, 'deploy/release.mjs');
	const { code, output } = await startProcess(process.execPath, [tool, ...args], {
		env: { ...process.env, STORE_DIR: storeDir, RELEASE_KEY: keyFile },
	}).ended;
	// Another file of tests released to the channel meanwhile: as the tool says, once more.
	if (code === MOVED_ON) await release(args, { storeDir, keyFile });
	else if (code !== 0) throw new Error(output);
}

/** @typedef {{ previous: Record<string, string>, unfit: string }} History builds, `0.9.0-3fa9c1…` */

/**
 * Publishes a previous and then the current build of each remote to staging, as its team does; and
 * to dev one of the first remote that no host of today can run.
 * @param {readonly string[]} names
 * @param {Store} store
 * @returns {Promise<History>}
 */
export async function publishHistory(names, store) {
	const folder = await mkdtemp(path.join(tmpdir(), 'borlette-previous-'));
	try {
		const folders = names.map((name) => path.join(folder, name));
		const previous = await Promise.all(
			names.map(async (name) => ({ [name]: await makePrevious(name, path.join(folder, name)) })),
		);
		const unfitFolder = path.join(folder, 'unfit');
		/** @param {Draft} manifest */
		const change = ({ uses }) => ({
			version: '0.8.0',
			uses: { ...uses, host: 'another', icons: ['jackpot'] },
		});
		const [first = ''] = names;
		const unfit = await makePrevious(first, unfitFolder, change);
		await release(['publish', ...folders, '--to', 'staging'], store);
		await release(['publish', ...names.map(distOf), '--to', 'staging'], store);
		await release(['publish', unfitFolder, '--to', 'dev', '--anyway'], store);
		return { previous: Object.assign({}, ...previous), unfit };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Of the product under test, as its start has published it. @returns {History} */
export const historyOfProduct = () => JSON.parse(process.env.PRODUCT_HISTORY ?? '{}');
