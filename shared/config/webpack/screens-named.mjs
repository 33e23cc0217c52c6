import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

/**
 * @import { CallExpression, Expression, JSXAttribute, KeyValueProperty, Node, TsPropertySignature } from '@swc/core'
 * @typedef {CallExpression | JSXAttribute | KeyValueProperty} Naming
 */

/** Calls whose first argument is the name of a screen. */
const CALLS = ['useScreen', 'screenOf', 'goTo'];
/** The screens that compilers know, here and in the packed contract. */
const KNOWN = ['../../src/screens/known.gen.ts', '../../types/screens/known.gen.d.ts']
	.map((file) => fileURLToPath(new URL(file, import.meta.url)))
	.find((file) => existsSync(file));

/** @param {string} path @returns {string[]} the parameters of a path, sorted; without those that may be left out */
export const paramsOf = (path) =>
	[...path.matchAll(/:([\w-]+)(\??)/g)]
		.flatMap(([, name = '', optional]) => (optional ? [] : [name]))
		.sort();

/** `<T>(…) =>` is a generic function in `.ts`, and the start of an element in `.tsx`. @param {string} source @param {string} file */
const parse = (source, file) =>
	parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });

/** @param {unknown} node @param {(node: Node) => void} see */
function visit(node, see) {
	if (Array.isArray(node)) for (const each of node) visit(each, see);
	else if (node && typeof node === 'object') {
		if ('type' in node && typeof node.type === 'string') see(/** @type {Node} */ (node));
		for (const [name, value] of Object.entries(node)) if (name !== 'span') visit(value, see);
	}
}

/** `'x'`, or each of several: `isAll ? 'x' : 'y'`. @param {Expression | undefined} node @returns {string[]} */
function textsOf(node) {
	if (node?.type === 'ParenthesisExpression') return textsOf(node.expression);
	if (node?.type === 'StringLiteral') return [node.value];
	if (node?.type !== 'ConditionalExpression') return [];
	return [...textsOf(node.consequent), ...textsOf(node.alternate)];
}

/** @param {{ key: Node & { value?: unknown } }} property */
const keyOf = ({ key: { type, value } }) =>
	(type === 'Identifier' || type === 'StringLiteral') && typeof value === 'string' ? value : '';

/** @param {KeyValueProperty} property */
function namesInProperty(property) {
	const { value } = property;
	if (keyOf(property) === 'screen') return textsOf(value);
	if (keyOf(property) !== 'screens' || value.type !== 'ObjectExpression') return [];
	return value.properties.flatMap((each) =>
		each.type === 'KeyValueProperty' ? textsOf(each.value) : [],
	);
}

/** @param {Node} node */
function namesInNode(node) {
	const naming = /** @type {Naming} */ (node);
	switch (naming.type) {
		case 'CallExpression': {
			const { callee, arguments: given } = naming;
			const isCall = callee.type === 'Identifier' && CALLS.includes(callee.value);
			return isCall ? textsOf(given[0]?.expression) : [];
		}
		case 'JSXAttribute': {
			const { name, value } = naming;
			if (name.type !== 'Identifier' || name.value !== 'screen') return [];
			return textsOf(value?.type === 'JSXExpressionContainer' ? value.expression : value);
		}
		case 'KeyValueProperty':
			return namesInProperty(naming);
		default:
			return [];
	}
}

/**
 * The screens that a source file names: the first argument of `useScreen`, `screenOf` and `goTo`, the
 * attribute and the property `screen`, and what stands in `screens: { … }`.
 * @param {string} source
 * @param {string} file its name, `.ts` or `.tsx`
 * @returns {string[]}
 */
export function namedIn(source, file) {
	/** @type {Set<string>} */
	const found = new Set();
	visit(parse(source, file), (node) => {
		for (const name of namesInNode(node)) found.add(name);
	});
	return [...found];
}

/** @returns {Record<string, string[]>} name → parameters of the screens that compilers know */
function knownScreens() {
	/** @type {Record<string, string[]>} */
	const known = {};
	if (!KNOWN) return known;
	visit(parse(readFileSync(KNOWN, 'utf8'), KNOWN), (node) => {
		if (node.type !== 'TsPropertySignature') return;
		const property = /** @type {TsPropertySignature} */ (node);
		/** @type {string[]} */
		const params = [];
		visit(property.typeAnnotation, (part) => {
			if (part.type === 'StringLiteral' && 'value' in part) params.push(String(part.value));
		});
		known[keyOf(property)] = params.sort();
	});
	return known;
}

/**
 * What a build says of the screens that it names: `agent.edit(agentId)` with the parameters that its
 * compiler made it send, or the bare name where nobody knew the screen.
 * @param {Iterable<string>} names
 * @param {readonly { id: string, path: string }[]} own the build's own screens
 * @returns {string[]} sorted
 */
export function screenUses(names, own) {
	const known = knownScreens();
	for (const { id, path } of own) known[id] = paramsOf(path);
	return [...new Set(names)]
		.sort()
		.map((name) => (known[name] ? written(name, known[name]) : name));
}

/** As `pnpm release plan` reads it (deploy/release/links.mjs). @param {string} name @param {string[]} params */
const written = (name, params) => `${name}(${params.join(',')})`;

/** The screens that a remote declares, in the same form. @param {readonly { id: string, path: string }[]} routes */
export const screensOffered = (routes) =>
	routes.map(({ id, path }) => written(id, paramsOf(path))).sort();
