// Old versions of Node must be able to read this file, as ../deploy/start.mjs.
import { nodeProblem } from '../deploy/local/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
	console.error(problem);
	process.exit(1);
}
import('./run.mjs').then(function run(ci) {
	return ci.test(process.argv.slice(2));
});
