import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

/**
 * @import { Endpoint } from '../../src/contract/endpoint.ts'
 * @typedef {{ file: string, exported: string, member: string | undefined, call: Endpoint }} Exported
 */

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
/** @param {unknown} value @returns {value is Endpoint} */
const isCall = (value) =>
	isObject(value) &&
	METHODS.includes(String(value.method)) &&
	typeof value.path === 'string' &&
	'output' in value;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null;

/** Runs the contract's files, which need nothing but their library. @param {string} folder */
async function modulesOf(folder) {
	const names = readdirSync(folder).filter((name) => /^[\w.-]+(?<!\.d|\.test)\.ts$/.test(name));
	// Beside its package, so that the library is found.
	const place = path.join(path.dirname(path.dirname(folder)), '.cache', `contract-${process.pid}`);
	mkdirSync(place, { recursive: true });
	try {
		for (const name of names) {
			const { code } = transformSync(readFileSync(path.join(folder, name), 'utf8'), {
				filename: name,
				swcrc: false,
				jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
				module: { type: 'es6' },
			});
			const text = code
				.replace(/(from\s*['"])@borlette\/shared\/contract(['"])/g, '$1./index.mjs$2')
				.replace(/(from\s*['"])@borlette\/shared\/contract\/([^'"]+)(['"])/g, '$1./$2.mjs$3')
				.replace(/(from\s*['"]\.{1,2}\/[^'"]*)\.ts(['"])/g, '$1.mjs$2');
			writeFileSync(path.join(place, name.replace(/\.ts$/, '.mjs')), text);
		}
		return await importAll(
			place,
			names.map((name) => name.replace(/\.ts$/, '.mjs')),
		);
	} finally {
		rmSync(place, { recursive: true, force: true });
	}
}

/**
 * @param {string} folder @param {string[]} names
 * @returns {Promise<{ name: string, module: Record<string, unknown> }[]>}
 */
const importAll = (folder, names) =>
	Promise.all(
		names.map(async (name) => ({
			name: name.replace(/\.m?js$/, ''),
			module: await import(pathToFileURL(path.join(folder, name)).href),
		})),
	);

/**
 * The calls of a contract, as its files export them, and the permission codes.
 * @param {string} folder
 * @returns {Promise<{ calls: Exported[], permissions: string[] }>}
 */
export async function contractIn(folder) {
	const modules = await modulesOf(folder);
	const calls = modules.flatMap(({ name: file, module }) =>
		Object.entries(module).flatMap(([exported, value]) => {
			/** @returns {Exported} */
			const named = (/** @type {string | undefined} */ member, /** @type {Endpoint} */ call) => ({
				...{ file, exported, member, call },
			});
			if (isCall(value)) return [named(undefined, value)];
			if (!isObject(value)) return [];
			return Object.entries(value).flatMap(([member, each]) =>
				isCall(each) ? [named(member, each)] : [],
			);
		}),
	);
	const permissions = modules.find(({ name }) => name === 'permissions')?.module.PERMISSIONS;
	return { calls, permissions: Array.isArray(permissions) ? [...permissions] : [] };
}
