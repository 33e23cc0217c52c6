import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { baseConfig } from './base.mjs';
import { hotReload } from './hot-reload.mjs';
import { styleRule, styles } from './styles.mjs';

const OWN_MACHINE = '127.0.0.1';
const { VirtualUrlPlugin } = webpack.experiments.schemes;

/** Files with examples, of every package beside `shared`. @param {string} root @returns {string[]} */
function exampleFiles(root) {
	return readdirSync(root)
		.map((name) => path.join(root, name, 'src'))
		.filter((folder) => existsSync(folder))
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
				path.join(folder, file),
			),
		)
		.filter((file) => file.endsWith('.examples.tsx'))
		.sort();
}

/** A module that has all of them, by title. @param {string} root */
function gathered(root) {
	const files = exampleFiles(root);
	const imports = files.map(
		(file, index) => `import * as group${index} from ${JSON.stringify(file)};`,
	);
	const names = files.map((_, index) => `group${index}`).join(', ');
	return `${imports.join('\n')}
export const groups = [${names}].sort((a, b) => a.title.localeCompare(b.title));`;
}

/**
 * Serves the catalogue of components.
 * @param {{ root: string, port: number }} place `root`: of the repository; `port`: 0 takes a free one
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} once it was built
 * @throws with what webpack says, when it could not be built
 */
export async function startCatalogue({ root, port }) {
	const dir = path.join(root, 'shared', 'catalogue');
	const { resolve: _withoutParser, ...base } = baseConfig({
		dir,
		isDevelopment: true,
		name: 'catalogue',
	});
	const compiler = webpack({
		...base,
		entry: './main.tsx',
		output: { ...base.output, path: path.join(dir, 'dist'), publicPath: '/' },
		// Texts come from the code as they are written, so the page needs the parser of messages.
		resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
		module: {
			rules: [
				...base.module.rules,
				styleRule(),
				{ test: /\.(svg|png|webp|woff2)$/, type: 'asset' },
			],
		},
		plugins: [
			new HtmlWebpackPlugin({ template: './index.html' }),
			styles(),
			new VirtualUrlPlugin({ examples: { type: '.js', source: () => gathered(root) } }),
			...hotReload(true),
		],
	});
	if (!compiler) throw new Error('webpack made no compiler');
	const server = new WebpackDevServer(
		{
			port,
			host: OWN_MACHINE,
			hot: true,
			historyApiFallback: true,
			static: false,
			client: { overlay: false },
		},
		compiler,
	);
	/** @type {Promise<import('webpack').Stats>} */
	const built = new Promise((resolve) => {
		compiler.hooks.done.tap('Catalogue', resolve);
	});
	await server.start();
	const stats = await built;
	if (stats.hasErrors()) {
		await server.stop();
		throw new Error(stats.toString({ preset: 'errors-only' }));
	}
	const address = server.server?.address();
	const at = typeof address === 'object' ? address?.port : port;
	return { url: `http://${OWN_MACHINE}:${at}`, stop: () => server.stop() };
}
