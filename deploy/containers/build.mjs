import { buildOutdated } from '../local/build.mjs';
import { ROOT } from '../local/paths.mjs';
import { Progress } from '../local/progress.mjs';
import { report } from '../local/report.mjs';

// `node deploy/containers/build.mjs host api`: builds these packages and nothing else.
try {
	await buildOutdated(ROOT, new Progress(), { names: process.argv.slice(2) });
} catch (error) {
	report(error);
}
