import { generateKeyPairSync, sign } from 'node:crypto';

const HOST_URL = process.env.HOST_URL ?? 'http://localhost:3000';
const FOLDER = '/remotes-in-development/';

/** Of this run: the page trusts it, because it has its keys from here too. */
const ID = 'development';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x } = publicKey.export({ format: 'jwk' });
const TRUST = { keys: [{ id: ID, key: Buffer.from(x, 'base64url').toString('base64') }] };

function seal(registry) {
	const payload = JSON.stringify(registry);
	const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
	return { key: ID, signature, payload };
}

/** Of a build whose files change without notice: no hash of it is looked at. */
const entryOf = (manifest) => ({
	...{ url: FOLDER, version: manifest.version, build: manifest.build, integrity: '' },
	...{ manifest, lastKnownGood: null, earlier: [], killed: [] },
});

/**
 * Serves one remote in development inside a deployed host: everything is that host's
 * (`HOST_URL`), but its registry answers this build for this remote. One origin, so the host's
 * content security policy holds here too.
 */
export function devServer({ meta, port }) {
	return {
		port,
		hot: true,
		historyApiFallback: false,
		static: false,
		devMiddleware: { publicPath: FOLDER },
		client: { overlay: false },
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
			server.app.get('/trust.json', (_request, response) => response.json(TRUST));
			server.app.get(/^\/registry\//, async (request, response, next) => {
				try {
					const answer = await fetch(new URL(request.url, HOST_URL));
					const registry = JSON.parse((await answer.json()).payload);
					const own = await fetch(`http://localhost:${port}${FOLDER}remote.json`);
					registry.remotes[meta.name] = entryOf(await own.json());
					response.json(seal(registry));
				} catch (error) {
					next(
						new Error(
							`No host answers at ${HOST_URL}: start it (npm start) or set HOST_URL. ${error.message}`,
						),
					);
				}
			});
			return middlewares;
		},
	};
}
