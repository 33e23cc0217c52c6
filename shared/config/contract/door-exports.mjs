import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const SHARED = fileURLToPath(new URL('../../', import.meta.url));

/** Doors whose code the host provides; `contract/*` is bundled, `testing` is for tests. */
export const isDoor = (name) => /^\.\/[a-z0-9-]+$/.test(name) && name !== './testing';

/**
 * What code can import from each door: values only, types leave no trace.
 * @param {string} [shared] folder of the package
 * @returns {Record<string, string[]>} `ui` → names, sorted
 */
export function doorExports(shared = SHARED) {
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

/** @returns {Set<string>} names of the values that a module exports */
function namesOf(file, seen) {
	if (seen.has(file)) return new Set();
	seen.add(file);
	const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
	const names = body.flatMap((item) => {
		if (item.type === 'ExportAllDeclaration' && !item.typeOnly) {
			return [...namesOf(sourceOf(file, item.source.value), seen)];
		}
		if (item.type === 'ExportNamedDeclaration' && !item.typeOnly) {
			return item.specifiers.flatMap(specified);
		}
		return item.type === 'ExportDeclaration' ? declared(item.declaration) : [];
	});
	return new Set(names);
}

/** @throws Error where a door passes on a whole package: nobody would know its names */
function sourceOf(file, request) {
	const source = path.resolve(path.dirname(file), request);
	if (request.startsWith('.') && existsSync(source)) return source;
	throw new Error(`${file}: name what it passes on of ${request}, in place of \`export *\`.`);
}

function specified({ type, isTypeOnly, exported, orig, name }) {
	if (isTypeOnly) return [];
	return type === 'ExportNamespaceSpecifier' ? [name.value] : [(exported ?? orig).value];
}

const TYPES = ['TsInterfaceDeclaration', 'TsTypeAliasDeclaration'];

function declared(declaration) {
	if (TYPES.includes(declaration.type) || declaration.declare) return [];
	if (declaration.type === 'VariableDeclaration') {
		return declaration.declarations.flatMap(({ id }) => bound(id));
	}
	return [(declaration.identifier ?? declaration.id).value];
}

/** Names that a pattern binds: `{ a, b: [c], ...d }`. */
function bound(pattern) {
	switch (pattern?.type) {
		case 'Identifier':
			return [pattern.value];
		case 'ObjectPattern':
			return pattern.properties.flatMap(({ key, value, argument }) =>
				bound(value && value.type !== 'AssignmentPattern' ? value : (argument ?? key)),
			);
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
