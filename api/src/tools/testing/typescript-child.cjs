/**
 * Lets a child process of a test run TypeScript as Jest does, so that it can be killed for real:
 * node typescript-child.cjs file.ts
 */
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

require.extensions['.ts'] = (module, filename) => {
	const { code } = transformSync(readFileSync(filename, 'utf8'), {
		filename,
		module: { type: 'commonjs' },
		jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
	});
	module._compile(code, filename);
};

require(process.argv[2]);
