import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-api';

/**
 * @import { Compilation, Module } from 'webpack'
 * @import { Node } from 'typescript-api'
 */

const ENTRY = 'src/remote.ts';
const DEFINES = 'defineRemote';

/**
 * File → pages that begin with it, of a remote whose entry names its pages as usual, so that a host can fetch a page's
 * code before the entry runs. Of another one nothing is known, and its pages come when they are asked for.
 * @param {Compilation} compilation @param {string} dir the remote's folder
 * @returns {Record<string, string[]>} ids, by path from the remote's folder
 */
export function filesOfPages(compilation, dir) {
	const entry = path.join(dir, ENTRY);
	const requests = requestsOfPages(readFileSync(entry, 'utf8'));
	const files = filesOfRequests(compilation, entry);
	/** @type {Record<string, string[]>} */
	const pages = {};
	for (const [page, request] of requests) {
		for (const file of files.get(request) ?? []) pages[file] = [...(pages[file] ?? []), page];
	}
	return pages;
}

/** What an entry imports for each page: `[['agent.list', './agent/agent.resource.ts'], …]`. @param {string} code @returns {[string, string][]} */
export function requestsOfPages(code) {
	const source = ts.createSourceFile(ENTRY, code, ts.ScriptTarget.ES2022, true);
	/** @type {Map<string, Node>} */
	const named = new Map();
	/** @type {[string, string][]} */
	const found = [];
	each(source, (node) => {
		if (ts.isVariableDeclaration(node) && node.initializer) {
			named.set(node.name.getText(), node.initializer);
		}
		for (const { name, initializer } of pagesIn(node)) {
			for (const request of importsIn(initializer, named)) found.push([textOf(name), request]);
		}
	});
	return found;
}

/** The pages that a call of `defineRemote` gives. @param {Node} node */
function pagesIn(node) {
	if (!ts.isCallExpression(node) || node.expression.getText() !== DEFINES) return [];
	const [, given] = node.arguments;
	if (!given || !ts.isObjectLiteralExpression(given)) return [];
	return given.properties.filter(ts.isPropertyAssignment);
}

/** @param {import('typescript-api').PropertyName} name */
const textOf = (name) => (ts.isStringLiteralLike(name) ? name.text : name.getText());

/** @param {Node} node @param {(node: Node) => void} see */
function each(node, see) {
	see(node);
	ts.forEachChild(node, (child) => each(child, see));
}

/** What is imported in a value, or in what it calls by name. @param {Node} value @param {Map<string, Node>} named @returns {string[]} */
function importsIn(value, named) {
	/** @type {string[]} */
	const found = [];
	each(value, (node) => {
		if (!ts.isCallExpression(node)) return;
		const [request] = node.arguments;
		if (node.expression.kind === ts.SyntaxKind.ImportKeyword) {
			if (request && ts.isStringLiteralLike(request)) found.push(request.text);
		} else if (ts.isIdentifier(node.expression)) {
			const called = named.get(node.expression.text);
			if (called) found.push(...importsIn(called, new Map()));
		}
	});
	return found;
}

/** What comes with each `import(…)` of a module. @param {Compilation} compilation @param {string} file @returns {Map<string, string[]>} */
function filesOfRequests({ modules, chunkGraph }, file) {
	const own = [...modules].find((module) => resourceOf(module) === file);
	return new Map(
		(own?.blocks ?? []).flatMap((block) => {
			const request = /** @type {{ request?: string }} */ (block.dependencies[0])?.request;
			const group = chunkGraph.getBlockChunkGroup(block);
			const files = group?.getFiles().filter((name) => name.endsWith('.js'));
			return request && files ? [[request, files]] : [];
		}),
	);
}

/** Of several modules joined into one, that of the first. @param {Module & { rootModule?: Module, resource?: string }} module */
const resourceOf = ({ rootModule, resource }) =>
	/** @type {{ resource?: string } | undefined} */ (rootModule)?.resource ?? resource;
