import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

/** @import { Declaration, ExportSpecifier, Pattern } from '@swc/core' */

const SHARED = fileURLToPath(new URL('../../', import.meta.url));

/** Doors whose code the host provides; `contract/*` is bundled, `testing` is for tests. @param {string} name */
export const isDoor = (name) => /^\.\/[a-z0-9-]+$/.test(name) && name !== './testing';

/**
 * What code can import from each door: values only, types leave no trace.
 * @param {string} [shared] folder of the package
 * @returns {Record<string, string[]>} `ui` → names, sorted
 */
export function doorExports(shared = SHARED) {
	/** @type {{ exports: Record<string, string> }} */
	const { exports } = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8'));
	return Object.fromEntries(
		Object.entries(exports)
			.filter(([name]) => isDoor(name))
			.map(([name, file]) => [
				name.slice(2),
				[...namesOf(path.join(shared, file), new Set())].sort(),
			]),
	);
}

/** @param {string} file @param {Set<string>} seen @returns {Set<string>} names of the values that a module exports */
function namesOf(file, seen) {
	if (seen.has(file)) return new Set();
	seen.add(file);
	const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
	const names = body.flatMap((item) => {
		if (item.type === 'ExportAllDeclaration' && !isOfTypes(item)) {
			return [...namesOf(sourceOf(file, item.source.value), seen)];
		}
		if (item.type === 'ExportNamedDeclaration' && !isOfTypes(item)) {
			return item.specifiers.flatMap(specified);
		}
		return item.type === 'ExportDeclaration' ? declared(item.declaration) : [];
	});
	return new Set(names);
}

/** `export type …`; not in the parser's own types. @param {object} item */
const isOfTypes = (item) => 'typeOnly' in item && item.typeOnly === true;

/** @param {string} file @param {string} request @throws Error where a door passes on a whole package: nobody would know its names */
function sourceOf(file, request) {
	const source = path.resolve(path.dirname(file), request);
	if (request.startsWith('.') && existsSync(source)) return source;
	throw new Error(`${file}: name what it passes on of ${request}, in place of \`export *\`.`);
}

/** @param {ExportSpecifier} specifier */
function specified(specifier) {
	if (specifier.type === 'ExportNamespaceSpecifier') return [specifier.name.value];
	if (specifier.type === 'ExportDefaultSpecifier') return [specifier.exported.value];
	return specifier.isTypeOnly ? [] : [(specifier.exported ?? specifier.orig).value];
}

/** @param {Declaration} declaration @returns {string[]} */
function declared(declaration) {
	switch (declaration.type) {
		case 'TsInterfaceDeclaration':
		case 'TsTypeAliasDeclaration':
			return [];
		case 'VariableDeclaration':
			return declaration.declare ? [] : declaration.declarations.flatMap(({ id }) => bound(id));
		case 'FunctionDeclaration':
		case 'ClassDeclaration':
			return declaration.declare ? [] : [declaration.identifier.value];
		default:
			return declaration.declare ? [] : [declaration.id.value];
	}
}

/** Names that a pattern binds: `{ a, b: [c], ...d }`. @param {Pattern | null | undefined} pattern @returns {string[]} */
function bound(pattern) {
	switch (pattern?.type) {
		case 'Identifier':
			return [pattern.value];
		case 'ObjectPattern':
			return pattern.properties.flatMap((property) => {
				if (property.type === 'AssignmentPatternProperty') return [property.key.value];
				return bound(property.type === 'KeyValuePatternProperty' ? property.value : property);
			});
		case 'ArrayPattern':
			return pattern.elements.flatMap(bound);
		case 'AssignmentPattern':
			return bound(pattern.left);
		case 'RestElement':
			return bound(pattern.argument);
		default:
			return [];
	}
}
