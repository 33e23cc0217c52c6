import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { portOf } from '../ports.mjs';
import { hostConfig } from './host.mjs';
import { remoteConfig } from './remote.mjs';
import {
	deployedRegistry,
	emptyRegistry,
	entryOf,
	FOLDER,
	sayNoRegistry,
	sealRegistry,
	serveKeys,
} from './signed-for-development.mjs';

/**
 * @import { Compiler, Configuration } from 'webpack'
 * @import { RegistryFile } from './signed-for-development.mjs'
 */

/** Code in development is nobody else's business. */
const OWN_MACHINE = '127.0.0.1';
/** @param {string} name */
const folderOf = (name) => `${FOLDER}${name}/`;

/**
 * Serves host and remotes at one address, each with hot reload: React's development build, which
 * that needs, is the host's. Calls go to `target`; remotes that are not in development come from
 * there too, when it is a deployed host.
 * @param {{ host: string, remotes: string[], target: string, isDeployed: boolean, port: number }} parts
 *   `host`, `remotes`: folders of the packages; `port`: 0 takes a free one
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} once everything was built
 */
export async function startDevelopment({ host, remotes, target, isDeployed, port }) {
	const configs = await Promise.all(remotes.map(remoteInDevelopment));
	const shell = await hostConfig({ dir: host })({}, { mode: 'development' });
	const served = new ServedAs(process.env.CHANNEL ?? 'production');
	const page = { ...shell, plugins: [...(shell.plugins ?? []), served] };
	const compiler = webpack([page, ...configs]);
	const names = configs.map(({ name }) => name ?? '');
	const server = new WebpackDevServer(
		{
			port,
			host: OWN_MACHINE,
			hot: true,
			historyApiFallback: true,
			static: false,
			client: { overlay: false },
			proxy: [{ context: ['/api', '/remotes/'], target, changeOrigin: true }],
			setupMiddlewares: (middlewares, { app }) => {
				if (!app) throw new Error('The development server has no application.');
				serveKeys(app);
				app.get('/registry/:file', (request, response) => {
					registryOf(request.path, { names, target, isDeployed, own: addressOf(server) })
						.then((registry) => response.json(sealRegistry(registry)))
						.catch((error) => sayNoRegistry(response, error));
				});
				return middlewares;
			},
		},
		compiler,
	);
	const built = new Promise((resolve) => {
		compiler.hooks.done.tap('Development', resolve);
	});
	await server.start();
	await built;
	return { url: addressOf(server), stop: () => server.stop() };
}

/** Writes the channel into the page, as whoever serves a built host does. */
class ServedAs {
	/** @param {string} channel */
	constructor(channel) {
		this.channel = channel;
	}

	/** @param {Compiler} compiler */
	apply(compiler) {
		compiler.hooks.compilation.tap('ServedAs', (compilation) => {
			HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('ServedAs', (page) => {
				page.html = page.html.replace(
					/(<meta name="borlette-channel" content=")[^"]*/,
					`$1${this.channel}`,
				);
				return page;
			});
		});
	}
}

/** @param {WebpackDevServer} server */
const addressOf = ({ server }) => `http://${OWN_MACHINE}:${portOf(server)}`;

/** @param {string} dir @returns {Promise<Configuration>} */
async function remoteInDevelopment(dir) {
	const { devServer: _, ...config } = await remoteConfig({
		dir,
		port: 0,
		hasHotReload: true,
	})({}, { mode: 'development' });
	const output = {
		...config.output,
		path: path.join(dir, 'dist'),
		publicPath: folderOf(config.name ?? ''),
	};
	return { ...config, output };
}

/** The deployed host's registry, or an empty one, with the builds of this run in it.
 * @param {string} file
 * @param {{ names: string[], target: string, isDeployed: boolean, own: string }} parts `own`: address of this run
 * @returns {Promise<RegistryFile>}
 */
async function registryOf(file, { names, target, isDeployed, own }) {
	const channel = path.basename(file, '.json');
	const registry = isDeployed ? await deployedRegistry(file, target) : emptyRegistry(channel);
	for (const name of names) {
		const manifest = await (await fetch(`${own}${folderOf(name)}remote.json`)).json();
		registry.remotes[name] = entryOf(manifest, folderOf(name));
	}
	return registry;
}
