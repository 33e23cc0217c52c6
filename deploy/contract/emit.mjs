import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { Failure } from '../local/failure.mjs';
import { runTool } from '../local/processes.mjs';

/** Types of styles and pictures, which the federation's types refer to. */
const ASSETS = 'src/federation/assets.d.ts';

/** `./x.ts` and `./x.tsx` in an import or export become `./x.js`, where they are in the package. @param {string} text */
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
		.map(([, file]) => file.match(/^\.\/src\/([a-z0-9-]+\/index\.tsx?)$/)?.[1])
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
	for (const name of readdirSync(target, { encoding: 'utf8', recursive: true })) {
		if (!name.endsWith('.d.ts')) continue;
		const file = path.join(target, name);
		writeFileSync(file, asScripts(readFileSync(file, 'utf8')));
	}
	// A declaration already: the compiler passes on neither the file nor the reference to it.
	cpSync(path.join(shared, ASSETS), path.join(target, path.relative('src', ASSETS)));
	const door = path.join(target, 'federation/index.d.ts');
	const reference = `/// <reference path="./${path.basename(ASSETS)}" />\n`;
	writeFileSync(door, reference + readFileSync(door, 'utf8'));
}

/** Plain modules, types taken off: whoever uses them needs no TypeScript. @param {string} file */
function compiled(file) {
	const { code } = transformSync(readFileSync(file, 'utf8'), {
		filename: file,
		swcrc: false,
		jsc: {
			target: 'es2022',
			parser: { syntax: 'typescript', tsx: true },
			transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
		},
	});
	return asScripts(code);
}

/**
 * Compiles each module below a folder into a file of its own.
 * @param {string} source
 * @param {string} target
 * @param {(name: string) => boolean} [isWanted]
 */
export function emitCode(source, target, isWanted = () => true) {
	const names = readdirSync(source, { encoding: 'utf8', recursive: true })
		.map((name) => name.split(path.sep).join('/'))
		.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && isWanted(name));
	for (const name of names) {
		const file = path.join(target, name.replace(/\.tsx?$/, '.js'));
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, compiled(path.join(source, name)));
	}
}
