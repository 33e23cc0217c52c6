#!/usr/bin/env node
// Old versions of Node must be able to read this file: no newer syntax, no import of a file that has it.
import { nodeProblem } from './local/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
	console.error(problem);
	process.exit(1);
}
import('./release/main.mjs').then(function run(release) {
	return release.main(process.argv.slice(2));
});
