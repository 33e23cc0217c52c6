import { readArguments } from '../local/arguments.mjs';
import { buildOutdated } from '../local/build.mjs';
import { ROOT } from '../local/paths.mjs';
import { Progress } from '../local/progress.mjs';
import { report } from '../local/report.mjs';

// `node deploy/containers/build.mjs host api`: builds these packages and nothing else.
try {
	const command = 'node deploy/containers/build.mjs';
	const { names } = readArguments({ command, takesNames: true });
	await buildOutdated(ROOT, new Progress(), { names });
} catch (error) {
	report(error);
}
