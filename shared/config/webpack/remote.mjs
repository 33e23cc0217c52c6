import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { freePort } from '../ports.mjs';
import { baseConfig } from './base.mjs';
import { devServer } from './dev-server.mjs';
import { DoorsPlugin } from './doors.mjs';
import { FederationEntryPlugin } from './federation-entry.mjs';
import { hotReload } from './hot-reload.mjs';
import { IntegrityPlugin } from './integrity.mjs';
import { PackedPlugin } from './packed.mjs';
import { pdfFontRule } from './pdf-fonts.mjs';
import { PortablePlugin } from './portable.mjs';
import { readMeta } from './read-meta.mjs';
import { RemoteManifestPlugin } from './remote-manifest-plugin.mjs';
import { RetryPlugin } from './retry.mjs';
import { assetRule } from './signed-assets.mjs';
import { consumed } from './singletons.mjs';
import { styleRule, styles } from './styles.mjs';
import { textsRule } from './texts-rule.mjs';

/** @import { Configuration } from 'webpack' */
/** @import { Configuration as DevServer } from 'webpack-dev-server' */

/** Name of the container's global: the registry's name as an identifier. @param {string} remote */
export const containerName = (remote) => remote.replaceAll('-', '_');

/**
 * A remote: one exposed module, `./app`, and no copy of what the host provides.
 * @param {{ dir: string, port?: number, hasHotReload?: boolean }} options
 *   `dir`: the remote's folder; `port`: of its own start, where it is free, else another one;
 *   `hasHotReload`: the host it runs in is in
 *   development too, without which a page is loaded anew when something was saved
 * @returns {(env: unknown, argv?: { mode?: Configuration['mode'] }) =>
 *   Promise<Configuration & { devServer?: DevServer }>}
 */
export const remoteConfig =
	({ dir, port = 0, hasHotReload = false }) =>
	async (_env, { mode } = {}) => {
		const isDevelopment = mode === 'development';
		const meta = await readMeta(path.join(dir, 'src/remote.meta.ts'));
		const base = baseConfig({ dir, isDevelopment, hasHotReload, name: meta.name });
		return {
			...base,
			entry: {},
			output: { ...base.output, publicPath: 'auto', uniqueName: meta.name },
			module: {
				rules: [...base.module.rules, styleRule(meta.name), assetRule(), pdfFontRule, textsRule],
			},
			plugins: [
				...(isDevelopment ? [] : [new IntegrityPlugin(), new PortablePlugin(), new PackedPlugin()]),
				new FederationEntryPlugin(),
				styles(),
				new RetryPlugin(),
				new ModuleFederationPlugin({
					name: containerName(meta.name),
					filename: isDevelopment ? 'remoteEntry.js' : 'assets/remoteEntry.[contenthash:16].js',
					exposes: { './app': './src/remote.ts' },
					remotes: {},
					shared: consumed(),
					shareStrategy: 'loaded-first',
					dts: false,
					manifest: true,
					experiments: { externalRuntime: true },
				}),
				new DoorsPlugin({ dir, name: meta.name }),
				new RemoteManifestPlugin({ dir, meta, isDevelopment }),
				...hotReload(hasHotReload),
			],
			...(isDevelopment && { devServer: devServer({ meta, port: await freePort(port) }) }),
		};
	};
