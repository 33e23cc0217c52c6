import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inParallel, tool } from './tool.mjs';

const AT_ONCE = 2;

export async function types({ root }) {
	const packages = readdirSync(root).filter((name) =>
		existsSync(path.join(root, name, 'tsconfig.json')),
	);
	const results = await inParallel(packages, AT_ONCE, (name) =>
		tool(root, 'typescript', 'tsc', ['-p', name, '--noEmit', '--pretty', 'false']),
	);
	return {
		ok: results.every(({ code }) => code === 0),
		output: results.map(({ output }) => output).join(''),
	};
}
