import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { parse } from 'yaml';
import { Failure } from '../local/failure.mjs';
import { ROOT } from '../local/paths.mjs';

const NAMED = /(?:from|import|require(?:\.resolve)?)\s*(?:\(\s*)?['"]([^'"./\s][^'"\s]*)['"]/g;

/** Of `@chakra-ui/react/x` the package: `@chakra-ui/react`. @param {string} request */
const packageOf = (request) =>
	request
		.split('/')
		.slice(0, request.startsWith('@') ? 2 : 1)
		.join('/');

/** Names of the packages that files below a folder import. @param {string} folder */
export function packagesNamed(folder) {
	const requests = readdirSync(folder, { encoding: 'utf8', recursive: true })
		.filter((name) => /\.(d\.ts|[mc]?js)$/.test(name))
		.flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(NAMED)])
		.map(([, request = '']) => request);
	return [...new Set(requests.map(packageOf))].filter(
		(name) => !/^(node:|@?borlette)/.test(name) && !builtinModules.includes(name),
	);
}

/** @type {{ catalog: Record<string, string> }} */
const { catalog } = parse(readFileSync(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8'));

/** The exact version that the host is built with. @param {string} name @throws {Failure} when there is none */
export function versionOf(name) {
	const version = catalog[name];
	if (version) return version;
	throw new Failure(
		`What is packed names ${name}, which the catalog of pnpm-workspace.yaml does not: add it there.`,
	);
}
