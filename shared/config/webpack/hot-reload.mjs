import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const RUNTIME = path.join(
	path.dirname(require.resolve('react-refresh/package.json')),
	'cjs/react-refresh-runtime.development.js',
);

/** React's hot reload, in development only. @param {boolean} isOn */
export const hotReload = (isOn) =>
	isOn
		? [
				new ReactRefreshPlugin({
					overlay: false,
					exclude: [/node_modules/, /refresh-runtime\.cjs$/],
				}),
				new webpack.NormalModuleReplacementPlugin(
					/[\\/]?react-refresh[\\/]runtime(\.js)?$/,
					fileURLToPath(new URL('./refresh-runtime.cjs', import.meta.url)),
				),
				new webpack.NormalModuleReplacementPlugin(/^borlette-refresh-runtime$/, RUNTIME),
			]
		: [];
