import { ROOT } from '../../deploy/local/paths.mjs';
import { report } from '../../deploy/local/report.mjs';
import { readScript } from '../../deploy/local/script.mjs';
import { agree, weigh } from './budget.mjs';
import { partsOf } from './parts.mjs';
import { whyOf } from './why.mjs';

/**
 * `npm run weight`: what the built pages load, by what it is for. `npm run weight -- --agree` makes it the budget.
 */
const { values } = readScript(import.meta.filename, { options: { agree: { type: 'boolean' } } });
try {
	if (values.agree) agree(ROOT);
	for (const part of partsOf(ROOT)) console.log(`${whyOf(ROOT, part)}\n`);
	const { ok, output } = weigh(ROOT);
	if (!ok) {
		console.error(output);
		process.exitCode = 1;
	}
} catch (error) {
	report(error);
}
