import { ROOT } from '../../deploy/local/paths.mjs';
import { report } from '../../deploy/local/report.mjs';
import { readScript } from '../../deploy/local/script.mjs';
import { agree, weigh, weightOf } from './budget.mjs';
import { pagesOf, partsOf } from './parts.mjs';
import { kB, whyOf } from './why.mjs';

/**
 * `npm run weight`: what the built pages load, by what it is for. `npm run weight -- --agree remote-hello,lists` makes it the budget
 * of these, with a remote's pages, and leaves that of all others.
 */
const { values } = readScript(import.meta.filename, { options: { agree: { type: 'string' } } });
const COLUMN = 44;
try {
	if (values.agree !== undefined) agree(ROOT, values.agree.split(','));
	for (const part of partsOf(ROOT)) console.log(`${whyOf(ROOT, part)}\n`);
	console.log('What a page begins with beside these:');
	for (const page of pagesOf(ROOT)) {
		console.log(`  ${page.name.padEnd(COLUMN)}${kB(weightOf(ROOT, page)).padStart(10)}`);
	}
	const { ok, output } = weigh(ROOT);
	if (!ok) {
		console.error(output);
		process.exitCode = 1;
	}
} catch (error) {
	report(error);
}
