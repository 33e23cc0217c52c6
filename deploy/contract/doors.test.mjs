import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import ts from 'typescript-api';
import webpack from 'webpack';
import { doorExports } from '../../shared/config/contract/door-exports.mjs';
import { remoteConfig } from '../../shared/config/webpack/remote.mjs';
import { ROOT } from '../local/paths.mjs';

const SHARED = path.join(ROOT, 'shared');

/** @type {string} */
let dir;
beforeEach(() => {
	dir = mkdtempSync(path.join(tmpdir(), 'borlette-doors-'));
	write('package.json', '{ "name": "remote-tried", "version": "1.0.0" }');
	write(
		'src/remote.meta.ts',
		"export const meta = { name: 'remote-tried', routes: [], menu: [] };",
	);
	// As an install would leave them: the contract, and what it depends on.
	link(SHARED, '@borlette/shared');
	for (const name of readdirSync(path.join(SHARED, 'node_modules'))) {
		if (name.startsWith('.') || name === '@borlette') continue;
		link(path.join(SHARED, 'node_modules', name), name);
	}
});
afterEach(() => rmSync(dir, { recursive: true }));

/** @param {string} name @param {string} text */
function write(name, text) {
	const file = path.join(dir, name);
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, text);
}
/** @param {string} folder @param {string} name */
function link(folder, name) {
	const place = path.join(dir, 'node_modules', name);
	mkdirSync(path.dirname(place), { recursive: true });
	symlinkSync(folder, place, 'junction');
}

/** Builds a remote of one file. @param {string} source @returns {Promise<string>} what the build says against it */
async function problems(source) {
	write('src/remote.ts', source);
	const config = await remoteConfig({ dir })({}, { mode: 'production' });
	/** @type {webpack.Stats} */
	const stats = await new Promise((resolve, reject) =>
		webpack({ ...config, devtool: false }, (error, result) =>
			result ? resolve(result) : reject(error),
		),
	);
	const { errors = [] } = stats.toJson({ errors: true });
	return errors.map(({ message }) => message).join('\n');
}

/** A package as a registry would give it. @param {string} name @param {string} code @param {string} [version] */
function library(name, code, version = '1.0.0') {
	write(`node_modules/${name}/package.json`, JSON.stringify({ name, version, main: 'index.js' }));
	write(`node_modules/${name}/index.js`, code);
}

test('the names of each door are those that TypeScript sees', () => {
	const doors = doorExports();
	/** @param {string} door */
	const fileOf = (door) => path.join(SHARED, 'src', door, 'index.ts');
	const program = ts.createProgram(Object.keys(doors).map(fileOf), {
		allowImportingTsExtensions: true,
		noEmit: true,
		jsx: ts.JsxEmit.ReactJSX,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		skipLibCheck: true,
	});
	const checker = program.getTypeChecker();
	/** @param {ts.Symbol} symbol */
	const isValue = (symbol) => {
		if (symbol.declarations?.some((one) => ts.isTypeOnlyImportOrExportDeclaration(one)))
			return false;
		const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
		return (target.flags & ts.SymbolFlags.Value) !== 0;
	};
	for (const [door, names] of Object.entries(doors)) {
		const source = program.getSourceFile(fileOf(door));
		const module = source && checker.getSymbolAtLocation(source);
		assert.ok(module, door);
		const seen = checker.getExportsOfModule(module).filter(isValue);
		assert.deepEqual(names, seen.map(({ name }) => name).sort(), door);
	}
});

test('what the doors have is built without a word', async () => {
	const said = await problems(`import { useState } from 'react';
		import { tirageApi } from '@borlette/shared/contract/tirage';
		import { useList } from '@borlette/shared/data';
		import * as ui from '@borlette/shared/ui';
		export const pages = [useState, tirageApi, useList, ui.Button];`);
	assert.equal(said, '');
});

