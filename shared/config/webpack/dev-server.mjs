import { portOf } from '../ports.mjs';
import {
	deployedRegistry,
	entryOf,
	FOLDER,
	sayNoRegistry,
	sealRegistry,
	serveKeys,
} from './signed-for-development.mjs';

/**
 * @import { Configuration } from 'webpack-dev-server'
 * @import { RemoteManifest } from '../../src/federation/manifest.ts'
 */

const HOST_URL = process.env.HOST_URL ?? 'http://localhost:3000';
/** Code in development is nobody else's business. */
const OWN_MACHINE = '127.0.0.1';

/**
 * Serves one remote in development inside a deployed host: everything is that host's
 * (`HOST_URL`), but its registry answers this build for this remote. One origin, so the host's
 * content security policy holds here too.
 * @param {{ meta: { name: string }, port: number }} remote
 * @returns {Configuration}
 * @throws {Error} where HOST_URL is no address
 */
export function devServer({ meta, port }) {
	if (!/^https?:\/\//.test(HOST_URL)) {
		throw new Error(`HOST_URL is ${HOST_URL}: write it as http://localhost:3000.`);
	}
	return {
		port,
		host: OWN_MACHINE,
		// React's hot reload needs its development build, which a deployed host has not.
		hot: false,
		liveReload: true,
		historyApiFallback: false,
		static: false,
		devMiddleware: { publicPath: FOLDER },
		// The page's own address: its content security policy lets it reach no other.
		client: { overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
		proxy: [
			{
				context: (path) => !path.startsWith(FOLDER) && !/^\/(ws|registry\/|trust\.json)/.test(path),
				target: HOST_URL,
				changeOrigin: true,
				// Files that change without notice have no hash to compare them with.
				onProxyRes: ({ headers }) => delete headers['integrity-policy'],
			},
		],
		setupMiddlewares(middlewares, server) {
			const { app } = server;
			if (!app) throw new Error('The development server has no application.');
			serveKeys(app);
			app.get(/^\/registry\//, async (request, response) => {
				try {
					const registry = await deployedRegistry(request.path, HOST_URL);
					const own = await fetch(
						`http://${OWN_MACHINE}:${portOf(server.server)}${FOLDER}remote.json`,
					);
					/** @type {RemoteManifest} */
					const manifest = await own.json();
					registry.remotes[meta.name] = entryOf(manifest, FOLDER);
					response.json(sealRegistry(registry));
				} catch (error) {
					sayNoRegistry(response, error);
				}
			});
			return middlewares;
		},
	};
}
