import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';

const require = createRequire(import.meta.url);

/** Seconds without an answer after which a script counts as failed (federation.md, faults). */
const SCRIPT_TIMEOUT_MS = 6_000;

/**
 * What every browser build shares.
 * @param {{ dir: string, isDevelopment: boolean, name: string }} options `dir`: the package's folder
 */
export function baseConfig({ dir, isDevelopment, name }) {
	return {
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
			},
		},
		module: {
			rules: [
				{
					test: /\.tsx?$/,
					exclude: /node_modules/,
					loader: require.resolve('swc-loader'),
					options: {
						jsc: {
							target: 'es2022',
							parser: { syntax: 'typescript', tsx: true },
							transform: {
								react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
							},
						},
					},
				},
				{
					test: /[\\/]lang[\\/]\w+\.json$/,
					loader: require.resolve('./catalogue-loader.cjs'),
				},
				{ test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
			],
		},
		optimization: {
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
}
