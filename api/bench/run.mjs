/**
 * Builds one benchmark of this folder as the API is built, and runs it: node bench/run.mjs report …
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { aboutScript } from '../../deploy/local/script.mjs';
import config from '../webpack.config.js';

/** @param {string} path from here */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [name = 'report', ...parameters] = process.argv.slice(2);
if (parameters.includes('--help')) {
	console.log(aboutScript(here(`./${name}.ts`)));
	process.exit();
}

/** @type {webpack.Stats} */
const stats = await new Promise((resolve, reject) => {
	const bench = {
		...config,
		entry: { [name]: here(`./${name}.ts`), 'table.worker': config.entry['table.worker'] },
		output: { ...config.output, path: here('../dist/bench'), clean: false },
	};
	webpack(bench, (error, result) => (result ? resolve(result) : reject(error)));
});
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));

const script = here(`../dist/bench/${name}.js`);
const child = spawn(process.execPath, ['--enable-source-maps', script, ...parameters], {
	stdio: 'inherit',
});
child.once('exit', (code) => {
	process.exitCode = code ?? 1;
});