/** @type {[string, RegExp][]} */
const MISSING = [
	[
		"import { Buton } from '@borlette/shared/ui'; export const pages = Buton;",
		/src\/remote\.ts imports Buton, which the door @borlette\/shared\/ui does not have/,
	],
	[
		"import * as data from '@borlette/shared/data'; export const pages = data.useAgent;",
		/imports useAgent, which the door @borlette\/shared\/data does not have/,
	],
	[
		"export { useList as pages } from '@borlette/shared/ui';",
		/imports useList, which the door @borlette\/shared\/ui .* Import it from @borlette\/shared\/data/,
	],
	[
		"import { tirageAPI } from '@borlette/shared/contract/tirage'; export const pages = tirageAPI;",
		/imports tirageAPI, which the door @borlette\/shared\/contract\/tirage does not have/,
	],
	[
		"import { x } from '@borlette/shared/dates'; export const pages = x;",
		/@borlette\/shared\/dates is no door of the contract\. There are: contract, api, .*what-if/,
	],
	[
		"import { x } from '@borlette/shared/src/ui/toast/toast.ts'; export const pages = x;",
		/@borlette\/shared\/src\/ui\/toast\/toast\.ts is no door/,
	],
	[
		"import { fakeApi } from '@borlette/shared/testing'; export const pages = fakeApi;",
		/@borlette\/shared\/testing is no door of the contract.* for tests only/,
	],
	[
		"import { toast } from '../node_modules/@borlette/shared/src/ui/toast/toast.ts'; export const pages = toast;",
		/bundles @borlette\/shared's own src\/ui\/toast\/toast\.ts \(for src\/remote\.ts\)/,
	],
	[
		"import { endpoint } from '@borlette/shared/contract'; export const pages = endpoint({});",
		/src\/remote\.ts makes a call with endpoint: calls are written in the contract/,
	],
	[
		"import * as contract from '@borlette/shared/contract'; export const pages = contract.listEndpoint;",
		/makes a call with listEndpoint/,
	],
	[
		"export { crudApi as pages } from '@borlette/shared/contract/crud';",
		/makes a call with crudApi/,
	],
];
for (const [source, pattern] of MISSING) {
	test(`the build refuses: ${source.split(';', 1)}`, async () => {
		assert.match(await problems(source), pattern);
	});
}

const COPIES = [
	["import { Box } from '@chakra-ui/react'; export const pages = Box;", '@chakra-ui/react', 'ui'],
	["import { css } from '@emotion/react'; export const pages = css;", '@emotion/react', 'ui'],
	[
		"import { Link } from 'react-router-dom'; export const pages = Link;",
		'react-router-dom',
		'router',
	],
	[
		"import { useQuery } from '@tanstack/react-query'; export const pages = useQuery;",
		'@tanstack/react-query',
		'data',
	],
	["import { useIntl } from 'react-intl'; export const pages = useIntl;", 'react-intl', 'i18n'],
	["import { Formik } from 'formik'; export const pages = Formik;", 'formik', 'form'],
];
for (const [source, name, door] of COPIES) {
	test(`a build that bundles ${name} fails, and is told of ${door}`, async () => {
		const said = await problems(source);
		assert.match(
			said,
			new RegExp(`remote-tried bundles ${name} [\\d.]+ \\(for src/remote\\.ts\\)`),
		);
		assert.match(said, new RegExp(`@borlette/shared/${door}`));
	});
}

test('React beside its doors is a copy too', async () => {
	const said = await problems(
		"import { renderToString } from 'react-dom/server'; export const pages = renderToString;",
	);
	assert.match(said, /bundles react-dom [\d.]+ \(for src\/remote\.ts\).*'react-dom'/);
});

test('a copy that a package brings along is found, with the package', async () => {
	library(
		'nice-tables',
		"import { QueryClient } from '@tanstack/react-query';\nexport const client = new QueryClient();",
	);
	const said = await problems("import { client } from 'nice-tables'; export const pages = client;");
	assert.match(said, /bundles @tanstack\/react-query [\d.]+ \(for nice-tables\)/);

	write(
		'node_modules/nice-tables/node_modules/react/package.json',
		'{"name":"react","version":"17.0.2"}',
	);
	write(
		'node_modules/nice-tables/node_modules/react/index.js',
		'export const old = { version: () => document.title };',
	);
	library('nice-tables', "export { old as client } from './node_modules/react/index.js';");
	const old = await problems("import { client } from 'nice-tables'; export const pages = client;");
	assert.match(old, /bundles react 17\.0\.2 \(for nice-tables\)/);
});

test('a package that asks for React gets the page’s, and one that is not used is none', async () => {
	library('hooks', "import { useState } from 'react';\nexport const useIt = () => useState(0);");
	assert.equal(await problems("import { useIt } from 'hooks'; export const pages = useIt;"), '');
});
