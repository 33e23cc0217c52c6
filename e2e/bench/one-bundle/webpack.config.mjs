import { createRequire } from 'node:module';
import path from 'node:path';
import { baseConfig } from '@borlette/shared/config/webpack/base.mjs';
import { FirstPaintPlugin } from '@borlette/shared/config/webpack/first-paint.mjs';
import { fontRule } from '@borlette/shared/config/webpack/fonts.mjs';
import { catalogues } from '@borlette/shared/config/webpack/host.mjs';
import { hostFacts } from '@borlette/shared/config/webpack/host-facts.mjs';
import { IntegrityPlugin } from '@borlette/shared/config/webpack/integrity.mjs';
import { PackedPlugin } from '@borlette/shared/config/webpack/packed.mjs';
import { PageIntegrityPlugin } from '@borlette/shared/config/webpack/page-integrity.mjs';
import { ASSET } from '@borlette/shared/config/webpack/signed-assets.mjs';
import { sharedVersions } from '@borlette/shared/config/webpack/singletons.mjs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const PROJECT = path.resolve(import.meta.dirname, '../../..');
/** @param {string} file */
const here = (file) => path.join(import.meta.dirname, file);

/**
 * The same app without federation: host and remotes in one build, split by page as webpack does.
 * What finds and loads remotes at run time is replaced by plain imports.
 * @param {{ output: string, registry: string }} options `registry`: a file with the channel's registry
 */
export async function oneBundleConfig({ output, registry }) {
	const dir = path.join(PROJECT, 'host');
	const facts = await hostFacts(dir);
	const base = baseConfig({
		dir,
		isDevelopment: false,
		name: 'one-bundle',
	});
	return {
		...base,
		entry: './src/index.ts',
		output: { ...base.output, path: output, publicPath: '/' },
		resolve: {
			...base.resolve,
			alias: {
				...base.resolve.alias,
				...facts.alias,
				...catalogues.alias,
				'published-registry': registry,
			},
		},
		module: {
			rules: [
				...base.module.rules,
				{ test: ASSET, type: 'asset/resource' },
				fontRule,
				...catalogues.rules,
				{
					test: /\.css$/,
					use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
					sideEffects: true,
				},
			],
			parser: { javascript: { worker: ['SignedWorker from ./signedWorker.ts', '...'] } },
		},
		plugins: [
			new webpack.NormalModuleReplacementPlugin(
				/(^\.|[\\/]loading)[\\/]load\.ts$/,
				here('load.ts'),
			),
			new webpack.NormalModuleReplacementPlugin(/^\.\/registry\.ts$/, here('registry.ts')),
			new webpack.DefinePlugin({
				__SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
				__HOST_DIGEST__: JSON.stringify(facts.digest),
				__API_DIGEST__: JSON.stringify(facts.api),
			}),
			new HtmlWebpackPlugin({ template: './public/index.html', favicon: './public/favicon.svg' }),
			new FirstPaintPlugin({ dir }),
			new IntegrityPlugin(),
			new PageIntegrityPlugin({ version: '1.0.0' }),
			new PackedPlugin(),
			new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:16].css' }),
		],
	};
}
