import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { FirstPaintPlugin } from './first-paint.mjs';
import { hostFacts } from './host-facts.mjs';
import { hotReload } from './hot-reload.mjs';
import { IntegrityPlugin } from './integrity.mjs';
import { PackedPlugin } from './packed.mjs';
import { PageIntegrityPlugin } from './page-integrity.mjs';
import { RetryPlugin } from './retry.mjs';
import { ASSET } from './signed-assets.mjs';
import { provided, sharedVersions } from './singletons.mjs';
import { styleRule, styles } from './styles.mjs';
import { SOURCE } from './texts.mjs';

/** @import { Configuration } from 'webpack' */

const require = createRequire(import.meta.url);
const { DefinePlugin } = webpack;
/** @param {string} dir @returns {{ version: string }} */
const packageOf = (dir) => require(path.join(dir, 'package.json'));

/**
 * Gives the host's federation runtime to the remotes (their `externalRuntime`). The option
 * `provideExternalRuntime` would do the same with a second, CommonJS copy of the runtime: 25 KB
 * gzip on every first load.
 */
const PROVIDE_RUNTIME = require
	.resolve('@module-federation/inject-external-runtime-core-plugin')
	.replace(/index\.cjs$/, 'index.js');

/** Its texts in each language, modules that the build makes. */
const CATALOGUE = require.resolve('./catalogue.json');
const CATALOGUES = Object.fromEntries(
	['de', 'en', SOURCE].map((locale) => [`texts/${locale}$`, `${CATALOGUE}?${locale}`]),
);

/**
 * The shell. It knows no remote: `remotes` is empty, the registry names them at run time.
 * @param {{ dir: string }} options `dir`: the host's folder
 * @returns {(env: unknown, argv?: { mode?: Configuration['mode'] }) => Promise<Configuration>}
 */
export const hostConfig =
	({ dir }) =>
	async (_env, { mode } = {}) => {
		const isDevelopment = mode === 'development';
		const base = baseConfig({ dir, isDevelopment, name: 'host' });
		const facts = await hostFacts(dir);
		const alias = { ...base.resolve.alias, ...facts.alias, ...CATALOGUES };
		return {
			...base,
			entry: './src/index.ts',
			output: { ...base.output, publicPath: '/', uniqueName: 'host' },
			resolve: { ...base.resolve, alias },
			module: {
				rules: [
					...base.module.rules,
					styleRule(),
					{ test: ASSET, type: 'asset/resource' },
					{ test: CATALOGUE, loader: require.resolve('./catalogue-loader.cjs') },
				],
				// The host's own way to begin a worker (host/src/federation/watch/freeze/signedWorker.ts).
				parser: { javascript: { worker: ['SignedWorker from ./signedWorker.ts', '...'] } },
			},
			plugins: [
				new HtmlWebpackPlugin({
					template: './public/index.html',
					favicon: './public/favicon.svg',
					scriptLoading: 'defer',
				}),
				new FirstPaintPlugin({ dir }),
				styles(),
				...(isDevelopment
					? []
					: [new IntegrityPlugin(), new PageIntegrityPlugin(packageOf(dir)), new PackedPlugin()]),
				new RetryPlugin(),
				facts.plugin,
				new DefinePlugin({
					__SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
					__HOST_DIGEST__: JSON.stringify(facts.digest),
					__API_DIGEST__: JSON.stringify(facts.api),
				}),
				new ModuleFederationPlugin({
					name: 'host',
					remotes: {},
					shared: provided(),
					shareStrategy: 'loaded-first',
					dts: false,
					manifest: false,
					runtimePlugins: [PROVIDE_RUNTIME],
					experiments: {
						// Remotes are named by our registry, so the runtime's own manifest reader is left out.
						optimization: { disableSnapshot: true, target: 'web' },
					},
				}),
				...hotReload(isDevelopment),
			],
		};
	};
