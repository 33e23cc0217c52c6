/**
 * Builds packages of a checkout as its own configuration says, but as readable code: what is left
 * out (shorter names, source maps) changes nothing of what the code does, and takes most of the time.
 * Run: node webpack-run.mjs <checkout> <package> …
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const MODE = 'production';

/** @param {string} folder @returns {Promise<import('webpack').Configuration>} */
async function configOf(folder) {
	const module = await import(pathToFileURL(path.join(folder, 'webpack.config.js')).href);
	const config =
		typeof module.default === 'function'
			? await module.default({}, { mode: MODE })
			: module.default;
	return {
		...config,
		mode: MODE,
		devtool: false,
		optimization: { ...config.optimization, minimize: false },
	};
}

/** @param {string} folder */
async function build(folder) {
	/** @type {typeof import('webpack').webpack} */
	const webpack = createRequire(path.join(folder, 'package.json'))('webpack');
	process.chdir(folder);
	const config = await configOf(folder);
	await new Promise((resolve, reject) => {
		webpack(config, (error, stats) => {
			if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
			else resolve(undefined);
		});
	});
}

process.env.NODE_ENV = MODE;
const [root = '', ...names] = process.argv.slice(2);
for (const name of names) await build(path.join(root, name));
