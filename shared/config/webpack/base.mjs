import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';

const require = createRequire(import.meta.url);

/** Seconds without an answer after which a script counts as failed (decision 0018). */
const SCRIPT_TIMEOUT_MS = 6_000;

/** In a path webpack takes what follows for something else, and names modules otherwise where it finds them all the same. */
const MISREAD = /[#!?]/;

/** @param {string} dir @throws {Error} that says what to do */
function refuseMisread(dir) {
	const [sign] = MISREAD.exec(dir) ?? [];
	if (!sign) return;
	throw new Error(
		`Nothing can be built in ${dir}: webpack takes the ${sign} in it for something else. Give the folder another name, and build again.`,
	);
}

/**
 * What every browser build shares.
 * @param {{ dir: string, isDevelopment: boolean, name: string, hasHotReload?: boolean }} options `dir`:
 *   the package's folder; `hasHotReload`: React in the page is its development build
 * @throws {Error} that says which folder webpack cannot build in
 */
export function baseConfig({ dir, isDevelopment, name, hasHotReload = isDevelopment }) {
	refuseMisread(dir);
	/** @satisfies {import('webpack').Configuration} */
	const config = {
		name,
		context: dir,
		mode: isDevelopment ? 'development' : 'production',
		target: ['web', 'es2022'],
		devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
		output: {
			path: path.join(dir, 'dist'),
			clean: true,
			filename: 'assets/[name].[contenthash:16].js',
			chunkFilename: 'assets/[name].[contenthash:16].js',
			assetModuleFilename: 'assets/[name].[contenthash:16][ext]',
			crossOriginLoading: 'anonymous',
			chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
			// A module that threw at import runs again when it is asked for again: Réessayer works.
			strictModuleErrorHandling: true,
		},
		resolve: {
			extensions: ['.tsx', '.ts', '.mjs', '.js'],
			// Catalogues are compiled at build (catalogue-loader): no parser in the page.
			alias: {
				'@formatjs/icu-messageformat-parser$': require.resolve(
					'@formatjs/icu-messageformat-parser/no-parser.js',
				),
				// Every call goes by the other adapter, XMLHttpRequest.
				[require.resolve('axios/unsafe/adapters/fetch.js')]: false,
			},
		},
		module: {
			rules: [
				// It does not say so of itself; unused are its parser and more.
				{ test: /[\\/]node_modules[\\/]typebox[\\/]/, sideEffects: false },
				{
					test: /\.tsx?$/,
					exclude: /node_modules/,
					loader: require.resolve('swc-loader'),
					options: {
						jsc: {
							target: 'es2022',
							parser: { syntax: 'typescript', tsx: true },
							transform: {
								react: { runtime: 'automatic', development: hasHotReload, refresh: hasHotReload },
							},
						},
					},
				},
			],
		},
		optimization: {
			// Code for React's development build breaks in its production build, which deployed hosts have.
			nodeEnv: hasHotReload ? 'development' : 'production',
			minimizer: [
				new TerserPlugin({
					minify: TerserPlugin.swcMinify,
					extractComments: false,
					terserOptions: { format: { comments: false } },
				}),
			],
		},
		performance: false,
		stats: 'errors-warnings',
	};
	return config;
}
