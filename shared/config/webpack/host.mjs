import { createRequire } from 'node:module';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { FirstPaintPlugin } from './first-paint.mjs';
import { fontRule } from './fonts.mjs';
import { hostFacts } from './host-facts.mjs';
import { hotReload } from './hot-reload.mjs';
import { InstallablePlugin } from './installable.mjs';
import { IntegrityPlugin } from './integrity.mjs';
import { PackedPlugin } from './packed.mjs';
import { PageIntegrityPlugin } from './page-integrity.mjs';
import { PortablePlugin } from './portable.mjs';
import { RetryPlugin } from './retry.mjs';
import { ASSET } from './signed-assets.mjs';
import { providedVersions, sharedVersions } from './singletons.mjs';
import { styleRule, styles } from './styles.mjs';
import { textsRule } from './texts-rule.mjs';

/** @import { Chunk, ChunkGraph, Configuration, Module } from 'webpack' */

const require = createRequire(import.meta.url);
const { DefinePlugin } = webpack;
/**
 * Of the sign-in and of the frame behind it.
 * @param {Module} module @param {{ chunkGraph: ChunkGraph }} context
 */
function isOfBoth(module, { chunkGraph }) {
	const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
	return names.includes('sign-in') && names.includes('layout');
}

/**
 * Fewer and larger files than webpack makes by itself: each costs half a KB of headers and its place in the
 * queue, which is half a second on a slow line.
 */
const SPLIT = {
	minSize: 60_000,
	maxAsyncRequests: 12,
	// By itself: half of what a page begins with, and several files on their way get a share of the line each.
	cacheGroups: {
		react: { test: /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/, name: 'react' },
		// One file, whoever else shares some of it.
		parts: {
			test: isOfBoth,
			name: 'parts',
			minChunks: 2,
			priority: 10,
			enforce: true,
		},
		// The frame gives nothing away: every page behind the sign-in begins with all of it, and waits for each file.
		default: {
			chunks: (/** @type {Chunk} */ chunk) => !chunk.canBeInitial() && chunk.name !== 'layout',
			minChunks: 2,
			priority: -20,
			reuseExistingChunk: true,
		},
		// Libraries stay with the code that needs them: what is packed together is smaller, and comes in fewer files.
		defaultVendors: /** @type {const} */ (false),
	},
};
/**
 * The host's own files come from where its page did, all that it begins with at once: on a slow line the last of them is
 * there after ten seconds, and nothing could stand in for it. (Of a remote, a former build can: base.mjs.)
 */
const PATIENCE_MS = 60_000;
/** @param {string} dir @returns {{ version: string }} */
const packageOf = (dir) => require(path.join(dir, 'package.json'));

/** The router's exports lead to its development build everywhere, which warns in the console; the other lies beside it. */
function productionRouter() {
	const { resolve } = createRequire(require.resolve('react-router-dom/package.json'));
	const dir = path.join(path.dirname(resolve('react-router/package.json')), 'dist/production');
	return {
		'react-router$': path.join(dir, 'index.mjs'),
		'react-router/dom$': path.join(dir, 'dom-export.mjs'),
	};
}

const CATALOGUE = require.resolve('./catalogue.json');
/**
 * The host's texts: French in the code, each other language a module that the build makes.
 * @satisfies {{ alias: Record<string, string>, rules: import('webpack').RuleSetRule[] }}
 */
export const catalogues = {
	alias: Object.fromEntries(
		['de', 'en'].map((locale) => [`texts/${locale}$`, `${CATALOGUE}?${locale}`]),
	),
	rules: [{ test: CATALOGUE, loader: require.resolve('./catalogue-loader.cjs') }, textsRule],
};

/**
 * The shell. It knows no remote: the registry names them at run time. What it provides to them stands in
 * host/src/federation/loading/provided.ts; no plugin of federation is needed for it.
 * @param {{ dir: string }} options `dir`: the host's folder
 * @returns {(env: unknown, argv?: { mode?: Configuration['mode'] }) => Promise<Configuration>}
 */
export const hostConfig =
	({ dir }) =>
	async (_env, { mode } = {}) => {
		const isDevelopment = mode === 'development';
		const base = baseConfig({ dir, isDevelopment, name: 'host' });
		const facts = await hostFacts(dir);
		const alias = {
			...base.resolve.alias,
			...facts.alias,
			...catalogues.alias,
			...(!isDevelopment && productionRouter()),
		};
		return {
			...base,
			entry: {
				main: './src/index.ts',
				// Browsers look for a worker of the origin at one address, and so for another one that takes its place.
				worker: { import: './src/offline/worker/worker.ts', filename: 'service-worker.js' },
				retired: {
					import: './src/offline/worker/retired.ts',
					filename: 'service-worker-retired.js',
				},
			},
			output: {
				...base.output,
				publicPath: '/',
				uniqueName: 'host',
				chunkLoadTimeout: PATIENCE_MS,
			},
			optimization: { ...base.optimization, splitChunks: SPLIT },
			resolve: { ...base.resolve, alias },
			module: {
				rules: [
					...base.module.rules,
					styleRule(),
					{ test: ASSET, type: 'asset/resource' },
					fontRule,
					...catalogues.rules,
				],
				// The host's own way to begin a worker (host/src/federation/watch/freeze/signedWorker.ts).
				parser: { javascript: { worker: ['SignedWorker from ./signedWorker.ts', '...'] } },
			},
			plugins: [
				new HtmlWebpackPlugin({
					template: './public/index.html',
					favicon: './public/favicon.svg',
					chunks: ['main'],
					scriptLoading: 'defer',
				}),
				new FirstPaintPlugin({ dir }),
				new InstallablePlugin({ dir }),
				styles(),
				...(isDevelopment
					? []
					: [
							new IntegrityPlugin(),
							new PageIntegrityPlugin(packageOf(dir)),
							new PortablePlugin(),
							new PackedPlugin(),
						]),
				new RetryPlugin(),
				facts.plugin,
				new DefinePlugin({
					__SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
					__HOST_DIGEST__: JSON.stringify(facts.digest),
					__API_DIGEST__: JSON.stringify(facts.api),
					__PROVIDED_VERSIONS__: JSON.stringify(providedVersions()),
					// Of the federation runtime: remotes are named by our registry, so its own manifest reader is left out.
					FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
					ENV_TARGET: JSON.stringify('web'),
				}),
				...hotReload(isDevelopment),
			],
		};
	};
