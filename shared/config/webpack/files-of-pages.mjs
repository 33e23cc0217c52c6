import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-api';
import { laterDoor } from './singletons.mjs';

/**
 * @import { Compilation, Module } from 'webpack'
 * @import { Node } from 'typescript-api'
 * @typedef {NonNullable<ReturnType<Compilation['chunkGraph']['getBlockChunkGroup']>>} ChunkGroup
 */

const ENTRY = 'src/remote.ts';
const DEFINES = 'defineRemote';
/** Addresses of a page that adds a row or changes one: its form is the kit's, which asks for it once the page is drawn. */
const OF_FORM = /\/(new|edit)$/;

/**
 * What the pages of a remote begin with whose entry names them as usual, so that a host can fetch it before the entry runs.
 * Of another remote nothing is known, and its pages come when they are asked for.
 * @param {Compilation} compilation
 * @param {string} dir the remote's folder
 * @param {readonly { id: string, path: string }[]} routes
 * @returns {Record<'pages' | 'doors', Record<string, string[]>>} ids of pages, by path of a file from the remote's folder
 *   and by name of a door that the host loads later
 */
export function beginningsOfPages(compilation, dir, routes) {
	const entry = path.join(dir, ENTRY);
	const requests = requestsOfPages(readFileSync(entry, 'utf8'));
	const groups = groupsOfRequests(compilation, entry);
	/** @param {(group: ChunkGroup, page: string) => Iterable<string>} namesIn */
	const pagesBy = (namesIn) => {
		/** @type {Record<string, string[]>} */
		const pages = {};
		for (const [page, request] of requests) {
			const group = groups.get(request);
			for (const name of group ? namesIn(group, page) : []) {
				pages[name] = [...new Set(pages[name]).add(page)];
			}
		}
		return pages;
	};
	const ofForm = pagesOfForms(routes);
	return {
		pages: pagesBy((group) => filesOf(group)),
		doors: pagesBy((group, page) => [
			...doorsOf(compilation, group),
			...(ofForm.has(page) ? ['form'] : []),
		]),
	};
}

/** @param {readonly { id: string, path: string }[]} routes @returns {Set<string>} ids of the pages that are the form of a row */
export const pagesOfForms = (routes) =>
	new Set(routes.flatMap(({ id, path }) => (OF_FORM.test(path) ? [id] : [])));

/** @param {ChunkGroup} group */
const filesOf = (group) => group.getFiles().filter((name) => name.endsWith('.js'));

/** @param {Compilation} compilation @param {ChunkGroup} group @returns {Set<string>} sorted */
function doorsOf({ chunkGraph }, { chunks }) {
	const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
	return new Set(modules.flatMap((module) => laterDoor(sharedBy(module)) ?? []).sort());
}

/** Of a place that the federation fills with the host's: by which name. @param {Module & { options?: { shareKey?: string } }} module */
const sharedBy = ({ options }) => options?.shareKey ?? '';

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

/** What comes with each `import(…)` of a module. @param {Compilation} compilation @param {string} file @returns {Map<string, ChunkGroup>} */
function groupsOfRequests({ modules, chunkGraph }, file) {
	const own = [...modules].find((module) => resourceOf(module) === file);
	return new Map(
		(own?.blocks ?? []).flatMap((block) => {
			const request = /** @type {{ request?: string }} */ (block.dependencies[0])?.request;
			const group = chunkGraph.getBlockChunkGroup(block);
			return request && group ? [[request, group]] : [];
		}),
	);
}

/** Of several modules joined into one, that of the first. @param {Module & { rootModule?: Module, resource?: string }} module */
const resourceOf = ({ rootModule, resource }) =>
	/** @type {{ resource?: string } | undefined} */ (rootModule)?.resource ?? resource;
