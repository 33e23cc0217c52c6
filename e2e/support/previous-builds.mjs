import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../deploy/local/paths.mjs';
import { distOf } from '../../deploy/release/publish.mjs';
import { integrityOf } from '../../deploy/release/store.mjs';

export const PREVIOUS_VERSION = '0.9.0';

/**
 * A build of before: the same code under an earlier version and another hash, that says so when it
 * runs, and whose pages have another title.
 */
async function makePrevious(name, folder) {
	await cp(distOf(name), folder, { recursive: true });
	const file = path.join(folder, 'remote.json');
	const manifest = JSON.parse(await readFile(file, 'utf8'));
	const entry = path.join(folder, manifest.entry);
	await appendFile(entry, `\n;(globalThis.previousBuilds ??= []).push(${JSON.stringify(name)});`);
	manifest.version = PREVIOUS_VERSION;
	manifest.build = `0${manifest.build.slice(1)}`;
	manifest.assets[manifest.entry] = integrityOf(await readFile(entry));
	for (const { title } of manifest.routes) title.fr = `Avant : ${title.fr}`;
	await writeFile(file, JSON.stringify(manifest));
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
	if (code !== 0) throw new Error(output);
}

/**
 * Publishes a previous and then the current build of each remote to staging, as its team does.
 * @param {readonly string[]} names
 * @param {{ storeDir: string, keyFile: string }} store
 */
export async function publishHistory(names, store) {
	const folder = await mkdtemp(path.join(tmpdir(), 'borlette-previous-'));
	try {
		const previous = names.map((name) => path.join(folder, name));
		await Promise.all(names.map((name, index) => makePrevious(name, previous[index])));
		await release(['publish', ...previous, '--to', 'staging'], store);
		await release(['publish', ...names.map(distOf), '--to', 'staging'], store);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
