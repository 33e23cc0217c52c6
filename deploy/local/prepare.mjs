import { buildOutdated } from './build.mjs';
import { installDependencies } from './dependencies.mjs';
import { ROOT } from './paths.mjs';

/**
 * Packages installed and everything built, as `npm start` and `npm test` need it.
 * @param {import('./progress.mjs').Steps & import('./progress.mjs').Lines} progress
 */
export async function prepare(progress, root = ROOT) {
	await installDependencies(root, progress);
	const built = await buildOutdated(root, progress);
	if (built.length === 0) progress.line('✓ Nothing changed since the last build');
}
