/** Lets Node run TypeScript files: their types are taken off as they are loaded. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Of the package that the contract is in; tests and benches have none of their own. */
const { transform } = createRequire(new URL('../../shared/package.json', import.meta.url))(
	'@swc/core',
);

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
	if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
	const file = fileURLToPath(url);
	const { code } = await transform(await readFile(file, 'utf8'), {
		filename: file,
		swcrc: false,
		jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: file.endsWith('x') } },
		module: { type: 'es6' },
	});
	return { format: 'module', source: code, shortCircuit: true };
}
