import { readFileSync } from 'node:fs';
import ts from 'typescript-api';
import { sourcesBelow } from './files.mjs';
import { constsIn, storesOf } from './stores.mjs';

/**
 * @import { ExportDeclaration, Identifier, ImportDeclaration, NamedExportBindings, NamedImportBindings, Node, SourceFile } from 'typescript-api'
 * @typedef {Map<string, Set<string>>} Bound local name of something of the contract → its members
 * @typedef {{ name: string, local?: string }} Taken `name`: `*` is all of it
 */

const DOOR = /^@borlette\/shared\/([a-z0-9-]+)$/;
/** A file of the contract, also as one of them names another, or as shared itself does. */
const CALLS = /^(?:@borlette\/shared\/contract|(?:\.\.\/)+contract|\.)\/([a-z0-9-.]+?)(?:\.ts)?$/;
/** A name that a property or a value may have. */
const NAME = /^[\w$-]{1,64}$/;
/** Where a screen is named: `useScreen('agent.edit')`, `<ScreenLink screen="agent.edit">`, `screen: 'agent.edit'`. */
const SCREEN_CALLS = new Set(['useScreen', 'screenOf', 'goTo']);
const SCREEN_KEYS = new Set(['screen', 'screens']);
const { SyntaxKind } = ts;

/**
 * What sources name, found without running or type-checking them. Everything of a name counts,
 * wherever it stands: rather too much than too little.
 */
export class Mentions {
	/** Names of whatever may be read: properties, variables, words. @type {Set<string>} */
	names = new Set();
	/** Of them those that something may be read by: no variables, no keys of objects. @type {Set<string>} */
	reads = new Set();
	/** Names of whatever may be handed on: keys of objects, attributes, words. @type {Set<string>} */
	keys = new Set(['children']);
	/** Door → names of its exports; `*`: all of them. @type {Map<string, Set<string>>} */
	doors = new Map();
	/** File of the contract → export → its members; `*`: all of them. @type {Map<string, Map<string, Set<string>>>} */
	calls = new Map();
	/** @type {Set<string>} */
	screens = new Set();
	/** Names under which the kit keeps something for it in the browser. @type {Set<string>} */
	stores = new Set();

	/** @param {string[]} files */
	constructor(files) {
		for (const file of files) this.read(file);
	}

	/** @param {string} file */
	read(file) {
		const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
		const source = ts.createSourceFile(
			file,
			readFileSync(file, 'utf8'),
			ts.ScriptTarget.ES2022,
			true,
			kind,
		);
		const bound = this.imports(source);
		const consts = constsIn(source);
		/** @param {Node} node */
		const visit = (node) => {
			if (ts.isImportDeclaration(node) || isTexts(node)) return;
			this.note(node, bound);
			for (const name of storesOf(node, consts)) this.stores.add(name);
			ts.forEachChild(node, visit);
		};
		visit(source);
	}

	/** @param {SourceFile} source */
	imports(source) {
		/** @type {Bound} */
		const bound = new Map();
		for (const node of source.statements) {
			const taken = takenFrom(node);
			if (!taken) continue;
			const door = taken.from.match(DOOR)?.[1];
			if (door) for (const { name } of taken.parts) entry(this.doors, door, newSet).add(name);
			const file = taken.from.match(CALLS)?.[1];
			if (file) this.bind(entry(this.calls, file, newBound), taken.parts, bound);
		}
		return bound;
	}

	/** What is given on, or taken whole, is used in ways that nobody sees here. @param {Bound} exports @param {Taken[]} parts @param {Bound} bound */
	bind(exports, parts, bound) {
		for (const { name, local } of parts) {
			const members = entry(exports, name, newSet);
			if (local) bound.set(local, members);
			else members.add('*');
		}
	}

	/** @param {Node} node @param {Bound} bound */
	note(node, bound) {
		if (ts.isIdentifier(node)) this.noteName(node, bound);
		else if (ts.isStringLiteralLike(node)) this.noteWord(node.text);
		else if (ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
			for (const word of node.text.match(/[\w$-]+/g) ?? []) this.names.add(word);
		}
		if (ts.isCallExpression(node)) {
			this.noteScreen(nameOf(node.expression), SCREEN_CALLS, node.arguments[0]);
		}
		if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
			this.noteScreen(node.name.getText(), SCREEN_KEYS, node.initializer);
		}
	}

	/** @param {Identifier} node @param {Bound} bound */
	noteName(node, bound) {
		this.names.add(node.text);
		if (isKey(node)) this.keys.add(node.text);
		if (isRead(node)) this.reads.add(node.text);
		const members = bound.get(node.text);
		if (members && !isNameOfProperty(node)) members.add(memberOf(node) ?? '*');
	}

	/** @param {string} text */
	noteWord(text) {
		if (!NAME.test(text)) return;
		this.names.add(text);
		this.reads.add(text);
		this.keys.add(text);
	}

	/** @param {string} name @param {Set<string>} known @param {Node | undefined} value */
	noteScreen(name, known, value) {
		if (!known.has(name) || !value) return;
		/** @param {Node} node */
		const collect = (node) => {
			if (ts.isStringLiteralLike(node)) this.screens.add(node.text);
			else if (ts.isPropertyAssignment(node)) collect(node.initializer);
			else if (!ts.isCallExpression(node)) ts.forEachChild(node, collect);
		};
		collect(value);
	}
}

