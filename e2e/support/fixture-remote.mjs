import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteConfig } from '@borlette/shared/config/webpack/remote.mjs';
import webpack from 'webpack';
import { storeBuild } from '../../deploy/release/store.mjs';

const REMOTES = path.join(import.meta.dirname, '../remotes');

/**
 * Builds a fixture as every remote is built, and stores it; no channel names it.
 * @param {string} storeDir
 * @param {string} [name] of its folder in e2e/remotes
 * @returns {Promise<import('../../deploy/release/store.mjs').StoredBuild>}
 */
export async function storeFixture(storeDir, name = 'fixture') {
	const folder = await mkdtemp(path.join(tmpdir(), 'borlette-fixture-'));
	try {
		const config = await remoteConfig({ dir: path.join(REMOTES, name), port: 0 })(
			{},
			{ mode: 'production' },
		);
		await build({ ...config, output: { ...config.output, path: folder } });
		return await storeBuild(storeDir, folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** @param {import('webpack').Configuration} config */
function build(config) {
	return new Promise((resolve, reject) => {
		webpack(config, (error, stats) => {
			if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
			else resolve(undefined);
		});
	});
}

/** The fixture that pages of many tests are shown, as the start of the product under test has stored it. @returns {import('../../deploy/release/store.mjs').StoredBuild} */
export const fixtureOfProduct = () => JSON.parse(process.env.PRODUCT_FIXTURE ?? '{}');
