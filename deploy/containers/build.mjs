import { buildOutdated } from '../local/build.mjs';
import { ROOT } from '../local/paths.mjs';
import { Progress } from '../local/progress.mjs';
import { report } from '../local/report.mjs';
import { readScript } from '../local/script.mjs';

/** `node deploy/containers/build.mjs host api`: builds these packages and nothing else. */
const { names } = readScript(import.meta.filename, { takesNames: true });
try {
	await buildOutdated(ROOT, new Progress(), { names });
} catch (error) {
	report(error);
}
