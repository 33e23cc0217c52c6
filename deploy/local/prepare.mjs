import { mkdirSync } from 'node:fs';
import { buildOutdated } from './build.mjs';
import { installDependencies } from './dependencies.mjs';
import { ROOT } from './paths.mjs';

/**
 * Packages installed and everything built, as `npm start` and `npm test` need it.
 * @param {import('./progress.mjs').Progress} progress
 */
export async function prepare(progress, root = ROOT) {
	await installDependencies(root, progress);
	const built = await buildOutdated(root, progress);
	if (built.length === 0) progress.line('✓ Nothing changed since the last build');
}

/** Puts the built remotes into the store of this data folder, and names them in its registry. */
export async function publish(progress, { storeDir }) {
	mkdirSync(storeDir, { recursive: true });
	// Imported only now: before the installation its packages are not there.
	const { publishLocal } = await import('../publish.mjs');
	await publishLocal({ storeDir, log: (text) => progress.line(`  ${text}`) });
}
