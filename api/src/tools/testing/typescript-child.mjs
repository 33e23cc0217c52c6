/**
 * Lets a child process of a test run TypeScript, so that it can be killed for real:
 * node typescript-child.mjs file.ts
 */
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transformSync } from '@swc/core';

/** Of Node.js. @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
	if (!/\.(ts|json)$/.test(url)) return next(url, context);
	const filename = fileURLToPath(url);
	const text = readFileSync(filename, 'utf8');
	if (url.endsWith('.json')) {
		return { format: 'module', source: `export default ${text}`, shortCircuit: true };
	}
	const { code } = transformSync(text, {
		filename,
		jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
	});
	return { format: 'module', source: code, shortCircuit: true };
}

if (isMainThread) {
	register(import.meta.url);
	await import(pathToFileURL(process.argv[2] ?? '').href);
}
