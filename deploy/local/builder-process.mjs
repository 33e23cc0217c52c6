import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** @import { Configuration } from 'webpack' */

const MODE = 'production';

/**
 * Builds the package in this folder as `webpack --mode production` in there does.
 * @param {string} dir @returns {Promise<string>} what is wrong with it, or nothing
 */
async function build(dir) {
	process.chdir(dir);
	const require = createRequire(path.join(dir, 'package.json'));
	/** @type {typeof import('webpack')} */
	const webpack = require('webpack');
	const { default: given } = await import(pathToFileURL(path.join(dir, 'webpack.config.js')).href);
	/** @type {Configuration} */
	const config = typeof given === 'function' ? await given({}, { mode: MODE }) : given;
	const compiler = webpack(config);
	if (!compiler) return 'This is no configuration.';
	/** @type {import('webpack').Stats | undefined} */
	const stats = await new Promise((resolve, reject) => {
		compiler.run((error, made) => (error ? reject(error) : resolve(made)));
	});
	await new Promise((resolve) => {
		compiler.close(resolve);
	});
	return stats?.hasErrors() ? stats.toString('errors-warnings') : '';
}

process.on('message', async (/** @type {{ dir: string }} */ { dir }) => {
	try {
		process.send?.({ output: await build(dir) });
	} catch (error) {
		process.send?.({ output: error instanceof Error ? error.stack : String(error) });
	}
});
