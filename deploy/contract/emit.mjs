import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { Failure } from '../local/failure.mjs';
import { runTool } from '../local/processes.mjs';

/** `./x.ts` and `./x.tsx` in an import or export become `./x.js`, where they are in the package. */
const asScripts = (text) => text.replace(/(['"]\.{1,2}\/[^'"\n]*)\.tsx?(['"])/g, '$1.js$2');

/**
 * Writes the declarations of everything that can be reached from the doors.
 * @param {string} shared the package's folder
 * @param {[string, string][]} doors of its `exports`
 * @param {string} target
 */
export async function emitTypes(shared, doors, target) {
	const contract = readdirSync(path.join(shared, 'src/contract')).map((name) => `contract/${name}`);
	const entries = doors
		.map(([, file]) => file.match(/^\.\/src\/((?!testing\/)[a-z0-9]+\/index\.ts)$/)?.[1])
		.filter(Boolean);
	// Beside the package's own configuration, so that it finds the same packages.
	const config = path.join(shared, `.types-${process.pid}.json`);
	// npm test has checked them; what is inferred is worked out all the same.
	const options = { noCheck: true, noEmit: false, declaration: true, emitDeclarationOnly: true };
	writeFileSync(
		config,
		JSON.stringify({
			extends: './config/tsconfig.base.json',
			compilerOptions: { ...options, types: ['node'], outDir: target, rootDir: './src' },
			files: [...new Set([...entries, ...contract])].map((name) => `./src/${name}`),
		}),
	);
	try {
		const tsc = path.join(import.meta.dirname, '../node_modules/typescript/bin/tsc');
		const args = [tsc, '-p', config, '--pretty', 'false'];
		const { code, output } = await runTool(process.execPath, args, { cwd: shared });
		if (code !== 0)
			throw new Failure('The types could not be written; TypeScript said:', { output });
	} finally {
		rmSync(config, { force: true });
	}
	for (const name of readdirSync(target, { recursive: true })) {
		if (!name.endsWith('.d.ts')) continue;
		const file = path.join(target, name);
		writeFileSync(file, asScripts(readFileSync(file, 'utf8')));
	}
}

/** Writes the code of the contract, which remotes bundle (decision 0003): plain modules, no React. */
export function emitCalls(source, target) {
	mkdirSync(target, { recursive: true });
	for (const name of readdirSync(source)) {
		const { code } = transformSync(readFileSync(path.join(source, name), 'utf8'), {
			filename: name,
			jsc: {
				target: 'es2022',
				parser: { syntax: 'typescript' },
				transform: { verbatimModuleSyntax: true },
			},
		});
		writeFileSync(path.join(target, name.replace(/\.ts$/, '.js')), asScripts(code));
	}
}
