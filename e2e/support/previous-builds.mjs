import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../deploy/local/paths.mjs';
import { distOf } from '../../deploy/release/publish.mjs';
import { MOVED_ON } from '../../deploy/release/revisions.mjs';
import { integrityOf } from '../../deploy/release/store.mjs';

/**
 * A build of before: the same code under an earlier version and another hash, that says so when it
 * runs, and whose pages have another title.
 * @param {(manifest: object) => object} [change] of its manifest
 * @returns {Promise<string>} `0.9.0-3fa9c1…`
 */
async function makePrevious(name, folder, change = () => ({})) {
	await cp(distOf(name), folder, { recursive: true });
	const file = path.join(folder, 'remote.json');
	const current = JSON.parse(await readFile(file, 'utf8'));
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

async function release(args, { storeDir, keyFile }) {
	const tool = path.join(ROOT, 'deploy/release.mjs');
	const child = spawn(process.execPath, [tool, ...args], {
		env: { ...process.env, STORE_DIR: storeDir, RELEASE_KEY: keyFile },
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (text) => {
			output += text;
		});
	}
	const [code] = await once(child, 'close');
	// Another file of tests released to the channel meanwhile: as the tool says, once more.
	if (code === MOVED_ON) await release(args, { storeDir, keyFile });
	else if (code !== 0) throw new Error(output);
}

/**
 * Publishes a previous and then the current build of each remote to staging, as its team does; and
 * to dev one of the first remote that no host of today can run.
 * @param {readonly string[]} names
 * @param {{ storeDir: string, keyFile: string }} store
 * @returns {Promise<{ previous: Record<string, string>, unfit: string }>} builds, `0.9.0-3fa9c1…`
 */
export async function publishHistory(names, store) {
	const folder = await mkdtemp(path.join(tmpdir(), 'borlette-previous-'));
	try {
		const folders = names.map((name) => path.join(folder, name));
		const builds = await Promise.all(
			names.map((name, index) => makePrevious(name, folders[index])),
		);
		const unfitFolder = path.join(folder, 'unfit');
		const change = ({ uses }) => ({
			version: '0.8.0',
			uses: { ...uses, host: 'another', icons: ['jackpot'] },
		});
		const unfit = await makePrevious(names[0], unfitFolder, change);
		await release(['publish', ...folders, '--to', 'staging'], store);
		await release(['publish', ...names.map(distOf), '--to', 'staging'], store);
		await release(['publish', unfitFolder, '--to', 'dev', '--anyway'], store);
		return {
			previous: Object.fromEntries(names.map((name, index) => [name, builds[index]])),
			unfit,
		};
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