/**
 * What an import or an export of something else takes at run time.
 * @param {Node} node
 * @returns {{ from: string, parts: Taken[] } | undefined}
 */
function takenFrom(node) {
	if (ts.isImportDeclaration(node)) {
		const { importClause, moduleSpecifier } = node;
		if (!importClause || importClause.isTypeOnly) return undefined;
		return { from: textOf(moduleSpecifier), parts: partsOf(importClause.namedBindings, true) };
	}
	if (!ts.isExportDeclaration(node) || !node.moduleSpecifier || node.isTypeOnly) return undefined;
	return { from: textOf(node.moduleSpecifier), parts: partsOf(node.exportClause, false) };
}

/** @param {Node} node */
const textOf = (node) => (ts.isStringLiteralLike(node) ? node.text : '');

/** @param {NamedImportBindings | NamedExportBindings | undefined} named @param {boolean} isImport @returns {Taken[]} */
function partsOf(named, isImport) {
	if (!named || !('elements' in named)) return [{ name: '*' }];
	return [...named.elements]
		.filter((each) => !each.isTypeOnly)
		.map((each) => ({
			name: (each.propertyName ?? each.name).text,
			...(isImport && { local: each.name.text }),
		}));
}

/** Of all sources below folders. @param {string[]} folders */
export const mentionsIn = (...folders) => new Mentions(folders.flatMap(sourcesBelow));

/**
 * @template V
 * @param {Map<string, V>} map @param {string} key @param {() => V} make
 */
function entry(map, key, make) {
	const known = map.get(key) ?? make();
	map.set(key, known);
	return known;
}
/** @returns {Set<string>} */
const newSet = () => new Set();
/** @returns {Bound} */
const newBound = () => new Map();

/** @param {Node} expression */
const nameOf = (expression) =>
	ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/** What texts are called is nothing to do with the names of properties. @param {Node} node */
const isTexts = (node) =>
	ts.isCallExpression(node) && /^define(Message|Messages|Texts)$/.test(node.expression.getText());

/** @param {Node} node */
const isKey = ({ parent }) =>
	ts.isPropertyAssignment(parent) ||
	ts.isShorthandPropertyAssignment(parent) ||
	ts.isJsxAttribute(parent) ||
	ts.isMethodDeclaration(parent) ||
	(ts.isPropertyAccessExpression(parent) && isAssigned(parent));

/** `body.zone`, `{ zone } = body`, `{ zone: place } = body`: not a variable, nor a key of what is made here. @param {Identifier} node */
const isRead = (node) => {
	const { parent } = node;
	if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
	if (ts.isBindingElement(parent)) return (parent.propertyName ?? parent.name) === node;
	const isKeyOfObject = ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent);
	return isKeyOfObject && parent.name === node && isTakenApart(parent.parent);
};

/** @param {Node} object @returns {boolean} */
const isTakenApart = (object) =>
	ts.isBinaryExpression(object.parent)
		? object.parent.left === object && object.parent.operatorToken.kind === SyntaxKind.EqualsToken
		: ts.isPropertyAssignment(object.parent) && isTakenApart(object.parent.parent);

/** `body.zone = …` @param {Node} node */
const isAssigned = (node) =>
	ts.isBinaryExpression(node.parent) &&
	node.parent.left === node &&
	node.parent.operatorToken.kind === SyntaxKind.EqualsToken;

/** `x` in `a.x` and in `{ x: … }`: no use of a binding called x. @param {Identifier} node */
const isNameOfProperty = (node) =>
	(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
	(ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
	node.parent.kind === SyntaxKind.JsxAttribute;

/** Of `agentApi.list` the member, where the binding is used in no other way. @param {Identifier} node */
const memberOf = (node) =>
	ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node
		? node.parent.name.text
		: undefined;
