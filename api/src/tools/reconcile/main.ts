import { readConfig } from '../../config/config.ts';
import { noteCheck } from '../../state/house.sql.ts';
import { allAnchors, wronglySigned } from '../../trail/anchors.ts';
import { withDatabase } from '../console/database.ts';
import { ProgressBar } from '../console/progress-bar.ts';
import { CommandError, runCommand } from '../console/run.ts';
import type { AgentDay } from './company.ts';
import type { Differences } from './difference.ts';
import { reconcile } from './reconcile.ts';

const HELP = `Works the books out again from the raw rows, by other code than the engine's: gains, seals,
sums of reports, counters of limits, ledgers, invoices and trails, these against what the
trails were told and what was kept of them outside the database. Writes nothing but when
all books were checked and how much differed, and may run beside npm start.

  pnpm reconcile
  npm run reconcile -- --company CHANS

  --company REF   one company only, by its code
  --most N        how many differences are named (20); all are counted
  --json          the outcome as one JSON document, with what each agent sold for each draw date
  --help          this text

Reads the database of DATABASE_OWNER_URL, DATABASE_URL, or the embedded one in DATA_DIR (.data).
Exit code: 0 without a difference, 1 with one, 2 when it could not be checked.
`;

const OPTIONS = {
	company: { type: 'string' },
	most: { type: 'string', default: '20' },
	json: { type: 'boolean', default: false },
} as const;

runCommand({ help: HELP, options: OPTIONS }, async ({ company, most: mostNamed, json }) => {
	const most = Number(mostNamed);
	if (!Number.isInteger(most) || most < 0) throw new CommandError('--most takes a number');
	const bar = new ProgressBar();
	const begun = Date.now();
	const sums: Array<AgentDay & { company: string }> = [];
	const config = readConfig();
	const differences = await withDatabase(config, async (db) => {
		const found = await reconcile(db, {
			company,
			anchors: await allAnchors(config),
			forged: await wronglySigned(config),
			most,
			onCompany: ({ ref_code }, rows) => bar.begin(`Checking ${ref_code || 'the provider'}`, rows),
			onRow: () => bar.advance(),
			onSum: ({ ref_code }, sum) => json && sums.push({ company: ref_code, ...sum }),
		});
		if (!company) await noteCheck(db, { begun: new Date(begun), differences: found.count });
		return found;
	});
	bar.end();
	const seconds = (Date.now() - begun) / 1_000;
	process.stdout.write(
		json ? asJson(differences, { sums, seconds }) : asText(differences, seconds),
	);
	return differences.count === 0 ? 0 : 1;
});

const asJson = ({ count, named }: Differences, more: object): string =>
	`${JSON.stringify({ differences: count, named, ...more }, undefined, '\t')}\n`;

function asText({ count, named }: Differences, seconds: number): string {
	const lines = named.map(
		({ company, what, object, expected, found }) =>
			`${company || 'Provider'}: ${what} of ${object}: expected ${expected}, found ${found}\n`,
	);
	const more = count - named.length;
	const rest = more > 0 ? `… and ${more} more\n` : '';
	const took = ` (${seconds.toFixed(1)} s)`;
	return `${lines.join('')}${rest}${count} ${count === 1 ? 'difference' : 'differences'}${took}\n`;
}
