// Old versions of Node must be able to read this file: no newer syntax, no import of a file that has it.
import { nodeProblem } from './local/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
	console.error(problem);
	process.exit(2);
}
import('./local/command.mjs').then(function run(local) {
	return local.runCommand(process.argv.slice(2));
});
