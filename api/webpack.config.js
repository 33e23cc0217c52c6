import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { offersOfApi } from '@borlette/shared/config/proof/offers.mjs';

/** @param {string} path from here */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The release tool comes whole: what it imports is none of the API's packages. @param {string} file */
const isTools = (file) => file.startsWith(here('../deploy/'));

/** Of JavaScript only, in a thousand files, which each start would open one by one. */
const IN_FILES = /^(kysely|libphonenumber-js|typebox)(\/|$)/;

/** Own sources and the contract go into one file; packages stay in node_modules. @param {string} request */
const isPackage = (request) =>
	/^[^./]/.test(request) && !request.startsWith('@borlette/') && !IN_FILES.test(request);

/** Writes `api.json`: what this API offers, for `pnpm release plan` to compare builds with. */
class ApiFactsPlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { Compilation, sources } = compiler.webpack;
		const shared = here('../shared');
		compiler.hooks.thisCompilation.tap('ApiFacts', (compilation) => {
			compilation.contextDependencies.add(here('../shared/src/contract'));
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tapPromise({ name: 'ApiFacts', stage }, async () => {
				const { list, shapes, access } = await offersOfApi(shared);
				/** @param {string} name @param {unknown} facts */
				const emit = (name, facts) =>
					compilation.emitAsset(name, new sources.RawSource(`${JSON.stringify(facts)}\n`));
				emit('api.json', list);
				emit('api-shapes.json', { calls: shapes, access });
			});
		});
	}
}

const DATABASE = here('./database');
/** What is there for people and for the checks only. */
const NOT_RUN = /^(README\.md|schema\.sql|\..*)$/;

/** Copies the database's files beside the API, which lays them down when it starts. */
class DatabasePlugin {
	/** @param {import('webpack').Compiler} compiler */
	apply(compiler) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap('Database', (compilation) => {
			compilation.contextDependencies.add(DATABASE);
			const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
			compilation.hooks.processAssets.tap({ name: 'Database', stage }, () => {
				const found = readdirSync(DATABASE, { recursive: true, withFileTypes: true });
				for (const file of found.filter((entry) => entry.isFile() && !NOT_RUN.test(entry.name))) {
					const full = join(file.parentPath, file.name);
					const name = relative(here('.'), full).replaceAll(sep, '/');
					compilation.emitAsset(name, new sources.RawSource(readFileSync(full)));
				}
			});
		});
	}
}

/** @satisfies {import('webpack').Configuration} */
const config = {
	mode: 'production',
	target: 'node20',
	entry: {
		server: here('./src/start/server.ts'),
		headers: here('./src/start/headers.ts'),
		backup: here('./src/tools/backup/backup.ts'),
		restore: here('./src/tools/backup/restore.ts'),
		carry: here('./src/tools/carry/main.ts'),
		move: here('./src/tools/move/main.ts'),
		second: here('./src/tools/second/second.ts'),
		promote: here('./src/tools/second/promote.ts'),
		reconcile: here('./src/tools/reconcile/main.ts'),
		simulate: here('./src/tools/simulate/main.ts'),
		// A thread of the server, which looks for it beside itself.
		'table.worker': here('./src/export/table.worker.js'),
	},
	output: {
		path: here('./dist'),
		filename: '[name].js',
		module: true,
		chunkFormat: 'module',
		library: { type: 'module' },
		clean: true,
	},
	experiments: { outputModule: true },
	externalsType: 'module',
	externals: [
		({ request, contextInfo }, callback) =>
			contextInfo?.issuer && isPackage(request ?? '') && !isTools(contextInfo.issuer)
				? callback(null, `module-import ${request}`)
				: callback(),
	],
	resolve: { extensions: ['.ts', '.js'] },
	module: {
		parser: { javascript: { importMeta: false, createRequire: false } },
		rules: [
			{
				test: /\.ts$/,
				loader: 'swc-loader',
				options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
			},
		],
	},
	plugins: [new ApiFactsPlugin(), new DatabasePlugin()],
	devtool: 'source-map',
	optimization: { minimize: false },
	stats: 'errors-warnings',
	performance: false,
};
export default config;
