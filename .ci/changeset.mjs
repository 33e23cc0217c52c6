import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeProblem } from '../deploy/local/node-version.mjs';
import { ROOT } from '../deploy/local/paths.mjs';

// `npm run changelog` and `pnpm changeset`: what keeps the notes runs on the team's Node alone, and ends in an error of its own on others.
const [major = 0, minor = 0] = readFileSync(path.join(ROOT, '.nvmrc'), 'utf8')
	.split('.')
	.map(Number);
const problem = nodeProblem(process.versions.node, { major, minor });
if (problem) {
	console.error(problem);
	process.exitCode = 1;
} else await import(import.meta.resolve('@changesets/cli/bin.js'));
