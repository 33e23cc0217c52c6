import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

/** Calls whose first argument is the name of a screen. */
const CALLS = ['useScreen', 'screenOf', 'goTo'];
/** The screens that compilers know, here and in the packed contract. */
const KNOWN = ['../../src/screens/known.gen.ts', '../../types/screens/known.gen.d.ts']
	.map((file) => fileURLToPath(new URL(file, import.meta.url)))
	.find((file) => existsSync(file));

/** @returns {string[]} the parameters of a path, sorted; without those that may be left out */
export const paramsOf = (path) =>
	[...path.matchAll(/:([\w-]+)(\??)/g)]
		.flatMap(([, name, optional]) => (optional ? [] : [name]))
		.sort();

/** `<T>(…) =>` is a generic function in `.ts`, and the start of an element in `.tsx`. */
const parse = (source, file) =>
	parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });

function visit(node, see) {
	if (Array.isArray(node)) for (const each of node) visit(each, see);
	else if (node && typeof node === 'object') {
		if (typeof node.type === 'string') see(node);
		for (const [name, value] of Object.entries(node)) if (name !== 'span') visit(value, see);
	}
}

const textOf = (node) => (node?.type === 'StringLiteral' ? [node.value] : []);

/** `'x'`, or each of several: `isAll ? 'x' : 'y'`. */
function textsOf(node) {
	if (node?.type === 'ParenthesisExpression') return textsOf(node.expression);
	if (node?.type !== 'ConditionalExpression') return textOf(node);
	return [...textsOf(node.consequent), ...textsOf(node.alternate)];
}

const keyOf = ({ key }) => (key.type === 'Identifier' || key.type === 'StringLiteral') && key.value;

const NAMES_IN = {
	CallExpression: ({ callee, arguments: [first] }) =>
		callee.type === 'Identifier' && CALLS.includes(callee.value) ? textsOf(first?.expression) : [],
	JSXAttribute: ({ name, value }) =>
		name.value === 'screen'
			? textsOf(value?.type === 'JSXExpressionContainer' ? value.expression : value)
			: [],
	KeyValueProperty: (property) => {
		const { value } = property;
		if (keyOf(property) === 'screen') return textsOf(value);
		if (keyOf(property) !== 'screens' || value.type !== 'ObjectExpression') return [];
		return value.properties.flatMap((each) => textsOf(each.value));
	},
};

/**
 * The screens that a source file names: the first argument of `useScreen`, `screenOf` and `goTo`, the
 * attribute and the property `screen`, and what stands in `screens: { … }`.
 * @param {string} source
 * @param {string} file its name, `.ts` or `.tsx`
 * @returns {string[]}
 */
export function namedIn(source, file) {
	const found = new Set();
	visit(parse(source, file), (node) => {
		for (const name of NAMES_IN[node.type]?.(node) ?? []) found.add(name);
	});
	return [...found];
}

/** @returns {Record<string, string[]>} name → parameters of the screens that compilers know */
function knownScreens() {
	const known = {};
	visit(parse(readFileSync(KNOWN, 'utf8'), KNOWN), (node) => {
		if (node.type !== 'TsPropertySignature') return;
		const params = [];
		visit(node.typeAnnotation, ({ type, value }) => {
			if (type === 'StringLiteral') params.push(value);
		});
		known[keyOf(node)] = params.sort();
	});
	return known;
}

/**
 * What a build says of the screens that it names: `agent.edit(agentId)` with the parameters that its
 * compiler made it send, or the bare name where nobody knew the screen.
 * @param {Iterable<string>} names
 * @param {{ id: string, path: string }[]} own the build's own screens
 * @returns {string[]} sorted
 */
export function screenUses(names, own) {
	const known = knownScreens();
	for (const { id, path } of own) known[id] = paramsOf(path);
	return [...new Set(names)]
		.sort()
		.map((name) => (known[name] ? written(name, known[name]) : name));
}

/** As `pnpm release plan` reads it (deploy/release/links.mjs). */
const written = (name, params) => `${name}(${params.join(',')})`;

/** The screens that a remote declares, in the same form. @param {{ id: string, path: string }[]} routes */
export const screensOffered = (routes) =>
	routes.map(({ id, path }) => written(id, paramsOf(path))).sort();
