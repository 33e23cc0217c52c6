import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildRef, RemoteManifest } from '@borlette/shared/federation';
import type { Page } from '@playwright/test';
import { packedOf } from '../../deploy/release/packed.mjs';
import { MOVED_ON } from '../../deploy/release/revisions.mjs';
import { integrityOf, readBuild, storeBuild } from '../../deploy/release/store.mjs';

const TOOL = path.join(import.meta.dirname, '../../deploy/release.mjs');

export interface Stored {
	readonly ref: BuildRef;
	readonly manifest: RemoteManifest;
}
export interface Build extends Stored {
	readonly folder: string;
}

/** A folder of the product's store. */
export const storedAt = ({ url }: Pick<BuildRef, 'url'>) =>
	path.join(process.env.PRODUCT_STORE ?? '', ...url.split('/').filter(Boolean));

/**
 * A build like another one, as its team would make it after a change of one text.
 * @param folder of the other build
 * @param change applied to each script and catalogue
 * @param describe applied to `remote.json`
 */
export async function changedBuild(
	folder: string,
	version: string,
	change: (text: string, file: string) => string,
	describe = (remote: string) => remote,
): Promise<Build> {
	const own = await mkdtemp(path.join(tmpdir(), 'borlette-build-'));
	// Packed is what the files were before the change.
	await cp(folder, own, { recursive: true, filter: (file) => !packedOf(file) });
	const file = path.join(own, 'remote.json');
	const manifest = JSON.parse(describe(await readFile(file, 'utf8')));
	for (const name of Object.keys(manifest.assets)) {
		const text = change(await readFile(path.join(own, name), 'utf8'), name);
		await writeFile(path.join(own, name), text);
		manifest.assets[name] = integrityOf(text);
	}
	const build = createHash('sha256').update(JSON.stringify(manifest.assets)).update(version);
	Object.assign(manifest, { version, build: build.digest('hex').slice(0, 12) });
	// As the tool writes it: a key that takes back only has to find the very bytes again.
	await writeFile(file, `${JSON.stringify(manifest, null, '\t')}\n`);
	return { folder: own, ...(await readBuild(own)) } as unknown as Build;
}

/**
 * A build under another name, stored beside it: many remotes in one page cost the building of one.
 * @param rename what the remote says of itself and of its addresses
 */
export async function namesakeOf(
	{ ref, manifest }: Stored,
	rename: (text: string) => string,
): Promise<Stored> {
	const { folder } = await changedBuild(storedAt(ref), manifest.version, rename, rename);
	return (await storeBuild(process.env.PRODUCT_STORE ?? '', folder)) as unknown as Stored;
}

/** Runs the release tool on the product's store, as a person does. @throws when it fails */
export async function release(...args: string[]): Promise<string> {
	const { PRODUCT_STORE: STORE_DIR, PRODUCT_KEY: RELEASE_KEY } = process.env;
	const env = { ...process.env, STORE_DIR, RELEASE_KEY };
	try {
		const { stdout } = await promisify(execFile)(process.execPath, [TOOL, ...args], { env });
		return stdout;
	} catch (error) {
		// Another file of tests released to the channel meanwhile: as the tool says, once more.
		if ((error as { code?: unknown }).code === MOVED_ON) return release(...args);
		throw error;
	}
}

/** Lets the host of a page read another channel, as a deployment of its own would. */
export async function useChannel(page: Page, channel: string): Promise<void> {
	await page.route('**/dashboard/**', async (route) => {
		if (route.request().resourceType() !== 'document') return route.fallback();
		const answer = await route.fetch();
		const html = await answer.text();
		await route.fulfill({
			response: answer,
			body: html.replace('content="production"', `content="${channel}"`),
		});
	});
}
