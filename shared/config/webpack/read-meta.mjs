import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';

/**
 * Reads what a TypeScript file exports: with its types taken off it is plain data.
 * @throws when the file imports anything but types
 */
export async function readConstants(file) {
	const { code } = await transform(await readFile(file, 'utf8'), {
		filename: file,
		swcrc: false,
		jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
		module: { type: 'es6' },
	});
	if (/^\s*import\b/m.test(code)) {
		throw new Error(
			`${file}: import types only (\`import type …\`); it is read at build as plain data.`,
		);
	}
	return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/**
 * Reads `remote.meta.ts` without running the remote.
 * @returns the metadata with `version` from the package
 */
export async function readMeta(file) {
	const { meta } = await readConstants(file);
	if (!meta) throw new Error(`${file}: export the metadata as \`meta\`.`);
	const pkg = JSON.parse(await readFile(path.join(path.dirname(file), '../package.json'), 'utf8'));
	return { ...meta, version: pkg.version };
}
