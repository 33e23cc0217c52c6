const HOST_URL = process.env.HOST_URL ?? 'http://localhost:3000';
const FOLDER = '/remotes-in-development/';

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
				context: (path) =>
					!path.startsWith(FOLDER) && !path.startsWith('/ws') && !path.startsWith('/registry/'),
				target: HOST_URL,
				changeOrigin: true,
			},
		],
		setupMiddlewares(middlewares, server) {
			server.app.get(/^\/registry\//, async (request, response, next) => {
				try {
					const answer = await fetch(new URL(request.url, HOST_URL));
					const registry = await answer.json();
					const own = await fetch(`http://localhost:${port}${FOLDER}remote.json`);
					registry.remotes[meta.name] = { url: FOLDER, manifest: await own.json() };
					response.json(registry);
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
